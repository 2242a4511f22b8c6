import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { PaymentAnswer } from '../../../contract/payments.ts';
import type { AttemptRow } from '../../orders/house-payments/attempt-rows.ts';
import { presentState } from '../../orders/house-payments/present.ts';

/** A payment that was begun at a payment house; paid already where the same request comes once more. */
export function presentStarted(attempt: AttemptRow, order: FlightOrder): PaymentAnswer {
  const { state, ...way } = presentState(attempt);
  return { state: state === 'pending' ? state : 'paid', ...way, order };
}
