import { getIn, setIn } from 'formik';
import type { PartyValues, PassengerValues } from '../party-values.ts';

/** A field of a passenger and what was read for it. */
export type ReadField = readonly [path: string, value: string];

/** What was put into one field, and what stood there before. */
export interface FilledField {
  readonly path: string;
  readonly before: string;
  readonly after: string;
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
