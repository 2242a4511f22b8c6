import { toMachineReadable } from '../../../contract/latin-names.ts';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
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
    ...(isVisa(record) || isForeignCard(record) ? [] : documentFields({ record, unsure, accepted })),
  ]);
  // The form has a type from the start: with none, whoever has the documents says which of them is travelled on.
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
export const isBlank = ({ surname, givenName, birthday, document: { number, expiry } }: PassengerValues): boolean =>
  [surname, givenName, birthday, number, expiry].every((text) => text === '');

/** As whom somebody travels; null where the text does not tell. Nobody is an infant on a train. */
function typeOf({ record, errors }: PassengerTextResult, trip: AgeContext): PassengerValues['type'] | null {
  if (record?.birthDate && !errors.includes('future-birth')) return typeByAge(record.birthDate, trip);
  const isInfant = record !== null && 'infant' in record && record.infant;
  return isInfant && !trip.childAges ? 'infant' : null;
}

const letters = (...names: readonly (string | null)[]) => names.join('').replace(/[^A-Z]/g, '');

/** Whether a text is of the passenger as the form has it: by the document, else by the name of one whose document it does not have yet. */
function isOf({ record }: PassengerTextResult, { surname, givenName, document }: PassengerValues): boolean {
  if (!record) return false;
  if (document.number !== '') return record.number === document.number;
  if (surname === '' || isIdCardRecord(record)) return false;
  return letters(surname, givenName) === letters(record.surname, ...record.givenNames);
}

/**
 * The passenger for each result: of those of its age on the days of travel whom it is of, else the first blank one; null when none is left.
 * What stands there of somebody else is written over only when the agent says so.
 */
export function chooseTargets(
  results: readonly PassengerTextResult[],
  passengers: readonly PassengerValues[],
  trip: AgeContext,
): (number | null)[] {
  const taken = new Set<number>();
  return results.map((result) => {
    const type = typeOf(result, trip);
    const fitting = [...passengers.entries()].filter(
      ([i, passenger]) => !taken.has(i) && result.record !== null && (type === null || passenger.type === type),
    );
    const own = fitting.find(([, passenger]) => isOf(result, passenger));
    const [target = null] = own ?? fitting.find(([, passenger]) => isBlank(passenger)) ?? [];
    if (target !== null) taken.add(target);
    return target;
  });
}
