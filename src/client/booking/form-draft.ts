import { isRecord } from '../api/kept.ts';
import type { Parts } from '../offline/drafts/draft-kind.ts';
import type { Fill } from './paste/fills.ts';

/** A booking that was sent: until its answer is known, the same body goes out under the same key and nothing else does. */
export interface BookingAttempt<B> {
  key: string;
  body: B;
}

/** A form that becomes a booking, with all that hangs on it; `V` is what it asks, `B` the request that it becomes. */
export interface FormDraft<V, B> {
  values: V;
  /** The booking that was sent from it and not yet answered. */
  attempt: BookingAttempt<B> | null;
  /** What a machine filled in, so that it does not look typed. */
  fills: readonly Fill[];
  /** What was pasted and is not filled in yet. */
  pasted: string;
}

/** A form in which nothing is sent yet, nor filled in by machine. */
export function plainDraft<V, B>(values: V): FormDraft<V, B> {
  return { values, attempt: null, fills: [], pasted: '' };
}

function isAttempt<B>(value: unknown): value is BookingAttempt<B> {
  return isRecord(value) && typeof value.key === 'string' && isRecord(value.body);
}

/** The booking that was sent, as a part holds it; null for none. */
export function readAttempt<B>(part: unknown): BookingAttempt<B> | null {
  return isAttempt<B>(part) ? part : null;
}

/** Parts for a list, one for each: `p0`, `p1` …, so that two devices can each write another. */
export function partsOfList(letter: 'p' | 'j', list: readonly unknown[]): Parts {
  return Object.fromEntries(list.map((one, i) => [`${letter}${i}`, one]));
}

/** The list of such parts, in its order. */
export function listOfParts(letter: 'p' | 'j', parts: Parts): unknown[] {
  const name = new RegExp(`^${letter}(\\d+)$`);
  return Object.keys(parts)
    .map((key) => ({ key, index: Number(name.exec(key)?.[1] ?? Number.NaN) }))
    .filter(({ index }) => Number.isInteger(index))
    .toSorted((a, b) => a.index - b.index)
    .map(({ key }) => parts[key]);
}
