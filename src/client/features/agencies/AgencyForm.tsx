import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import { AGENCY_CREDIT } from '../../../contract/endpoint.ts';
import { MAX_NICKNAME } from '../../../contract/limits.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import { isAllowed } from '../../../contract/permissions.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { useGrants, useMe } from '../../api/session.ts';
import { useLocale } from '../../api/settings.ts';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { EmailLanguageField } from '../../manage/EmailLanguageField.tsx';
import { StatusField, useConfirmDisabling, WebAddressField } from './AccessFields.tsx';
import { type AgencyValues, toAgency, toNewAgency, valuesOf } from './agency-values.ts';

interface AgencyFormProps {
  /** Null for a new one. */
  agency: Agency | null;
  onDone: () => void;
  frame: (parts: FormFrame) => ReactNode;
}

/** An agency's details; for a new one also its currency, its credit and its first administrator. */
export function AgencyForm({ agency, onDone, frame }: AgencyFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const me = useMe();
  const mayGiveCredit = useMayGiveCredit();
  const confirm = useConfirmDisabling(agency);
  const currency = me?.company.config.commonConfig.settlementCurrency ?? 'CNY';
  const [untouched] = useState(() => valuesOf(agency, currency, mayGiveCredit));
  const send = (values: AgencyValues, options: CallOptions) => {
    const input = agency ? toAgency(values, agency) : toNewAgency(values);
    return 'id' in input ? call('updateAgency', input, options) : call('createAgency', input, options);
  };
  return (
    <EditForm<AgencyValues>
      place={agency ? `agency/of/${agency.id}` : 'agency/new'}
      initialValues={untouched}
      validate={async (values) => (await import('./agency-errors.ts')).agencyErrors(values, agency, locale)}
      confirm={confirm}
      save={(values, options) => send(values, options).finally(() => void invalidate('agencies', 'agency'))}
      savedWords={agency ? t`Saved` : t`The agency is open, and its administrator is invited`}
      saveLabel={agency ? undefined : <Trans>Open the agency</Trans>}
      onSaved={onDone}
      frame={frame}
    >
      <TextField
        name="name"
        label={t`Company name`}
        autoComplete="off"
        maxLength={80}
        required
        hint={<Trans>Shown on documents and in emails. Must be unique.</Trans>}
      />
      <TextField
        name="alias"
        label={t`Alias`}
        autoComplete="off"
        maxLength={80}
        hint={<Trans>The short name colleagues and partners call it by.</Trans>}
      />
      {agency ? <StatusField /> : <NewAgencyFields />}
      <DetailFields />
      <TextField
        name="customerService"
        label={t`Dedicated customer service`}
        autoComplete="off"
        maxLength={200}
        hint={<Trans>The agency’s contact at your company.</Trans>}
      />
      <TextField
        name="allowedHosts"
        label={t`Allowed hosts`}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={2000}
        hint={
          <Trans>Sites that may show the portal in a frame, as https://desk.example.com, separated by spaces.</Trans>
        }
      />
      <WebAddressField />
      <TextField
        name="extraInfo"
        label={t`Extra information`}
        autoComplete="off"
        maxLength={1000}
        hint={<Trans>A note for your company. The agency does not see it.</Trans>}
      />
    </EditForm>
  );
}

/** Its address and contact. An agency can be disabled without them. */
function DetailFields() {
  const { t } = useLingui();
  const { values } = useFormikContext<AgencyValues>();
  const required = values.status !== 'disabled';
  return (
    <>
      <TextField
        name="address"
        label={t`Company address`}
        autoComplete="off"
        maxLength={200}
        required={required}
        hint={<Trans>Where it does business.</Trans>}
      />
      <TextField
        name="contactName"
        label={t`Contact name`}
        autoComplete="off"
        maxLength={80}
        required={required}
        hint={<Trans>Your contact at the agency.</Trans>}
      />
      <TextField
        name="contactEmail"
        label={t`Contact email`}
        type="email"
        autoComplete="off"
        maxLength={120}
        required={required}
        hint={<Trans>Emails about its bookings and money go here.</Trans>}
      />
      <TextField
        name="contactPhone"
        label={t`Contact phone`}
        type="tel"
        autoComplete="off"
        maxLength={20}
        required={required}
        hint={<Trans>With the country code, as +852 2123 4567.</Trans>}
      />
    </>
  );
}

/** Users who may not set limits open agencies without one. */
function useMayGiveCredit(): boolean {
  const grants = useGrants();
  return grants !== null && isAllowed(grants, AGENCY_CREDIT);
}

function NewAgencyFields() {
  const { t } = useLingui();
  const me = useMe();
  const mayGiveCredit = useMayGiveCredit();
  return (
    <>
      <SelectField
        name="settlementCurrency"
        label={t`Settlement currency`}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        hint={
          <Trans>Yours, unless you choose another. It cannot be changed once the agency has money or bookings.</Trans>
        }
      />
      <TextField
        name="creditLimit"
        label={t`Credit limit`}
        inputMode="decimal"
        autoComplete="off"
        required
        disabled={!mayGiveCredit}
        hint={
          mayGiveCredit ? (
            <>
              <Trans>In the settlement currency; 0 for none.</Trans>{' '}
              {me?.company.isProvider ? null : <Trans>Taken from your own credit limit.</Trans>}
            </>
          ) : (
            <Trans>None: you may not give credit.</Trans>
          )
        }
      />
      <EmailLanguageField placeholder={t`As for your company`} />
      <FieldGroup legend={<Trans>First administrator</Trans>}>
        <TextField
          name="admin.username"
          label={t`Username`}
          autoCapitalize="none"
          autoComplete="off"
          required
          hint={<Trans>Used to log in. It cannot be changed later.</Trans>}
        />
        <TextField
          name="admin.nickname"
          label={t`Name`}
          autoComplete="off"
          maxLength={MAX_NICKNAME}
          required
          hint={<Trans>The name colleagues see.</Trans>}
        />
        <TextField
          name="admin.email"
          label={t`Email`}
          type="email"
          autoComplete="off"
          maxLength={120}
          required
          hint={<Trans>The invitation goes there. It cannot be changed later.</Trans>}
        />
      </FieldGroup>
    </>
  );
}
