import { ageOn } from '../../../contract/dates.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../../contract/flight-terms.ts';
import { toMachineReadable } from '../../../contract/latin-names.ts';
import { type DocsRecord, isIdCardRecord, type PassengerTextResult } from '../../../parsing/passenger-text/types.ts';
import { alpha2OfAlpha3 } from '../../../parsing/text/countries.ts';
import type { PassengerValues } from '../party-values.ts';
import type { Pick, ReadField } from './fill-passengers.ts';

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

/** The name of somebody whose name the text gives in Chinese characters alone; null where Latin letters are there. */
export function hanNameOf({ record }: PassengerTextResult): string | null {
  if (!record) return null;
  const name = isIdCardRecord(record) ? record.name : (record.hanName ?? null);
  return name !== null && /^\p{Script=Han}+$/u.test(name) ? name : null;
}

/** Paths of what a wrong check digit throws doubt on: it does not say which character is wrong. */
const CHECKED = new Set(['document.number', 'document.expiry', 'birthday', 'gender']);

/** Fields that are filled in although the check digit of their text is wrong. */
export function doubtfulOf({ errors }: PassengerTextResult, { target, fields }: Pick): string[] {
  if (!errors.includes('check-digit')) return [];
  return fields.flatMap(([path]) => (CHECKED.has(path) ? [`passengers[${target}].${path}`] : []));
}

function given(fields: readonly ReadField[]): ReadField[] {
  return fields.filter(([, value]) => value !== '');
}

/** Nobody has begun to fill this passenger in. */
export const isBlank = (p: PassengerValues): boolean =>
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
