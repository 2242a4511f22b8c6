import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FieldArray, useFormikContext } from 'formik';
import { TRAVELLER_LIMITS } from '../../../contract/limits.ts';
import { DOCUMENT_TYPES } from '../../../contract/passenger-terms.ts';
import type { Traveller } from '../../../contract/travellers.ts';
import { CountryField } from '../../form/CountryField.tsx';
import { DateField } from '../../form/DateField.tsx';
import { NameField } from '../../form/NameField.tsx';
import { SegmentField } from '../../form/SegmentField.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { AirlineField } from '../../places/AirlineField.tsx';
import { DOCUMENT_LABELS, GENDER_LABELS } from '../../trip/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { CardWords } from './CardWords.tsx';
import styles from './TravellerForm.module.css';
import { emptyDocument, type TravellerValues } from './traveller-values.ts';

interface TravellerFormProps {
  isNew: boolean;
  cards: Traveller['cards'];
  /** In two columns where there is room. */
  wide: boolean;
}

/** All fields of one traveller. Only the names are required. */
export function TravellerForm({ isNew, cards, wide }: TravellerFormProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.fields} data-wide={wide}>
      <NameField name="surname" part="surname" />
      <NameField name="givenName" part="givenName" />
      <TextField
        name="nativeName"
        label={t`Name in Chinese or other script`}
        autoComplete="off"
        maxLength={TRAVELLER_LIMITS.nativeName}
      />
      <DateField name="birthday" label={t`Date of birth`} isoPaste />
      <SegmentField
        name="gender"
        label={t`Gender`}
        options={[
          { value: 'female', label: i18n._(GENDER_LABELS.female) },
          { value: 'male', label: i18n._(GENDER_LABELS.male) },
        ]}
      />
      <CountryField name="nationality" label={t`Nationality`} />
      <TextField name="phone" label={t`Phone`} type="tel" inputMode="tel" autoComplete="off" maxLength={20} />
      <TextField
        name="email"
        label={t`Email`}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={120}
      />
      <DocumentList />
      <KeptCards cards={cards} />
      {isNew ? (
        <fieldset className={styles.group}>
          <legend>
            <Trans>Member card (optional)</Trans>
          </legend>
          <AirlineField name="card.airline" label={t`Airline of the card`} />
          <TextField
            name="card.number"
            label={t`Frequent-flyer number`}
            transform="code"
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
          />
        </fieldset>
      ) : null}
    </div>
  );
}

function DocumentList() {
  const { values } = useFormikContext<TravellerValues>();
  return (
    <FieldArray name="documents">
      {({ push, remove }) => (
        <>
          {values.documents.map((document, i) => (
            <DocumentFields
              // New documents have no id yet; they are at the end.
              key={document.id || `new-${i}`}
              index={i}
              kept={document.kept}
              onRemove={() => remove(i)}
            />
          ))}
          {values.documents.length < TRAVELLER_LIMITS.documents ? (
            <Button kind="quiet" block onPress={() => push(emptyDocument())}>
              <Trans>Add a document</Trans>
            </Button>
          ) : null}
        </>
      )}
    </FieldArray>
  );
}

function DocumentFields({ index, kept, onRemove }: { index: number; kept: string; onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const at = `documents[${index}]`;
  const place = index + 1;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Document {place}</Trans>
      </legend>
      <SelectField
        name={`${at}.type`}
        label={t`Document`}
        options={DOCUMENT_TYPES.map((value) => ({ value, label: i18n._(DOCUMENT_LABELS[value]) }))}
      />
      <TextField
        name={`${at}.number`}
        label={t`Document number`}
        transform="code"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={24}
        hint={kept ? <Trans>On file: {kept}. Enter a number only to replace it.</Trans> : null}
      />
      <DateField name={`${at}.expiry`} label={t`Document expiry`} />
      <CountryField name={`${at}.issuingPlace`} label={t`Issuing place (optional)`} />
      <Button kind="plain" size="small" onPress={onRemove}>
        <Trans>Remove document {place}</Trans>
      </Button>
    </fieldset>
  );
}

/** A traveller's member cards, each linking to its form; their numbers are revealed with the traveller's. */
function KeptCards({ cards }: { cards: Traveller['cards'] }) {
  if (cards.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Member cards</Trans>
      </legend>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <Link to="/travellers/cards" search={{ id: card.id }} className={styles.card}>
              <CardWords card={card} />
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
