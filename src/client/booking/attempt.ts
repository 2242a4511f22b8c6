import { REFUSALS } from '../../contract/errors.ts';
import { ApiError, leavesOpen } from '../api/errors.ts';
import type { BookingAttempt } from './form-draft.ts';

/** lost: nobody knows whether the booking was made; refused: it was not; session: log in, then the same goes out again. */
export type BookingOutcome<O> = { kind: 'booked'; order: O } | { kind: 'lost' | 'refused' | 'session'; error: unknown };

/**
 * Where the sending of one form stands. `sending`: on its way, `again` after an answer was lost; `lost`: sent, the answer unknown;
 * `idle`: nothing is under way, and the next booking goes out under `key`, where an attempt that was never carried out has left one.
 */
export type AttemptState<B> =
  | { at: 'idle'; key: string | null }
  | { at: 'sending'; attempt: BookingAttempt<B>; again: boolean }
  | { at: 'lost'; attempt: BookingAttempt<B> };

export function outcomeOf(error: unknown): 'lost' | 'refused' | 'session' {
  if (leavesOpen(error)) return 'lost';
  return error instanceof ApiError && error.kind === 'session' ? 'session' : 'refused';
}

/** Another tab or device books this form, or has booked it. */
export function isBookedTwice<O>(outcome: BookingOutcome<O> | null): boolean {
  if (outcome === null || outcome.kind === 'booked') return false;
  return outcome.error instanceof ApiError && outcome.error.code === REFUSALS.idempotencyMismatch.code;
}

/** A form as it was left: with an attempt on it the answer was never seen. */
export function firstState<B>(kept: BookingAttempt<B> | null): AttemptState<B> {
  return kept ? { at: 'lost', attempt: kept } : { at: 'idle', key: null };
}

/**
 * What goes out when the agent books: nothing while something is under way, the very same again while its answer is unknown, else
 * `body` under a key that only another wish (`anew`) changes.
 */
export function nextAttempt<B>(
  state: AttemptState<B>,
  body: B,
  keys: { own: string; anew: string | null },
): BookingAttempt<B> | null {
  if (state.at === 'sending') return null;
  if (state.at === 'lost') return state.attempt;
  return { key: keys.anew ?? state.key ?? keys.own, body };
}

/** An attempt goes out. */
export function sendingOf<B>(state: AttemptState<B>, attempt: BookingAttempt<B>): AttemptState<B> {
  return { at: 'sending', attempt, again: state.at === 'lost' };
}

/** The attempt of which nobody knows yet whether it was carried out, from the first lost answer to the one that comes. */
export function unansweredOf<B>(state: AttemptState<B>): BookingAttempt<B> | null {
  const isLost = state.at === 'lost' || (state.at === 'sending' && state.again);
  return isLost ? state.attempt : null;
}

/** Where it stands once the answer is there; a request without a session was never carried out and keeps its key. */
export function afterAnswer<B>(attempt: BookingAttempt<B>, kind: BookingOutcome<unknown>['kind']): AttemptState<B> {
  if (kind === 'lost') return { at: 'lost', attempt };
  return { at: 'idle', key: kind === 'session' ? attempt.key : null };
}
