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
import styles from './PassengerPaste.module.css';

const FAULTS: Record<PassengerTextError, MessageDescriptor> = {
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
  result: PassengerTextResult;
  /** The text, where nothing could be read of it. */
  unread: string | undefined;
  target: number | null;
  targets: readonly { place: string; name: string }[];
  onTarget: (target: number | null) => void;
}

/** What was read for one passenger, what is wrong with it, and for whom it is. */
export function PasteResult({ result, unread, target, targets, onTarget }: PasteResultProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { record, errors } = result;
  return (
    <li className={styles.result}>
      {record ? (
        <>
          <span className={styles.name}>{nameOf(record) || t`Without a name`}</span>
          <span className={styles.details}>{detailsOf(record, i18n)}</span>
        </>
      ) : null}
      {unread ? <q className={styles.details}>{unread}</q> : null}
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
            <option value="">{t`Nobody`}</option>
            {targets.map(({ place, name }, i) => (
              <option key={place} value={i}>
                {name === place ? place : `${place} · ${name}`}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </li>
  );
}

function nameOf(record: NonNullable<PassengerTextResult['record']>): string {
  if (isIdCardRecord(record)) return record.name ?? '';
  return [record.surname, record.givenNames.join(' ')].filter(Boolean).join(' / ');
}

function detailsOf(record: NonNullable<PassengerTextResult['record']>, i18n: I18n): string {
  const { number, birthDate } = record;
  const gender = record.gender === 'F' ? 'female' : record.gender === 'M' ? 'male' : null;
  const more = isIdCardRecord(record) ? [] : [record.nationality, record.expiryDate];
  return [number, birthDate, gender && i18n._(GENDER_LABELS[gender]), ...more].filter(Boolean).join(' · ');
}
