import { getIn, setIn } from 'formik';
import { ageOn } from '../../../../contract/dates.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../../../contract/flight-terms.ts';
import { toMachineReadable } from '../../../../contract/latin-names.ts';
import {
  type DocsRecord,
  isIdCardRecord,
  type PassengerTextResult,
} from '../../../../contract/parsing/passenger-text/types.ts';
import { alpha2OfAlpha3 } from '../../../../contract/parsing/text/countries.ts';
import type { BookingValues, PassengerValues } from '../booking-values.ts';

/** A field of a passenger and what was read for it. */
export type ReadField = readonly [path: string, value: string];

/** What was put into one field, and what stood there before. */
export interface FilledField {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const GENDERS = { M: 'male', F: 'female', U: '' } as const;

function documentTypeOf(record: DocsRecord, accepted: readonly DocumentType[]): DocumentType | '' {
  const known = DOCUMENT_TYPES.find((type) => type === record.documentType);
  const national = record.nationality === 'CHN' ? 'chinesePassport' : 'internationalityPassport';
  const kinds: readonly DocumentType[] =
    record.documentType === 'P'
      ? ['passport', national]
      : record.documentType === 'I'
        ? ['idcard']
        : known
          ? [known]
          : [];
  return kinds.find((kind) => accepted.includes(kind)) ?? kinds[0] ?? '';
}

/** The fields that a result fills, without those that it could not read for sure. */
export function fieldsOf({ record, errors }: PassengerTextResult, accepted: readonly DocumentType[]): ReadField[] {
  if (!record) return [];
  const unsure = new Set(errors);
  if (isIdCardRecord(record)) {
    const { number, birthDate, gender } = record;
    return given([
      ['gender', unsure.has('gender') || !gender ? '' : GENDERS[gender]],
      ['birthday', unsure.has('birth-date') ? '' : (birthDate ?? '')],
      ['nationality', 'CN'],
      ['document.type', 'idcard'],
      ['document.number', unsure.has('number') ? '' : number],
    ]);
  }
  const country = (code: string | null) => (code === null ? '' : (alpha2OfAlpha3(code) ?? ''));
  const isNamed = !unsure.has('name');
  return given([
    ['surname', isNamed ? (toMachineReadable(record.surname ?? '', '') ?? '') : ''],
    ['givenName', isNamed ? record.givenNames.join(' ') : ''],
    ['gender', unsure.has('gender') || !record.gender ? '' : GENDERS[record.gender]],
    ['birthday', unsure.has('birth-date') ? '' : (record.birthDate ?? '')],
    ['nationality', country(record.nationality)],
    ['document.type', documentTypeOf(record, accepted)],
    ['document.number', unsure.has('number') ? '' : (record.number ?? '')],
    ['document.expiry', unsure.has('expiry-date') ? '' : (record.expiryDate ?? '')],
    ['document.issuingPlace', country(record.issuingCountry)],
  ]);
}

function given(fields: readonly ReadField[]): ReadField[] {
  return fields.filter(([, value]) => value !== '');
}

const isBlank = (p: PassengerValues): boolean =>
  [p.surname, p.givenName, p.document.number].every((text) => text === '');

function typeOf({ record }: PassengerTextResult, today: string): PassengerValues['type'] | null {
  if (record && 'infant' in record && record.infant) return 'infant';
  if (!record?.birthDate) return null;
  const age = ageOn(record.birthDate, today);
  return age < 2 ? 'infant' : age < 12 ? 'child' : 'adult';
}

/** The passenger for each result: the first blank one of its age, else the first of its age; null when none is left. */
export function chooseTargets(
  results: readonly PassengerTextResult[],
  passengers: readonly PassengerValues[],
  today: string,
): (number | null)[] {
  const taken = new Set<number>();
  return results.map((result) => {
    const type = typeOf(result, today);
    const fitting = passengers.flatMap((passenger, i) =>
      taken.has(i) || !result.record || (type !== null && passenger.type !== type) ? [] : [i],
    );
    const target = fitting.find((i) => passengers[i] && isBlank(passengers[i])) ?? fitting[0] ?? null;
    if (target !== null) taken.add(target);
    return target;
  });
}

/** Puts what was read into the form's values, and says which fields it changed. */
export function fillPassengers(
  values: BookingValues,
  picks: readonly { target: number; fields: readonly ReadField[] }[],
): { values: BookingValues; filled: FilledField[] } {
  let next = values;
  const filled: FilledField[] = [];
  for (const { target, fields } of picks) {
    for (const [name, after] of fields) {
      const path = `passengers[${target}].${name}`;
      const before: unknown = getIn(next, path);
      if (typeof before !== 'string') continue;
      next = setIn(next, path, after);
      filled.push({ path, before, after });
    }
  }
  return { values: next, filled };
}

/** Takes a fill back where its values still stand; what the agent has changed since stays. */
export function undoFill(values: BookingValues, filled: readonly FilledField[]): BookingValues {
  return filled
    .filter(({ path, after }) => getIn(values, path) === after)
    .reduce<BookingValues>((next, { path, before }) => setIn(next, path, before), values);
}
