import { getIn, setIn } from 'formik';
import type { PartyValues, PassengerValues } from '../party-values.ts';

/** A field of a passenger and its parsed value. */
export type ReadField = readonly [path: string, value: string];

/** A filled field, and its previous value. */
export interface FilledField {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The fields for one passenger. */
export interface Pick {
  target: number;
  fields: readonly ReadField[];
}

/**
 * Writes parsed values into the form, and returns the changed fields. Values that `earlier` fills left there of another person or document
 * are removed: nobody flies with someone else's card.
 */
export function fillPassengers<V extends PartyValues>(
  values: V,
  picks: readonly Pick[],
  earlier: readonly FilledField[] = [],
): { values: V; filled: FilledField[]; cleared: FilledField[] } {
  const cleared = picks.flatMap((pick) => leftovers(values, pick, earlier));
  let next = cleared.reduce<V>((one, { path, after }) => setIn(one, path, after), values);
  const filled: FilledField[] = [];
  /** Values of an earlier fill that this one repeats: they belong to this one from here on. */
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

/** Fields with an earlier fill's value that does not belong to the new values, with their values before that fill. */
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

/** Whether the parsed person differs from the one in the form: by document, else by name, else by date of birth. */
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

/** Undoes a fill where its values are unchanged; what the agent has edited since stays. */
export function undoFill<V extends PartyValues>(values: V, filled: readonly FilledField[]): V {
  return filled
    .filter(({ path, after }) => getIn(values, path) === after)
    .reduce<V>((next, { path, before }) => setIn(next, path, before), values);
}
