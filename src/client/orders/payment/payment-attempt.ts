import { isOutcomeUnknown, messageOf } from '../../api/errors.ts';

/** What the sheet shows: nothing counts as paid until the server says so. */
export type PaymentState =
  | { status: 'ready' }
  | { status: 'paying' }
  /** The page is about to navigate to the payment provider. */
  | { status: 'leaving' }
  | { status: 'refused'; message: string }
  /** The response was lost and the order is still unpaid: the same payment may be sent again. */
  | { status: 'unanswered' }
  /** The response was lost and the order could not be read. */
  | { status: 'unknown' }
  | { status: 'done' };

/** The server's response to a payment: `pending` at a payment provider, possibly with its page. */
export interface PaymentAnswered {
  state?: 'paid' | 'pending';
  redirectUrl?: string | undefined;
}

/** Whether a payment may be sent: not while another is in flight, nor after one succeeded. */
export const canPay = ({ status }: PaymentState): boolean =>
  status !== 'paying' && status !== 'leaving' && status !== 'done';

/** The server responded: paid, or pending at a payment provider. */
export function afterAnswer({ state, redirectUrl }: PaymentAnswered): PaymentState {
  if (state !== 'pending') return { status: 'done' };
  return { status: redirectUrl ? 'leaving' : 'ready' };
}

/** Refused; null where the response is lost. */
export const afterFailure = (error: unknown): PaymentState | null =>
  isOutcomeUnknown(error) ? null : { status: 'refused', message: messageOf(error) };

/** The order was read after a lost response: `isPayable` is what it says, null where it could not be read. */
export const afterLookUp = (isPayable: boolean | null): PaymentState => ({
  status: isPayable === null ? 'unknown' : isPayable ? 'unanswered' : 'done',
});
