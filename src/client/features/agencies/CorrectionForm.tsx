import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { useLocale } from '../../api/settings.ts';
import { SegmentField } from '../../form/SegmentField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import { MoneySum } from './MoneySum.tsx';
import { type CorrectionValues, correctedBy, correctionValuesOf, toCorrection } from './money-values.ts';
import { NotificationMailField } from './NotificationMailField.tsx';
import { refreshAgencyMoney } from './refresh-agency-money.ts';

interface CorrectionFormProps {
  agency: Agency;
  frame: (parts: FormFrame) => ReactNode;
  onDone: () => void;
}

/** Corrects an agency's balance by a new entry; the resulting balance is shown before it is sent, and sent along. */
export function CorrectionForm({ agency, frame, onDone }: CorrectionFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const format = useFormat();
  const { name, money } = agency;
  const words = (amount: number) => format.money({ amount, currency: money.currency });
  const ask = (values: CorrectionValues) => {
    const { amount, reason, orderId } = toCorrection(values, agency);
    const moved = words(Math.abs(amount));
    const goes = t`The balance goes from ${words(money.balance)} to ${words(money.balance + amount)}.`;
    const number = orderId ? bookingText(orderId) : '';
    return confirmDialog({
      title: amount < 0 ? t`Deduct ${moved} from the balance of ${name}?` : t`Add ${moved} to the balance of ${name}?`,
      text: number ? t`${goes} Booking ${number}. Reason: ${reason}` : t`${goes} Reason: ${reason}`,
      confirm: t`Correct the balance`,
    });
  };
  const save = async (values: CorrectionValues, options: CallOptions) => {
    const input = toCorrection(values, agency);
    try {
      const wallet = await call('correctAgency', input, options);
      toast(t`The balance has been corrected. It is ${words(wallet.balance)} now`, 'success');
    } finally {
      // Refetched too where it was refused because the balance moved.
      refreshAgencyMoney();
    }
  };
  return (
    <EditForm<CorrectionValues>
      place={`agency/correction/${agency.id}`}
      initialValues={correctionValuesOf(agency)}
      validate={async (values) => {
        const { correctionErrors } = await import('./money-errors.ts');
        return correctionErrors(values, agency, { tooMuch: t`Insufficient Account Balance`, locale });
      }}
      confirm={ask}
      save={save}
      saveLabel={<Trans>Correct the balance</Trans>}
      onSaved={onDone}
      frame={frame}
    >
      <CorrectionFields agency={agency} />
    </EditForm>
  );
}

function CorrectionFields({ agency }: { agency: Agency }) {
  const { t } = useLingui();
  const { currency } = agency.money;
  return (
    <>
      <SegmentField
        name="direction"
        label={t`What the correction does`}
        options={[
          { value: 'add', label: t`Adds to the balance` },
          { value: 'take', label: t`Deducts from the balance` },
        ]}
      />
      <TextField
        name="amount"
        label={t`Amount (${currency})`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        required
      />
      <TextField
        name="reason"
        label={t`Reason`}
        autoComplete="off"
        maxLength={200}
        required
        hint={<Trans>The agency sees it in its wallet and on its statement.</Trans>}
      />
      <TextField
        name="orderId"
        label={t`Booking it is about`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={64}
        hint={<Trans>A booking of this agency; empty for none.</Trans>}
      />
      <NotificationMailField agency={agency} />
      <CorrectionSum agency={agency} />
    </>
  );
}

/** The balance before and after. */
function CorrectionSum({ agency }: { agency: Agency }) {
  const { t } = useLingui();
  const { values } = useFormikContext<CorrectionValues>();
  const { currency, balance } = agency.money;
  const by = correctedBy(values, agency);
  const money = (amount: number) => (Number.isFinite(amount) ? { amount, currency } : null);
  return (
    <MoneySum
      rows={[
        [t`Balance`, money(balance)],
        [t`Correction`, money(by)],
        [t`Balance afterwards`, money(balance + by)],
      ]}
    />
  );
}
