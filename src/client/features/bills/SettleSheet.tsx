import { Trans, useLingui } from '@lingui/react/macro';
import { type FormikErrors, useFormikContext } from 'formik';
import { useState } from 'react';
import { MINOR_UNITS } from '../../../contract/money.ts';
import type { Wallet } from '../../../contract/session.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { refreshMoney } from '../../api/events.ts';
import { useOnline } from '../../api/online.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { showRefused } from '../../form/server-errors.ts';
import { TextField } from '../../form/TextField.tsx';
import { readAmount, writeAmount } from '../../manage/amount-text.ts';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { NotSavedAt } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { SumList } from './SumList.tsx';
import styles from './TopUps.module.css';

type SetErrors = (errors: FormikErrors<{ amount: string }>) => void;

interface SettleSheetProps {
  about: string;
  wallet: Wallet;
  /** The amount due, in minor units. */
  owed: number;
  onClose: () => void;
}

/** How much of the used credit is repaid from the balance: by default the amount due, as far as the balance reaches. */
export function SettleSheet(props: SettleSheetProps) {
  const place = `wallet/settle/${props.about}`;
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(place) === null ? null : <ReadSettle {...props} place={place} />;
}

function ReadSettle({ wallet, owed, onClose, place }: SettleSheetProps & { place: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const format = useFormat();
  const { currency, balance, creditUsed } = wallet;
  const digits = MINOR_UNITS[currency];
  const words = (amount: number) => format.money({ amount, currency });
  const most = Math.min(balance, creditUsed);
  const tooMuch = t`at most ${words(most)}`;
  const [first] = useState(() => ({ amount: writeAmount(Math.min(most, owed), digits) }));
  const settle = async (amount: number, setErrors: SetErrors, options: CallOptions): Promise<boolean> => {
    try {
      const now = await call('settleCredit', { amount }, options);
      toast(t`Settled. ${words(now.creditUsed)} of the credit is in use now.`, 'success');
      onClose();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefused(error, setErrors);
      return false;
    } finally {
      void refreshMoney();
    }
  };
  return (
    <DraftForm<{ amount: string }>
      place={place}
      initialValues={first}
      validateOnChange={false}
      validate={async ({ amount }) =>
        (await import('./settle-errors.ts')).settleErrors(readAmount(amount, digits), { most, tooMuch, locale })
      }
      onSubmit={({ amount }, { setErrors }, options) => settle(readAmount(amount, digits), setErrors, options)}
    >
      <Sheet open onClose={onClose} title={t`Settle credit`} footer={<Settle />}>
        <div className={styles.body}>
          <SumList
            rows={[
              [t`Credit used`, words(creditUsed)],
              [t`Balance`, words(balance)],
            ]}
          />
          <TextField
            name="amount"
            label={t`Amount to settle (${currency})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
            required
            hint={<Trans>It moves from the balance to the credit line at once and can be spent again.</Trans>}
          />
          <NotSavedAt place={place} />
        </div>
      </Sheet>
    </DraftForm>
  );
}

function Settle() {
  const { t } = useLingui();
  const online = useOnline();
  const { submitForm, isSubmitting } = useFormikContext();
  return (
    <Button
      size="main"
      block
      busy={isSubmitting}
      disabledReason={online ? null : t`Paying needs a connection.`}
      onPress={() => void submitForm()}
    >
      <Trans>Settle</Trans>
    </Button>
  );
}
