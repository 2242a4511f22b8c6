import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Agency, AgencyConfig } from '../../../contract/agencies.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import { call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { CheckField } from '../../manage/CheckField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { createIntents } from '../../manage/intents.ts';
import { type ConfigValues, configValuesOf, toConfig } from './config-values.ts';

type Flag = { [K in keyof AgencyConfig]: AgencyConfig[K] extends boolean ? K : never }[keyof AgencyConfig];

/** What an agency may do and how it is dealt with. */
export function ConfigForm({ agency, frame }: { agency: Agency; frame: (parts: FormFrame) => ReactNode }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [{ keyOf }] = useState(createIntents);
  const { id, version } = agency;
  const save = (values: ConfigValues) => {
    const input = { id, version, common: toConfig(values), train: values.train };
    return call('saveAgencyConfig', input, { idempotencyKey: keyOf(input) }).finally(
      () => void invalidate('agencies', 'agency'),
    );
  };
  const flags: readonly [Flag, string, string][] = [
    ['enableFlightService', t`Flights`, t`Its operators search and book flights.`],
    ['enableTrainService', t`Trains`, t`Its operators search and book trains.`],
    ['canCreateSubAgency', t`Create sub-agencies`, t`It opens agencies of its own, where it is a direct agency.`],
    ['isShowBill', t`Show bills`, t`Its finance staff see wallet, bills and statements.`],
    ['sendEmailToSubAgency', t`Send emails to the agency`, t`Mails about its bookings and money go to it.`],
    ['hidePnrBooking', t`Hide booking by PNR`, t`Nobody searches or books from a pasted PNR.`],
    ['hideMainlandContent', t`Hide mainland China`, t`Flights inside mainland China are not offered.`],
    ['disablePayment', t`Switch payment off`, t`Bookings are made and not paid in the portal.`],
    ['onlyShowOwnOrders', t`Own bookings only`, t`Operators see the bookings they made themselves.`],
    ['showInvoiceType', t`Invoice type in the Excel bill`, t`A column of the bill names the invoice type.`],
    ['singleSession', t`One device at a time`, t`A log-in ends the user’s other sessions.`],
  ];
  return (
    <EditForm<ConfigValues>
      place={`agency/config/${id}`}
      initialValues={configValuesOf(agency)}
      validate={async (values) => (await import('./agency-errors.ts')).configErrors(values, locale)}
      save={save}
      savedWords={t`Saved`}
      frame={frame}
    >
      <SelectField
        name="settlementCurrency"
        label={t`Settlement currency`}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        hint={<Trans>It stays as it is once the agency has money or bookings.</Trans>}
      />
      <SelectField
        name="creditPeriod"
        label={t`Credit period`}
        options={[
          { value: 'day', label: t`Day` },
          { value: 'week', label: t`Week` },
          { value: 'month', label: t`Month` },
          { value: 'year', label: t`Year` },
        ]}
        hint={<Trans>How long it buys on credit before a statement closes.</Trans>}
      />
      <SelectField
        name="emailLanguage"
        label={t`Email language`}
        options={[
          { value: 'en', label: 'English' },
          { value: 'zh-cn', label: '简体中文' },
          { value: 'zh-tw', label: '繁體中文' },
        ]}
      />
      {flags.map(([name, label, hint]) => (
        <CheckField key={name} name={name} label={label} hint={hint} />
      ))}
      <CheckField
        name="train.manualMode"
        label={t`Train tickets by hand`}
        hint={t`People at the provider issue its train tickets instead of the supplier’s machine.`}
      />
      <TextField
        name="train.notificationUrl"
        label={t`Train notification address`}
        inputMode="url"
        autoCapitalize="none"
        maxLength={300}
        hint={<Trans>Signed messages about its train bookings go there.</Trans>}
      />
    </EditForm>
  );
}
