import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { useLocale } from '../../api/settings.ts';
import { TextField } from '../../form/TextField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import { type CreditValues, creditValuesOf, toCredit } from './money-values.ts';

interface MoneyFormProps {
  agency: Agency;
  frame: (parts: FormFrame) => ReactNode;
  onDone: () => void;
}

/** An agency's credit limit. */
export function CreditForm({ agency, frame, onDone }: MoneyFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const format = useFormat();
  const { name, money } = agency;
  const parent = agency.parent.name;
  const me = useMe();
  const isOfProvider = me?.company.isProvider === true && me.company.id === agency.parent.id;
  const { currency } = money;
  const words = (amount: number) => format.money({ amount, currency });
  const ask = (values: CreditValues) =>
    confirmDialog({
      title: t`Set the credit limit of ${name} to ${words(toCredit(values, agency).credit)}?`,
      text: t`It is ${words(money.creditLimit)} now, of which ${words(money.creditUsed)} is used.`,
      confirm: t`Set the credit limit`,
    });
  const save = async (values: CreditValues, options: CallOptions) => {
    const input = toCredit(values, agency);
    const wallet = await call('setAgencyCredit', input, options);
    void invalidate('agencies', 'agency', 'wallet', 'available');
    toast(t`The credit limit is ${words(wallet.creditLimit)} now, ${words(wallet.available)} available`, 'success');
  };
  return (
    <EditForm<CreditValues>
      place={`agency/credit/${agency.id}`}
      initialValues={creditValuesOf(agency)}
      validate={async (values) => (await import('./money-errors.ts')).creditErrors(values, agency, locale)}
      confirm={ask}
      save={save}
      saveLabel={<Trans>Set the credit limit</Trans>}
      onSaved={onDone}
      frame={frame}
    >
      <TextField
        name="credit"
        label={t`Credit limit (${currency})`}
        inputMode="decimal"
        autoComplete="off"
        required
        hint={
          <>
            <Trans>What the agency may owe at most; 0 for none. It cannot be less than it owes already.</Trans>{' '}
            {isOfProvider ? null : <Trans>Taken from the credit limit of {parent}.</Trans>}
          </>
        }
      />
    </EditForm>
  );
}
