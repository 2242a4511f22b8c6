import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { type ReactNode, useMemo, useState } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { CheckField } from '../../manage/CheckField.tsx';
import { ChecksField } from '../../manage/ChecksField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { FeeFields } from './FeeFields.tsx';
import { type FlightValues, flightAbove, flightValuesOf, toFlight } from './flight-values.ts';
import { Inherited, TermsAbove, useHintWithAbove } from './Inherited.tsx';
import { MarkupFields } from './MarkupFields.tsx';
import { NotificationField } from './NotificationField.tsx';

/** How flights are sold to an agency: markups, visible offers, and its notification URL. */
export function FlightForm({ agency, frame }: { agency: Agency; frame: (parts: FormFrame) => ReactNode }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [untouched] = useState(() => flightValuesOf(agency));
  const { id, version, suppliers, origins } = agency;
  const terms = useMemo(() => ({ origins, above: flightAbove(agency) }), [origins, agency]);
  const save = (values: FlightValues, options: CallOptions) => {
    const input = { id, version, flight: toFlight(values, agency) };
    return call('saveAgencyConfig', input, options).finally(() => void invalidate('agency'));
  };
  return (
    <EditForm<FlightValues>
      place={`agency/flights/${id}`}
      initialValues={untouched}
      validate={async (values) => (await import('./agency-errors.ts')).flightErrors(values, agency, locale)}
      placeOf={(path) => path.replace(/^flight\./, '')}
      save={save}
      savedWords={t`Saved`}
      frame={frame}
    >
      <MarkupFields currency={agency.config.settlementCurrency} parent={agency.parent.name} />
      <TermsAbove value={terms}>
        <FeeFields />
        <OfferFields />
        <Inherited field="flight.airlines" label={t`Airlines`}>
          <AirlineFields />
        </Inherited>
        <SupplierFields suppliers={suppliers} />
      </TermsAbove>
      <NotificationField
        name="orderNotificationUrl"
        label={t`Order notification address`}
        hint={<Trans>Signed messages about its bookings go there.</Trans>}
        parent={agency.parent.name}
      />
      <NotificationField
        name="changeNotificationUrl"
        label={t`Flight change notification address`}
        hint={<Trans>Signed messages about changed flights go there.</Trans>}
        parent={agency.parent.name}
      />
    </EditForm>
  );
}

/** Which offers the agency sees, and how long it waits for them. */
function OfferFields() {
  const { t } = useLingui();
  return (
    <>
      <OfferFlag name="showSuppliers" label={t`Show suppliers`} hint={t`Offers show the supplier they come from.`} />
      <OfferFlag
        name="freeBaggageOnly"
        label={t`Free baggage only`}
        hint={t`Offers without a checked bag are hidden.`}
        held
      />
      <OfferFlag
        name="fareBasisOnly"
        label={t`Fare basis only`}
        hint={t`Offers without a fare basis are hidden.`}
        held
      />
      <Inherited field="flight.maxResponseMs" label={t`Maximum response time in seconds`}>
        <TextField
          name="maxResponseMs"
          label={t`Maximum response time in seconds`}
          inputMode="decimal"
          hint={<Trans>The search ends then, even if suppliers have not answered.</Trans>}
        />
      </Inherited>
    </>
  );
}

interface OfferFlagProps {
  name: 'showSuppliers' | 'freeBaggageOnly' | 'fareBasisOnly';
  label: string;
  hint: string;
  /** It is on for the agency if on for the company above. */
  held?: boolean;
}

function OfferFlag({ name, label, hint, held }: OfferFlagProps) {
  const words = useHintWithAbove(name, hint, held);
  return (
    <Inherited field={`flight.${name}`} label={label}>
      <CheckField name={name} label={label} hint={words} />
    </Inherited>
  );
}

function SupplierFields({ suppliers }: Pick<Agency, 'suppliers'>) {
  const { t } = useLingui();
  return (
    <>
      <Inherited field="flight.suppliers" label={t`Suppliers`}>
        <ChecksField
          name="suppliers"
          label={t`Suppliers`}
          options={suppliers.map((supplier) => ({ value: supplier.id, label: supplier.name }))}
          hint={
            <Trans>
              Only these are searched. With all selected, new suppliers are included; with none selected, nothing is
              found.
            </Trans>
          }
        />
      </Inherited>
      <Inherited field="flight.searchMode" label={t`Search`}>
        <SelectField
          name="searchMode"
          label={t`Search`}
          options={[
            { value: 'all', label: t`All suppliers` },
            { value: 'popular', label: t`Popular suppliers` },
          ]}
          hint={
            <Trans>The suppliers that most bookings come from: faster results, but a rare offer may be missing.</Trans>
          }
        />
      </Inherited>
    </>
  );
}

function AirlineFields() {
  const { t } = useLingui();
  const { values } = useFormikContext<FlightValues>();
  return (
    <>
      <SelectField
        name="airlines.mode"
        label={t`Airlines`}
        options={[
          { value: 'all', label: t`All airlines` },
          { value: 'only', label: t`Only those listed` },
          { value: 'except', label: t`All but those listed` },
        ]}
        hint={<Trans>Offers with a flight of an airline that is not allowed are hidden.</Trans>}
      />
      {values.airlines.mode === 'all' ? null : (
        <TextField
          name="airlines.codes"
          label={t`Airline codes`}
          autoCapitalize="characters"
          maxLength={300}
          hint={<Trans>As CA, CX, SQ.</Trans>}
        />
      )}
    </>
  );
}
