import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import type { TopUpAmounts } from '../../../contract/top-up-amount.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { useLocale } from '../../api/settings.ts';
import { useRates } from '../../api/site.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import { MoneySum } from './MoneySum.tsx';
import { amountsOf, offeredRate, type TopUpValues, topUpValuesOf, toTopUp } from './money-values.ts';
import { NotificationMailField } from './NotificationMailField.tsx';
import { refreshAgencyMoney } from './refresh-agency-money.ts';

interface TopUpFormProps {
  agency: Agency;
  frame: (parts: FormFrame) => ReactNode;
  onDone: () => void;
}

/** Money received for an agency; the result is shown before it is sent, and sent along (spec §3, Top-up). */
export function TopUpForm({ agency, frame, onDone }: TopUpFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const format = useFormat();
  const { name, money } = agency;
  const words = (amount: number) => format.money({ amount, currency: money.currency });
  const ask = (values: TopUpValues) => {
    const added = amountsOf(values, money.currency)?.amount.amount ?? 0;
    return confirmDialog({
      title: t`Add ${words(added)} to the balance of ${name}?`,
      text: t`Reference number ${values.referenceNumber.trim()}. The balance goes from ${words(money.balance)} to ${words(money.balance + added)}.`,
      confirm: t`Add the money`,
    });
  };
  const save = async (values: TopUpValues, options: CallOptions) => {
    const input = toTopUp(values, agency);
    const wallet = await call('topUpAgency', input, options);
    refreshAgencyMoney();
    toast(t`The money has been added. The balance is ${words(wallet.balance)} now`, 'success');
  };
  return (
    <EditForm<TopUpValues>
      place={`agency/top-up/${agency.id}`}
      initialValues={topUpValuesOf(agency)}
      validate={async (values) => (await import('./money-errors.ts')).topUpErrors(values, agency, locale)}
      confirm={ask}
      save={save}
      saveLabel={<Trans>Top up the balance</Trans>}
      onSaved={onDone}
      frame={frame}
    >
      <TopUpFields agency={agency} />
    </EditForm>
  );
}

function TopUpFields({ agency }: { agency: Agency }) {
  const { t } = useLingui();
  const rates = useRates();
  const { values, setFieldValue } = useFormikContext<TopUpValues>();
  const { currency: settlement } = agency.money;
  return (
    <>
      <SelectField
        name="currency"
        label={t`Currency received`}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        required
        onEdit={(next) => void setFieldValue('exchangeRate', offeredRate(next, settlement, rates))}
      />
      <TextField
        name="receivedAmount"
        label={t`Received amount`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        required
      />
      {values.currency === settlement ? null : (
        <TextField
          name="exchangeRate"
          label={t`Exchange rate`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={25}
          required
          hint={t`${settlement} for 1 ${values.currency}. Defaults to today’s rate.`}
        />
      )}
      <TextField
        name="transactionFeePercent"
        label={t`Transaction fee (%)`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        hint={<Trans>Percentage of the amount received; leave empty for none.</Trans>}
      />
      <TextField
        name="referenceNumber"
        label={t`Reference number`}
        autoComplete="off"
        maxLength={60}
        required
        hint={<Trans>The bank’s own number: it can be entered once for an agency.</Trans>}
      />
      <NotificationMailField agency={agency} />
      <TopUpSum amounts={amountsOf(values, settlement)} balance={agency.money.balance} />
    </>
  );
}

interface TopUpSumProps {
  /** Null while it is incomplete. */
  amounts: TopUpAmounts | null;
  /** Of the agency now, in minor units of its currency. */
  balance: number;
}

/** The totals of a receipt, for review. */
function TopUpSum({ amounts, balance }: TopUpSumProps) {
  const { t } = useLingui();
  const after = amounts ? { ...amounts.amount, amount: balance + amounts.amount.amount } : null;
  return (
    <MoneySum
      rows={[
        [t`In the settlement currency`, amounts?.gross ?? null],
        [t`Transaction fee`, amounts?.fee ?? null],
        [t`Amount added`, amounts?.amount ?? null],
        [t`Balance afterwards`, after],
      ]}
    />
  );
}
