import type { AttemptState, PaymentAttempt } from '../../../contract/payments.ts';
import type { WalletTopUp } from '../../../contract/top-ups.ts';
import { type AttemptRow, payerMoney } from './attempt-rows.ts';

const STATES: Record<AttemptRow['state'], AttemptState> = {
  started: 'pending',
  pending: 'pending',
  clearing: 'clearing',
  paid: 'paid',
  failed: 'failed',
  timed_out: 'timedOut',
  returning: 'returned',
  returned: 'returned',
};

/** The state of a payment, and how the payer continues while there is something to pay. */
export function presentState({ redirectUrl, qrCode, endsAt, state, declinedAt }: AttemptRow) {
  const shown = STATES[state];
  if (shown !== 'pending') return { state: shown };
  if (declinedAt) return { state: 'failed' as const };
  return {
    state: shown,
    ...(redirectUrl ? { redirectUrl } : {}),
    ...(qrCode ? { qrCode } : {}),
    endsAt: endsAt.toISOString(),
  };
}

/**
 * A payment of an order that was started at a payment provider; already paid where the request is repeated, or with nothing to do for the
 * payer while a bank processes it. A declined payer continues there.
 */
export function presentStarted<O>(attempt: AttemptRow, order: O) {
  const { state, ...way } = presentState({ ...attempt, declinedAt: null });
  const isOpen = state === 'pending' || state === 'clearing';
  return { state: isOpen ? ('pending' as const) : ('paid' as const), ...way, order };
}

/** A payment from own money, which is made at once. */
export function presentPaid<O>(order: O) {
  return { state: 'paid' as const, order };
}

/** The order's newest payment at a payment provider, as clients poll it. */
export function presentAttempt(attempt: AttemptRow | null): PaymentAttempt {
  if (!attempt) return { attempt: null };
  return { attempt: { channel: attempt.channel, money: payerMoney(attempt), ...presentState(attempt) } };
}

/** A top-up as its wallet shows it. */
export function presentTopUp(attempt: AttemptRow): WalletTopUp {
  const { id, channel, amount, currency, createdAt } = attempt;
  const money = payerMoney(attempt);
  const state = presentState(attempt);
  return { id, channel, amount: { amount, currency }, money, createdAt: createdAt.toISOString(), ...state };
}
