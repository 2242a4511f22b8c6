import { REFUSALS } from '../../contract/errors.ts';
import { ApiError, isOutcomeUnknown } from '../api/errors.ts';
import type { BookingAttempt } from './form-draft.ts';

/** lost: the outcome of the booking is unknown; refused: it was not made; session: after a login, the same is resent. */
export type BookingOutcome<O> = { kind: 'booked'; order: O } | { kind: 'lost' | 'refused' | 'session'; error: unknown };

/**
 * The state of sending one form. `sending`: in flight, `again` after a lost answer; `lost`: sent, outcome unknown; `idle`: nothing in
 * flight, and the next booking is sent under `key`, where an attempt that was never carried out has left one.
 */
export type AttemptState<B> =
  | { at: 'idle'; key: string | null }
  | { at: 'sending'; attempt: BookingAttempt<B>; again: boolean }
  | { at: 'lost'; attempt: BookingAttempt<B> };

export function outcomeOf(error: unknown): 'lost' | 'refused' | 'session' {
  if (isOutcomeUnknown(error)) return 'lost';
  return error instanceof ApiError && error.kind === 'session' ? 'session' : 'refused';
}

/** Another tab or device books or has booked this form. */
export function isBookedElsewhere<O>(outcome: BookingOutcome<O> | null): boolean {
  if (outcome === null || outcome.kind === 'booked') return false;
  return outcome.error instanceof ApiError && outcome.error.code === REFUSALS.idempotencyMismatch.code;
}

/** The initial state: a stored attempt means its answer was never seen. */
export function firstState<B>(kept: BookingAttempt<B> | null): AttemptState<B> {
  return kept ? { at: 'lost', attempt: kept } : { at: 'idle', key: null };
}

/**
 * The attempt to send when the agent books: null while one is in flight, the identical one while its answer is unknown, else `body` under a
 * key that only a repeat booking (`anew`) changes.
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

/** An attempt is sent. */
export function sendingOf<B>(state: AttemptState<B>, attempt: BookingAttempt<B>): AttemptState<B> {
  return { at: 'sending', attempt, again: state.at === 'lost' };
}

/** The attempt whose outcome is unknown, from the first lost answer to the one that arrives. */
export function unansweredOf<B>(state: AttemptState<B>): BookingAttempt<B> | null {
  const isLost = state.at === 'lost' || (state.at === 'sending' && state.again);
  return isLost ? state.attempt : null;
}

/** The state after the answer; a request without a session was never carried out and keeps its key. */
export function afterAnswer<B>(attempt: BookingAttempt<B>, kind: BookingOutcome<unknown>['kind']): AttemptState<B> {
  if (kind === 'lost') return { at: 'lost', attempt };
  return { at: 'idle', key: kind === 'session' ? attempt.key : null };
}
