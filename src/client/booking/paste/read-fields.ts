import type { DocumentType } from '../../../contract/flight-terms.ts';
import { toMachineReadable } from '../../../contract/latin-names.ts';
import { type AgeContext, typeByAge } from '../../../contract/passengers.ts';
import {
  type DocsRecord,
  isIdCardRecord,
  type PassengerTextError,
  type PassengerTextResult,
} from '../../../parsing/passenger-text/types.ts';
import { alpha2OfAlpha3 } from '../../../parsing/text/countries.ts';
import type { PassengerValues } from '../party-values.ts';
import { isForeignCard, isVisa, portalTypeOf } from './document-kind.ts';
import type { Pick, ReadField } from './fill-passengers.ts';

/** What pasted details are read for: the days of travel. */
export interface PasteTrip extends AgeContext {
  /** The day on which they are read, yyyy-MM-dd. */
  today: string;
}

const GENDERS = { M: 'male', F: 'female', U: '' } as const;

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
  const isNamed = !unsure.has('name');
  const fields = given([
    ['surname', isNamed ? (toMachineReadable(record.surname ?? '', '') ?? '') : ''],
    ['givenName', isNamed ? record.givenNames.join(' ') : ''],
    ['gender', unsure.has('gender') || !record.gender ? '' : GENDERS[record.gender]],
    ['birthday', unsure.has('birth-date') ? '' : (record.birthDate ?? '')],
    ['nationality', alpha2Of(record.nationality)],
    ...(isVisa(record) ? [] : documentFields({ record, unsure, accepted })),
  ]);
  // The form has a type from the start, which would make the card's number one of a passport.
  return isForeignCard(record) && record.number !== null ? [...fields, ['document.type', '']] : fields;
}

const alpha2Of = (code: string | null): string => (code === null ? '' : (alpha2OfAlpha3(code) ?? ''));

interface DocumentRead {
  record: DocsRecord;
  unsure: ReadonlySet<PassengerTextError>;
  accepted: readonly DocumentType[];
}

function documentFields({ record, unsure, accepted }: DocumentRead): ReadField[] {
  return [
    ['document.type', portalTypeOf(record, accepted)],
    ['document.number', unsure.has('number') ? '' : (record.number ?? '')],
    ['document.expiry', unsure.has('expiry-date') ? '' : (record.expiryDate ?? '')],
    ['document.issuingPlace', alpha2Of(record.issuingCountry)],
  ];
}

/** The name of somebody whose name the text gives in Chinese characters alone; null where Latin letters are there. */
export function hanNameOf({ record }: PassengerTextResult): string | null {
  if (!record) return null;
  const name = isIdCardRecord(record) ? record.name : (record.hanName ?? null);
  return name !== null && /^\p{Script=Han}+$/u.test(name) ? name : null;
}

/** Paths of what a wrong check digit throws doubt on: it does not say which character is wrong. */
const CHECKED = new Set(['document.number', 'document.expiry', 'birthday', 'gender']);

const NAMES = new Set(['surname', 'givenName']);

/** Fields that are filled in although a check digit is wrong, the document may have cut them off, or a birth would lie after today. */
export function doubtfulOf({ errors }: PassengerTextResult, { target, fields }: Pick): string[] {
  const isDoubtful = (path: string) =>
    (errors.includes('check-digit') && CHECKED.has(path)) ||
    (errors.includes('name-cut') && NAMES.has(path)) ||
    (errors.includes('future-birth') && path === 'birthday');
  return fields.flatMap(([path]) => (isDoubtful(path) ? [`passengers[${target}].${path}`] : []));
}

function given(fields: readonly ReadField[]): ReadField[] {
  return fields.filter(([, value]) => value !== '');
}

/** Nobody has begun to fill this passenger in. */
export const isBlank = (p: PassengerValues): boolean =>
  [p.surname, p.givenName, p.document.number].every((text) => text === '');

/** As whom somebody travels; null where the text does not tell. Nobody is an infant on a train. */
function typeOf({ record, errors }: PassengerTextResult, trip: AgeContext): PassengerValues['type'] | null {
  if (record?.birthDate && !errors.includes('future-birth')) return typeByAge(record.birthDate, trip);
  const isInfant = record !== null && 'infant' in record && record.infant;
  return isInfant && !trip.childAges ? 'infant' : null;
}

/** The passenger for each result: the first blank one of its age on the days of travel, else the first of its age; null when none is left. */
export function chooseTargets(
  results: readonly PassengerTextResult[],
  passengers: readonly PassengerValues[],
  trip: AgeContext,
): (number | null)[] {
  const taken = new Set<number>();
  return results.map((result) => {
    const type = typeOf(result, trip);
    const fitting = passengers.flatMap((passenger, i) =>
      taken.has(i) || !result.record || (type !== null && passenger.type !== type) ? [] : [i],
    );
    const target = fitting.find((i) => passengers[i] && isBlank(passengers[i])) ?? fitting[0] ?? null;
    if (target !== null) taken.add(target);
    return target;
  });
}
