import { isRecord } from '../api/is-record.ts';
import { textOfValue } from '../offline/drafts/draft-values.ts';

/** Fields of one unit: this one determines what the others mean. */
const SAID_BY = ['currency', 'unit', 'mode', 'figure'];

const isOne = (part: object) => SAID_BY.some((name) => name in part);

/**
 * The fields of a form that differ from the opened record. An amount and its currency count as one field, as do other fields that mean
 * nothing without each other.
 */
export function changedValues(values: object, opened: object): object {
  if (!isRecord(values) || !isRecord(opened)) return values;
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const before = opened[key];
      if (textOfValue(value) === textOfValue(before)) return [];
      const isOfParts = isRecord(value) && isRecord(before) && !isOne(value);
      return [[key, isOfParts ? changedValues(value, before) : value]];
    }),
  );
}
