import { getIn, setIn } from 'formik';
import { ageOn } from '../../../contract/dates.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../../contract/flight-terms.ts';
import { toMachineReadable } from '../../../contract/latin-names.ts';
import { type DocsRecord, isIdCardRecord, type PassengerTextResult } from '../../../parsing/passenger-text/types.ts';
import { alpha2OfAlpha3 } from '../../../parsing/text/countries.ts';
import type { PartyValues, PassengerValues } from '../party-values.ts';

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

/** What is put into one passenger. */
export interface Pick {
  target: number;
  fields: readonly ReadField[];
}

/**
 * Puts what was read into the form's values, and says which fields it changed. What `earlier` fills left there of another person, or
 * of another document, goes: nobody flies with someone else's card.
 */
export function fillPassengers<V extends PartyValues>(
  values: V,
  picks: readonly Pick[],
  earlier: readonly FilledField[] = [],
): { values: V; filled: FilledField[]; cleared: FilledField[] } {
  const cleared = picks.flatMap((pick) => leftovers(values, pick, earlier));
  let next = cleared.reduce<V>((one, { path, after }) => setIn(one, path, after), values);
  const filled: FilledField[] = [];
  /** What stands there from an earlier fill, and is said again now: it is of this one from here on. */
  const confirmed: FilledField[] = [];
  for (const { target, fields } of picks) {
    for (const [name, after] of fields) {
      const path = `passengers[${target}].${name}`;
      const before: unknown = getIn(next, path);
      if (typeof before !== 'string') continue;
      if (before === after) {
        if (earlier.some((one) => one.path === path && one.after === after)) confirmed.push({ path, before, after });
        continue;
      }
      next = setIn(next, path, after);
      filled.push({ path, before, after });
    }
  }
  return { values: next, filled: filled.length > 0 ? [...filled, ...confirmed] : [], cleared };
}

/** Fields with an earlier fill's value that does not belong to what is filled in now, with what stood there before that fill. */
function leftovers(values: PartyValues, { target, fields }: Pick, earlier: readonly FilledField[]): FilledField[] {
  const passenger = values.passengers[target];
  if (!passenger) return [];
  const given = new Map(fields);
  const isOther = isSomebodyElse(passenger, given);
  const number = given.get('document.number');
  const isOtherDocument = number !== undefined && number !== passenger.document.number;
  const at = `passengers[${target}].`;
  const stale = earlier.filter(({ path }) => {
    const name = path.slice(at.length);
    const isOut = isOther || (isOtherDocument && name.startsWith('document.'));
    return path.startsWith(at) && isOut && !given.has(name);
  });
  return [...new Set(stale.map(({ path }) => path))].flatMap((path) => {
    const before = String(getIn(values, path));
    const after = stale.reduceRight(
      (value, one) => (one.path === path && one.after === value ? one.before : value),
      before,
    );
    return after === before ? [] : [{ path, before, after }];
  });
}

/** Whether what was read is of another person than the one in the form: by document, else by name, else by date of birth. */
function isSomebodyElse(
  { surname, givenName, birthday, document }: PassengerValues,
  given: Map<string, string>,
): boolean {
  const number = given.get('document.number');
  if (number !== undefined && number === document.number) return false;
  if (given.has('surname') && surname !== '')
    return given.get('surname') !== surname || given.get('givenName') !== givenName;
  return birthday !== '' && given.has('birthday') && given.get('birthday') !== birthday;
}

/** Takes a fill back where its values still stand; what the agent has changed since stays. */
export function undoFill<V extends PartyValues>(values: V, filled: readonly FilledField[]): V {
  return filled
    .filter(({ path, after }) => getIn(values, path) === after)
    .reduce<V>((next, { path, before }) => setIn(next, path, before), values);
}
