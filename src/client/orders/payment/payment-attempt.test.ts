import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { REFUSALS } from '../../../contract/errors.ts';
import { ApiError } from '../../api/errors.ts';
import {
  afterAnswer,
  afterComeBack,
  afterFailure,
  afterLookUp,
  NOT_PAID,
  type PaymentAttempt,
  sendingOf,
} from './payment-attempt.ts';

const error = (kind: ApiError['kind'], code: number, status: number) =>
  new ApiError({ kind, code, status, message: 'words of the server' });
const NO_LINE = error('network', 0, 0);
const REFUSED = error('refused', REFUSALS.insufficientBalance.code, 422);

function sent(from: PaymentAttempt, channel: 'balance' | 'credit' = 'balance', newKey = 'k1') {
  const sending = sendingOf(from, channel, newKey);
  if (!sending) throw new Error('nothing goes out');
  return sending;
}
/** The keys under which the same payment goes out again and another one does. */
const nextKey = (attempt: PaymentAttempt) => sendingOf(attempt, 'balance', 'k2')?.key;

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('a payment', () => {
  test('goes out once, however often the button is tapped', () => {
    const { attempt, key } = sent(NOT_PAID);
    expect([key, attempt.state]).toEqual(['k1', { status: 'paying' }]);
    expect(sendingOf(attempt, 'balance', 'k2')).toBeNull();
    expect(sendingOf(attempt, 'credit', 'k2')).toBeNull();
  });

  test('is done when the server says paid, and nothing goes out after that', () => {
    const paid = afterAnswer(sent(NOT_PAID).attempt, 'balance', { state: 'paid' });
    expect(paid.state).toEqual({ status: 'done' });
    expect(sendingOf(paid, 'balance', 'k2')).toBeNull();
  });

  test('whose answer is lost asks the order, and goes out again under its key while that is unpaid', () => {
    const { attempt } = sent(NOT_PAID);
    expect(afterFailure(attempt, 'balance', NO_LINE)).toBeNull();
    const unanswered = afterLookUp(attempt, true);
    expect(unanswered.state).toEqual({ status: 'unanswered' });
    expect(nextKey(unanswered)).toBe('k1');
  });

  test.each([
    ['a line that broke', NO_LINE],
    ['a server that failed on it', error('unexpected', REFUSALS.unexpected.code, 500)],
    ['a proxy', error('unexpected', 0, 502)],
    ['an earlier try that is still at work', error('refused', REFUSALS.requestInProgress.code, 409)],
    ['a fault of the page', new TypeError('no')],
  ])('is not called refused after %s', (_, reason) => {
    expect(afterFailure(sent(NOT_PAID).attempt, 'balance', reason)).toBeNull();
  });

  test('of which nobody knows says so, and is done as soon as the order says it', () => {
    const unknown = afterLookUp(sent(NOT_PAID).attempt, null);
    expect(unknown.state).toEqual({ status: 'unknown' });
    expect(afterLookUp(unknown, false).state).toEqual({ status: 'done' });
    expect(nextKey(unknown)).toBe('k1');
  });

  test('that was refused says why, and another try is another payment', () => {
    const refused = afterFailure(sent(NOT_PAID).attempt, 'balance', REFUSED);
    expect(refused?.state).toEqual({ status: 'refused', message: 'words of the server' });
    expect(nextKey(refused ?? NOT_PAID)).toBe('k2');
  });

  test('that found no session was never carried out: it goes out again under its key', () => {
    const asked = afterFailure(sent(NOT_PAID).attempt, 'balance', error('session', 200_005, 401));
    expect(nextKey(asked ?? NOT_PAID)).toBe('k1');
  });

  test('of another channel has a key of its own, and the first one keeps its', () => {
    const lost = afterLookUp(sent(NOT_PAID).attempt, true);
    const other = sent(lost, 'credit', 'k3');
    expect(other.key).toBe('k3');
    expect(nextKey(afterLookUp(other.attempt, true))).toBe('k1');
  });

  test('at a payment house leaves for its page, and whoever comes back unpaid begins another', () => {
    const leaving = afterAnswer(sent(NOT_PAID).attempt, 'balance', {
      state: 'pending',
      redirectUrl: 'https://pay.example',
    });
    expect(leaving.state).toEqual({ status: 'leaving' });
    expect(sendingOf(leaving, 'balance', 'k2')).toBeNull();
    expect(nextKey(afterComeBack(leaving))).toBe('k2');
    expect(afterAnswer(sent(NOT_PAID).attempt, 'balance', { state: 'pending' }).state).toEqual({ status: 'ready' });
  });
});
