import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { AttemptState, PaymentAnswer, PaymentAttempt } from '../../../contract/payments.ts';
import { type AttemptRow, payerMoney } from '../../orders/house-payments/attempt-rows.ts';

const STATES: Record<AttemptRow['state'], AttemptState> = {
  started: 'pending',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  timed_out: 'timedOut',
  returning: 'returned',
  returned: 'returned',
};

/** How the payer goes on, while there is something to pay. */
function wayToPay({ redirectUrl, qrCode, endsAt, state }: AttemptRow) {
  if (STATES[state] !== 'pending') return {};
  return {
    ...(redirectUrl ? { redirectUrl } : {}),
    ...(qrCode ? { qrCode } : {}),
    endsAt: endsAt.toISOString(),
  };
}

/** A payment that was begun at a payment house; paid already where the same request comes once more. */
export function presentStarted(attempt: AttemptRow, order: FlightOrder): PaymentAnswer {
  const state = STATES[attempt.state] === 'pending' ? 'pending' : 'paid';
  return { state, ...wayToPay(attempt), order };
}

/** The order's newest payment at a payment house, for whoever waits for it. */
export function presentAttempt(attempt: AttemptRow | null): PaymentAttempt {
  if (!attempt) return { attempt: null };
  const { channel, state } = attempt;
  return { attempt: { channel, state: STATES[state], money: payerMoney(attempt), ...wayToPay(attempt) } };
}
