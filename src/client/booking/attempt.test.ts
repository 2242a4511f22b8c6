import { describe, expect, test } from 'vitest';
import { REFUSALS } from '../../contract/errors.ts';
import { ApiError } from '../api/errors.ts';
import {
  type AttemptState,
  afterAnswer,
  firstState,
  isBookedElsewhere,
  nextAttempt,
  outcomeOf,
  sendingOf,
  unansweredOf,
} from './attempt.ts';

const BODY = { remark: 'typed' };
const OTHER = { remark: 'changed since' };
const KEYS = { own: 'draft', anew: null };
const refused = (name: keyof typeof REFUSALS, kind: ApiError['kind'] = 'unexpected') =>
  new ApiError({ kind, ...REFUSALS[name], message: '' });

function sent(state: AttemptState<typeof BODY>) {
  const attempt = nextAttempt(state, BODY, KEYS);
  if (!attempt) throw new Error('nothing goes out');
  return { attempt, state: sendingOf(state, attempt) };
}

describe('sending a booking', () => {
  test('whose answer got lost goes out again as it was, also after the app was closed, until it is answered', () => {
    const { attempt, state } = sent(firstState<typeof BODY>(null));
    expect(unansweredOf(state)).toBeNull();
    const lost = afterAnswer(attempt, 'lost');
    expect(nextAttempt(lost, OTHER, { own: 'draft', anew: 'second' })).toEqual(attempt);
    expect(firstState(attempt)).toEqual(lost);
    expect(unansweredOf(sendingOf(lost, attempt))).toEqual(attempt);
    expect(unansweredOf(afterAnswer(attempt, 'refused'))).toBeNull();
  });

  test('that was refused lets what was put right go out under a key of its own', () => {
    const { attempt } = sent(firstState<typeof BODY>(null));
    expect(nextAttempt(afterAnswer(attempt, 'refused'), OTHER, KEYS)).toEqual({ key: 'draft', body: OTHER });
    expect(nextAttempt(afterAnswer(attempt, 'refused'), OTHER, { own: 'draft', anew: 'second' })?.key).toBe('second');
  });

  test('without a session keeps its key over the log-in in between', () => {
    const attempt = { key: 'second', body: BODY };
    expect(nextAttempt(afterAnswer(attempt, 'session'), OTHER, KEYS)).toEqual({ key: 'second', body: OTHER });
  });
});

test('what is not known to be refused is lost', () => {
  expect(outcomeOf(new TypeError('Failed to fetch'))).toBe('lost');
  expect(outcomeOf(refused('requestInProgress', 'refused'))).toBe('lost');
  expect(outcomeOf(refused('supplierUnavailable'))).toBe('refused');
  expect(outcomeOf(refused('soldOut', 'refused'))).toBe('refused');
  expect(outcomeOf(refused('sessionUnknown', 'session'))).toBe('session');
  expect(outcomeOf(refused('unexpected'))).toBe('lost');
});

test('a form that was booked elsewhere says so', () => {
  const error = refused('idempotencyMismatch', 'refused');
  expect(isBookedElsewhere({ kind: outcomeOf(error) === 'refused' ? 'refused' : 'lost', error })).toBe(true);
  expect(isBookedElsewhere({ kind: 'refused', error: refused('soldOut', 'refused') })).toBe(false);
  expect(isBookedElsewhere(null)).toBe(false);
});
