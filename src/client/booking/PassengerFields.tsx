import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { memo, useEffect, useRef } from 'react';
import type { OrderProduct } from '../../contract/order-products.ts';
import type { DocumentType } from '../../contract/passenger-terms.ts';
import { CountryField } from '../form/CountryField.tsx';
import { DateField } from '../form/DateField.tsx';
import { IsolatedFields } from '../form/IsolatedFields.tsx';
import { NameField } from '../form/NameField.tsx';
import { SegmentField } from '../form/SegmentField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { AirlineField } from '../places/AirlineField.tsx';
import { DOCUMENT_LABELS, GENDER_LABELS } from '../trip/labels.ts';
import { Card } from '../ui/Card.tsx';
import { useLatest } from '../ui/use-latest.ts';
import styles from './PassengerFields.module.css';
import {
  bearerOfIdCard,
  type IdCardBearer,
  type PartyValues,
  type PassengerValues,
  saidByIdCard,
} from './party-values.ts';
import { usePassengerFills } from './paste/PassengerFills.tsx';
import { usePassengerTitle } from './use-passenger-title.ts';
import { useShownPassengers } from './use-shown-passengers.ts';

interface PassengerFieldsProps {
  index: number;
  /** Documents that are accepted. */
  documentTypes: readonly DocumentType[];
  /** Local date of the last arrival, yyyy-MM-dd; documents have to be good until then. */
  lastTravelDate: string;
  today: string;
  product: OrderProduct;
}

const AGE_RULES: Record<PassengerValues['type'], MessageDescriptor | null> = {
  adult: null,
  child: msg`Under 12 on the day of departure, and 2 by the day of the last flight`,
  infant: msg`Under 2 on the day of the last flight: who turns 2 before then travels as a child`,
};
const TRAIN_CHILD = msg`Under 14 on the day of travel`;

/** All that one passenger's ticket needs (spec §3), for the passenger at `index`. */
export function PassengerFields({ index, ...trip }: PassengerFieldsProps) {
  const passengers = useShownPassengers();
  const titleOf = usePassengerTitle(passengers);
  const passenger = passengers[index];
  return (
    <Fields
      {...trip}
      index={index}
      title={titleOf(index).place}
      type={passenger?.type ?? 'adult'}
      documentType={passenger?.document.type ?? ''}
      isOpen={hasMore(passenger)}
    />
  );
}

interface FieldsProps extends PassengerFieldsProps {
  title: string;
  type: PassengerValues['type'];
  documentType: PassengerValues['document']['type'];
  /** Whether what few passengers need stands open. */
  isOpen: boolean;
}

const Fields = memo(function Fields(props: FieldsProps) {
  const { index, title, type, documentType, isOpen, documentTypes, lastTravelDate, today, product } = props;
  const { t, i18n } = useLingui();
  const at = `passengers[${index}]`;
  const ageRule = product === 'train' && type === 'child' ? TRAIN_CHILD : AGE_RULES[type];
  const bearer = <BearerFields at={at} ageRule={ageRule} today={today} />;
  // Its number says what is asked of its bearer, so it comes first. The bearer's fields move, not the document's: that has the focus.
  const isCard = documentType === 'idcard';
  // A document that is accepted no longer stays on the list while it is chosen: its error then says why.
  const documents =
    documentType === '' || documentTypes.includes(documentType) ? documentTypes : [...documentTypes, documentType];
  return (
    <Card title={title} end={<span className={styles.note}>{t`as printed on the document`}</span>}>
      <div className={styles.fields}>
        <IsolatedFields paths={[`${at}.surname`, `${at}.nationality`]}>
          <div className={styles.wide}>
            <NameField name={`${at}.surname`} part="surname" />
          </div>
        </IsolatedFields>
        <IsolatedFields paths={[`${at}.givenName`, `${at}.nationality`]}>
          <div className={styles.wide}>
            <NameField name={`${at}.givenName`} part="givenName" />
          </div>
        </IsolatedFields>
        {isCard ? null : bearer}
        <IsolatedFields paths={[`${at}.document.type`]} on={[documents.join()]}>
          <SelectField
            name={`${at}.document.type`}
            label={t`Document`}
            options={documents.map((value) => ({ value, label: i18n._(DOCUMENT_LABELS[value]) }))}
            required
          />
        </IsolatedFields>
        <IdCardFill index={index} />
        <IsolatedFields paths={[`${at}.document.number`]}>
          <TextField
            name={`${at}.document.number`}
            label={t`Document number`}
            transform="code"
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={24}
            required
          />
        </IsolatedFields>
        {isCard ? bearer : null}
        <IsolatedFields paths={[`${at}.document.expiry`]}>
          <div className={styles.wide}>
            <DateField name={`${at}.document.expiry`} label={t`Document expiry`} min={lastTravelDate} required />
          </div>
        </IsolatedFields>
        <IsolatedFields paths={[`${at}.document.issuingPlace`]}>
          <div className={styles.wide}>
            <CountryField name={`${at}.document.issuingPlace`} label={t`Issuing place (optional)`} />
          </div>
        </IsolatedFields>
      </div>
      <IsolatedFields paths={[`${at}.frequentFlyer`, `${at}.phone`, `${at}.email`, `${at}.contactName`]} on={[isOpen]}>
        <MoreFields at={at} open={isOpen} hasCard={product !== 'train'} />
      </IsolatedFields>
    </Card>
  );
});

interface BearerFieldsProps {
  /** Path of the passenger in the form. */
  at: string;
  ageRule: MessageDescriptor | null;
  today: string;
}

/** When and as whom the passenger was born, and of which country they are. */
function BearerFields({ at, ageRule, today }: BearerFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <IsolatedFields paths={[`${at}.birthday`, `${at}.gender`]}>
        <div className={styles.birth}>
          <DateField
            name={`${at}.birthday`}
            label={t`Date of birth`}
            hint={ageRule ? i18n._(ageRule) : null}
            max={today}
            isoPaste
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
        </div>
      </IsolatedFields>
      <IsolatedFields paths={[`${at}.nationality`]}>
        <div className={styles.wide}>
          <CountryField name={`${at}.nationality`} label={t`Nationality`} required />
        </div>
      </IsolatedFields>
    </>
  );
}

/** Fills in what the number of an ID card says, once it is whole, and anew when it is another one. */
function IdCardFill({ index }: { index: number }) {
  const { values } = useFormikContext<PartyValues>();
  const { fill } = usePassengerFills();
  const passenger = values.passengers[index];
  /** What the last whole number said. */
  const before = useRef<IdCardBearer | null>(null);
  const read = useLatest(() => {
    const bearer = passenger && bearerOfIdCard(passenger.document);
    if (!passenger || !bearer) return;
    const said = saidByIdCard(passenger, before.current);
    before.current = bearer;
    if (!said) return;
    const { birthday, document } = passenger;
    const fields = Object.entries(said);
    // It is the same passenger, whose number was corrected: what else is filled in stays.
    if (birthday !== '' && birthday !== said.birthday) fields.push(['document.number', document.number]);
    fill([{ target: index, fields }], { kind: 'idcard' });
  });
  const { type, number } = passenger?.document ?? {};
  useEffect(() => read(), [type, number, read]);
  return null;
}

function hasMore(p: PassengerValues | undefined): boolean {
  if (p === undefined) return false;
  const { airline, number } = p.frequentFlyer;
  return [p.phone, p.email, p.contactName, airline, number].some((text) => text !== '');
}

/** What few passengers need: their own contact and a frequent-flyer card. */
function MoreFields({ at, open, hasCard }: { at: string; open: boolean; hasCard: boolean }) {
  const { t } = useLingui();
  return (
    <details className={styles.more} open={open || undefined}>
      <summary>
        {hasCard ? <Trans>Frequent flyer, passenger’s own contact</Trans> : <Trans>Passenger’s own contact</Trans>}
      </summary>
      <div className={styles.fields}>
        {hasCard ? (
          <>
            <AirlineField name={`${at}.frequentFlyer.airline`} label={t`Airline of the card`} />
            <TextField
              name={`${at}.frequentFlyer.number`}
              label={t`Frequent-flyer number`}
              transform="code"
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={20}
            />
          </>
        ) : null}
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
        <TextField
          name={`${at}.contactName`}
          label={t`Passenger’s contact name`}
          hint={t`The person reached by this phone and email, if not the passenger.`}
          autoCapitalize="words"
          autoComplete="off"
          maxLength={80}
        />
      </div>
    </details>
  );
}
