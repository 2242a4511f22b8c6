import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import {
  isIdCardRecord,
  type PassengerTextError,
  type PassengerTextResult,
} from '../../../parsing/passenger-text/types.ts';
import { GENDER_LABELS } from '../../trip/labels.ts';
import { kindNoteOf, ZONE_WORDS } from './document-notes.ts';
import { NameChoice, wordsOf } from './NameChoice.tsx';
import type { NameReading } from './name-readings.ts';
import styles from './PassengerPaste.module.css';
import type { PastePart } from './paste-parts.ts';
import { hanNameOf } from './read-fields.ts';

const FAULTS: Record<PassengerTextError, MessageDescriptor> = {
  ...ZONE_WORDS,
  format: msg`This part could not be read.`,
  country: msg`Country: missing or not known`,
  number: msg`Document number: missing, or more than one fits`,
  'birth-date': msg`Date of birth: not a real date, or it reads two ways`,
  gender: msg`Gender: missing or contradicted`,
  'expiry-date': msg`Document expiry: missing, or it reads two ways`,
  expired: msg`The document has expired`,
  name: msg`Name: Latin letters missing, or unclear which is the family name`,
  'check-digit': msg`Check digit: the number holds a mistake`,
};

interface PasteResultProps {
  part: PastePart;
  /** The text, where nothing could be parsed. */
  unread: string | undefined;
  onChoose: (reading: NameReading) => void;
  targets: readonly { place: string; name: string }[];
  onTarget: (target: number | null) => void;
}

/** What was parsed for one passenger, its errors, and the target passenger. */
export function PasteResult({ part, unread, onChoose, targets, onTarget }: PasteResultProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { result, target, isLeftOver, readings, chosen, han: reading } = part;
  const { record } = result;
  const han = hanNameOf(result);
  const isAsked = reading !== undefined || readings.length > 0;
  const errors = isAsked ? result.errors.filter((error) => error !== 'name') : result.errors;
  const note = kindNoteOf(result);
  return (
    <li className={styles.result}>
      {record ? (
        <>
          <span className={styles.name}>
            {readings.length > 0 ? null : reading ? wordsOf(reading) : nameOf(record) || t`Without a name`}
          </span>
          {readings.length > 0 ? <NameChoice readings={readings} chosen={chosen} onChoose={onChoose} /> : null}
          {reading ? (
            <span className={styles.doubt}>
              <Trans>{han} in pinyin. Please check it against the document.</Trans>
            </span>
          ) : null}
          <span className={styles.details}>{detailsOf(record, i18n)}</span>
        </>
      ) : null}
      {unread ? <q className={styles.details}>{unread}</q> : null}
      {note ? <span className={styles.doubt}>{i18n._(note)}</span> : null}
      {errors.length > 0 ? (
        <ul className={styles.faults}>
          {errors.map((error) => (
            <li key={error}>{i18n._(FAULTS[error])}</li>
          ))}
        </ul>
      ) : null}
      {record ? (
        <div className={styles.target}>
          <label htmlFor={id}>
            <Trans>Fill in for</Trans>
          </label>
          <select
            id={id}
            value={target ?? ''}
            onChange={(event) => onTarget(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{t`Skip`}</option>
            {targets.map(({ place, name }, i) => (
              <option key={place} value={i}>
                {name === place ? place : `${place} · ${name}`}
              </option>
            ))}
          </select>
          {isLeftOver ? (
            <span className={styles.doubt}>
              <Trans>All matching passengers are filled in already. Choose one only to replace their details.</Trans>
            </span>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

function nameOf(record: NonNullable<PassengerTextResult['record']>): string {
  if (isIdCardRecord(record)) return record.name ?? '';
  return [record.surname, record.givenNames.join(' ')].filter(Boolean).join(' / ') || (record.hanName ?? '');
}

function detailsOf(record: NonNullable<PassengerTextResult['record']>, i18n: I18n): string {
  const { number, birthDate } = record;
  const gender = record.gender === 'F' ? 'female' : record.gender === 'M' ? 'male' : null;
  const more = isIdCardRecord(record) ? [] : [record.nationality, record.expiryDate];
  return [number, birthDate, gender && i18n._(GENDER_LABELS[gender]), ...more].filter(Boolean).join(' · ');
}
