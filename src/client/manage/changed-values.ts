import { isRecord } from '../api/is-record.ts';
import { textOfValue } from '../offline/drafts/draft-values.ts';

/** Of parts that are one: what their other fields mean is said by this one. */
const SAID_BY = ['currency', 'unit', 'mode', 'figure'];

const isOne = (part: object) => SAID_BY.some((name) => name in part);

/**
 * What of a form differs from the record that it was opened with, field by field. An amount counts as one with its currency, as
 * other fields do that mean nothing without each other.
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
