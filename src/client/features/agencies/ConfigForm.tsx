import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import type { AgencyConfig } from '../../../contract/agency-config.ts';
import { COMMON_TERMS } from '../../../contract/agency-terms.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { CheckField } from '../../manage/CheckField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { EmailLanguageField } from '../../manage/EmailLanguageField.tsx';
import { type ConfigValues, configAbove, configValuesOf, toConfig } from './config-values.ts';
import { Inherited, TermsAbove, useHintWithAbove } from './Inherited.tsx';
import { NonInheritedField } from './NonInheritedField.tsx';
import { NotificationField } from './NotificationField.tsx';

/** What an agency's own administrator changes too, on its company page. */
const CHOSEN_BY_ITSELF: readonly (keyof AgencyConfig)[] = ['showInvoiceType', 'showAvailable', 'singleSession'];

type Flag = { [K in keyof AgencyConfig]: AgencyConfig[K] extends boolean ? K : never }[keyof AgencyConfig];

/** An agency's permissions and settings. */
export function ConfigForm({ agency, frame }: { agency: Agency; frame: (parts: FormFrame) => ReactNode }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, version, origins } = agency;
  const terms = useMemo(() => ({ origins, above: configAbove(agency) }), [origins, agency]);
  const save = (values: ConfigValues, options: CallOptions) => {
    const input = { id, version, ...toConfig(values, agency) };
    return call('saveAgencyConfig', input, options).finally(() => void invalidate('agencies', 'agency'));
  };
  const flags: readonly [Flag, string, string][] = [
    ['enableFlightService', t`Flights`, t`Its operators search and book flights.`],
    ['enableTrainService', t`Trains`, t`Its operators search and book trains.`],
    [
      'canCreateSubAgency',
      t`Create sub-agencies`,
      t`A direct agency can open agencies of its own. It can manage those it already has without this permission.`,
    ],
    ['isShowBill', t`Show bills`, t`Its finance staff see wallet, bills and statements.`],
    ['sendEmailToSubAgency', t`Send emails to the agency`, t`Emails about its bookings and money go to it.`],
    ['hidePnrBooking', t`Hide booking by PNR`, t`Hides search and booking from a pasted PNR.`],
    [
      'hideMainlandContent',
      t`Hide mainland China`,
      t`Flights, groups and trains inside mainland China are not offered.`,
    ],
    ['disablePayment', t`Switch payment off`, t`Bookings are made and not paid in the portal.`],
    ['onlyShowOwnOrders', t`Own bookings only`, t`Operators see the bookings they made themselves.`],
    ['showInvoiceType', t`Invoice type in the Excel bill`, t`Shows the invoice type in a column of the bill.`],
    [
      'showAvailable',
      t`Operators see what is left to pay with`,
      t`Shown at the top of their screens: the balance plus the unused credit.`,
    ],
    ['singleSession', t`One device at a time`, t`A log-in ends the user’s other sessions.`],
  ];
  return (
    <EditForm<ConfigValues>
      place={`agency/config/${id}`}
      initialValues={configValuesOf(agency)}
      validate={async (values) => (await import('./agency-errors.ts')).configErrors(values, agency, locale)}
      placeOf={(path) => path.replace(/^common\./, '')}
      save={save}
      savedWords={t`Saved`}
      frame={frame}
    >
      <NonInheritedField name="settlementCurrency">
        <SelectField
          name="settlementCurrency"
          label={t`Settlement currency`}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          hint={<Trans>Cannot be changed once the agency has money or bookings.</Trans>}
        />
      </NonInheritedField>
      <TermsAbove value={terms}>
        <PeriodField />
        <NonInheritedField name="emailLanguage" note={<Trans>The agency may change it.</Trans>}>
          <EmailLanguageField />
        </NonInheritedField>
        {flags.map(([name, label, hint]) => (
          <FlagField key={name} name={name} label={label} hint={hint} />
        ))}
        <Inherited field="train.manualMode" label={t`Train tickets by hand`}>
          <CheckField
            name="train.manualMode"
            label={t`Train tickets by hand`}
            hint={t`The provider’s staff issue its train tickets manually instead of the supplier’s system.`}
          />
        </Inherited>
      </TermsAbove>
      <NotificationField
        name="train.notificationUrl"
        label={t`Train notification address`}
        hint={<Trans>Signed messages about its train bookings go there.</Trans>}
        parent={agency.parent.name}
      />
    </EditForm>
  );
}

function PeriodField() {
  const { t } = useLingui();
  return (
    <Inherited field="creditPeriod" label={t`Credit period`}>
      <SelectField
        name="creditPeriod"
        label={t`Credit period`}
        options={[
          { value: 'day', label: t`Day` },
          { value: 'week', label: t`Week` },
          { value: 'month', label: t`Month` },
          { value: 'year', label: t`Year` },
        ]}
        hint={<Trans>How long it buys on credit before a statement is issued.</Trans>}
      />
    </Inherited>
  );
}

/** Switches that also apply to the agency when set for the company above, whatever is set here: for each, the resulting value. */
const HELD_ABOVE: Partial<Record<Flag, boolean>> = {
  enableFlightService: false,
  enableTrainService: false,
  hidePnrBooking: true,
  hideMainlandContent: true,
};

/** A switch; most inherit from the company above where nothing was agreed, and all show their source. */
function FlagField({ name, label, hint }: { name: Flag; label: string; hint: string }) {
  const field = COMMON_TERMS.find((one) => one === name);
  const words = useHintWithAbove(name, hint, HELD_ABOVE[name]);
  const check = <CheckField name={name} label={label} hint={words} />;
  return field ? (
    <Inherited field={field} label={label}>
      {check}
    </Inherited>
  ) : (
    <NonInheritedField
      name={name}
      note={CHOSEN_BY_ITSELF.includes(name) ? <Trans>The agency may change it.</Trans> : null}
    >
      {check}
    </NonInheritedField>
  );
}
