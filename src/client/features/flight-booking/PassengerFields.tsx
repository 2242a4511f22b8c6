import { Trans, useLingui } from '@lingui/react/macro';
import type { Restrictions } from '../../../contract/flight-search.ts';
import { CountryField } from '../../form/CountryField.tsx';
import { DateField } from '../../form/DateField.tsx';
import { SegmentField } from '../../form/SegmentField.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { DOCUMENT_LABELS, GENDER_LABELS } from '../../trip/labels.ts';
import { Card } from '../../ui/Card.tsx';
import type { PassengerValues } from './booking-values.ts';
import { NameField } from './NameField.tsx';
import styles from './PassengerFields.module.css';
import { usePassengerTitle } from './use-passenger-title.ts';

interface PassengerFieldsProps {
  index: number;
  passengers: readonly PassengerValues[];
  restrictions: Restrictions;
  /** First departure and last arrival, yyyy-MM-dd; age and expiry count on them. */
  travel: { first: string; last: string };
  today: string;
}

/** All that one passenger's ticket needs (spec §3), for the passenger at `index`. */
export function PassengerFields({ index, passengers, restrictions, travel, today }: PassengerFieldsProps) {
  const { t, i18n } = useLingui();
  const titleOf = usePassengerTitle(passengers);
  const at = `passengers[${index}]`;
  const type = passengers[index]?.type ?? 'adult';
  return (
    <Card title={titleOf(index).place} end={<span className={styles.note}>{t`as printed on the document`}</span>}>
      <div className={styles.fields}>
        <NameField name={`${at}.surname`} part="surname" />
        <NameField name={`${at}.givenName`} part="givenName" />
        <DateField
          name={`${at}.birthday`}
          label={t`Date of birth`}
          hint={<AgeRule type={type} />}
          max={today}
          required
        />
        <SegmentField
          name={`${at}.gender`}
          label={t`Gender`}
          options={[
            { value: 'female', label: i18n._(GENDER_LABELS.female) },
            { value: 'male', label: i18n._(GENDER_LABELS.male) },
          ]}
        />
        <CountryField name={`${at}.nationality`} label={t`Nationality`} required />
        <SelectField
          name={`${at}.document.type`}
          label={t`Document`}
          options={restrictions.documentTypes.map((value) => ({ value, label: i18n._(DOCUMENT_LABELS[value]) }))}
          required
        />
        <TextField
          name={`${at}.document.number`}
          label={t`Document number`}
          transform="code"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={24}
          required
        />
        <DateField name={`${at}.document.expiry`} label={t`Document expiry`} min={travel.last} required />
        <CountryField name={`${at}.document.issuingPlace`} label={t`Issuing place (optional)`} />
      </div>
      <MoreFields at={at} open={hasMore(passengers[index])} />
    </Card>
  );
}

function hasMore(p: PassengerValues | undefined): boolean {
  return (
    p !== undefined && [p.phone, p.email, p.frequentFlyer.airline, p.frequentFlyer.number].some((text) => text !== '')
  );
}

/** What few passengers need: their own contact and a frequent-flyer card. */
function MoreFields({ at, open }: { at: string; open: boolean }) {
  const { t } = useLingui();
  return (
    <details className={styles.more} open={open || undefined}>
      <summary>
        <Trans>Frequent flyer, passenger’s own phone and email</Trans>
      </summary>
      <div className={styles.fields}>
        <TextField
          name={`${at}.frequentFlyer.airline`}
          label={t`Airline of the card`}
          hint={t`Two characters, e.g. MU`}
          transform="code"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={2}
        />
        <TextField
          name={`${at}.frequentFlyer.number`}
          label={t`Frequent-flyer number`}
          transform="code"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          name={`${at}.phone`}
          label={t`Passenger’s phone`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          name={`${at}.email`}
          label={t`Passenger’s email`}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          maxLength={120}
        />
      </div>
    </details>
  );
}

function AgeRule({ type }: { type: PassengerValues['type'] }) {
  if (type === 'child') return <Trans>2 to 11 years old on the day of departure</Trans>;
  if (type === 'infant') return <Trans>Under 2 on the day of the last flight</Trans>;
  return null;
}
