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

/** The context of pasted details: the days of travel. */
export interface PasteTrip extends AgeContext {
  /** Today's date, yyyy-MM-dd. */
  today: string;
}

const GENDERS = { M: 'male', F: 'female', U: '' } as const;

/** The fields that a result fills, without the uncertain ones. */
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
  // The form has a type by default: if cleared, the agent with the documents picks the one to travel on.
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

/** The Chinese name of a passenger whose text has no Latin one; null where Latin letters are there. */
export function hanNameOf({ record }: PassengerTextResult): string | null {
  if (!record) return null;
  const name = isIdCardRecord(record) ? record.name : (record.hanName ?? null);
  return name !== null && /^\p{Script=Han}+$/u.test(name) ? name : null;
}

/** Paths that a wrong check digit makes doubtful: it does not say which character is wrong. */
const CHECKED = new Set(['document.number', 'document.expiry', 'birthday', 'gender']);

const NAMES = new Set(['surname', 'givenName']);

/** Fields filled in despite a wrong check digit, possible truncation on the document, or a birth date after today. */
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

/** Whether this passenger is still empty. */
export const isBlank = ({ surname, givenName, birthday, document: { number, expiry } }: PassengerValues): boolean =>
  [surname, givenName, birthday, number, expiry].every((text) => text === '');

/** The passenger type; null where the text does not tell. Nobody is an infant on a train. */
function typeOf({ record, errors }: PassengerTextResult, trip: AgeContext): PassengerValues['type'] | null {
  if (record?.birthDate && !errors.includes('future-birth')) return typeByAge(record.birthDate, trip);
  const isInfant = record !== null && 'infant' in record && record.infant;
  return isInfant && !trip.childAges ? 'infant' : null;
}

const letters = (...names: readonly (string | null)[]) => names.join('').replace(/[^A-Z]/g, '');

/** Whether a text is of the passenger in the form: by document, else by name if the form has no document yet. */
function isOf({ record }: PassengerTextResult, { surname, givenName, document }: PassengerValues): boolean {
  if (!record) return false;
  if (document.number !== '') return record.number === document.number;
  if (surname === '' || isIdCardRecord(record)) return false;
  return letters(surname, givenName) === letters(record.surname, ...record.givenNames);
}

/**
 * The passenger for each result: of those of its age on the days of travel the one it matches, else the first blank one; null when none is
 * left. Another person's values are overwritten only when the agent confirms.
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
