import { type IsoDate, isIsoDate } from '../../contract/dates.ts';
import { birthdayOfIdCard, isIdCardNumber } from '../../contract/id-card.ts';
import { type IdCardRecord, type PassengerTextError, type PassengerTextResult, resultOf } from './types.ts';

/** The data encoded in a Chinese identity-card number, and its errors. */
export interface IdCardReading {
  readonly birthDate: IsoDate | null;
  readonly gender: 'M' | 'F' | null;
  readonly errors: readonly PassengerTextError[];
}

const NEW = /^[1-9]\d{16}[\dX]$/;
/** Cards before 1999 had fifteen digits and no check digit; they have expired, so that such a number is reported as invalid. */
const OLD = /^[1-9]\d{14}$/;

export function readIdCard(number: string, today: IsoDate): IdCardReading {
  const isNew = NEW.test(number);
  if (!isNew && !OLD.test(number)) return { birthDate: null, gender: null, errors: ['number'] };
  const printed = isNew
    ? birthdayOfIdCard(number)
    : `19${number.slice(6, 8)}-${number.slice(8, 10)}-${number.slice(10, 12)}`;
  const birthDate = isIsoDate(printed) ? printed : null;
  const errors: PassengerTextError[] = [];
  if (!isNew) errors.push('number');
  if (birthDate === null) errors.push('birth-date');
  else if (birthDate > today) errors.push('future-birth');
  if (isNew && birthDate !== null && !isIdCardNumber(number)) errors.push('check-digit');
  // The digit before the check digit is odd for men; it is the last of old numbers.
  return { birthDate, gender: Number(number[isNew ? 16 : 14]) % 2 === 1 ? 'M' : 'F', errors };
}

/** An identity card from its number alone or with its holder's name. */
export function idCardResult(
  number: string,
  name: string | null,
  today: IsoDate,
  more: Iterable<PassengerTextError> = [],
): PassengerTextResult {
  const { birthDate, gender, errors } = readIdCard(number, today);
  const record: IdCardRecord = { documentType: 'I', number, name, birthDate, gender };
  return resultOf(record, [...errors, ...more]);
}
