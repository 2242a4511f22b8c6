import { isRecord } from '../api/stored-json.ts';
import type { Parts } from '../offline/drafts/draft-kind.ts';
import type { Fill } from './paste/fills.ts';

/** A sent booking: until its outcome is known, only the same body under the same key is sent. */
export interface BookingAttempt<B> {
  key: string;
  body: B;
}

/** The draft of a booking form; `V` is its values, `B` the request made of them. */
export interface FormDraft<V, B> {
  values: V;
  /** The booking that was sent from it and not yet answered. */
  attempt: BookingAttempt<B> | null;
  /** Machine-filled values, so that they do not look typed. */
  fills: readonly Fill[];
  /** Pasted text that is not filled in yet. */
  pasted: string;
}

/** A form with nothing sent yet, nor filled in by machine. */
export function plainDraft<V, B>(values: V): FormDraft<V, B> {
  return { values, attempt: null, fills: [], pasted: '' };
}

function isAttempt<B>(value: unknown): value is BookingAttempt<B> {
  return isRecord(value) && typeof value.key === 'string' && isRecord(value.body);
}

/** The sent booking, as stored in a part; null for none. */
export function readAttempt<B>(part: unknown): BookingAttempt<B> | null {
  return isAttempt<B>(part) ? part : null;
}

/** Parts for a list, one per item: `p0`, `p1` …, so that two devices can each write another. */
export function partsOfList(letter: 'p' | 'j', list: readonly unknown[]): Parts {
  return Object.fromEntries(list.map((one, i) => [`${letter}${i}`, one]));
}

/** The list in such parts, in order. */
export function listOfParts(letter: 'p' | 'j', parts: Parts): unknown[] {
  const name = new RegExp(`^${letter}(\\d+)$`);
  return Object.keys(parts)
    .map((key) => ({ key, index: Number(name.exec(key)?.[1] ?? Number.NaN) }))
    .filter(({ index }) => Number.isInteger(index))
    .toSorted((a, b) => a.index - b.index)
    .map(({ key }) => parts[key]);
}
