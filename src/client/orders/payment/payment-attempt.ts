import { leavesOpen, messageOf } from '../../api/errors.ts';

/** What the sheet shows: nothing is called paid before the server says so. */
export type PaymentState =
  | { status: 'ready' }
  | { status: 'paying' }
  /** A payment provider's page is about to take the place of this one. */
  | { status: 'leaving' }
  | { status: 'refused'; message: string }
  /** The answer got lost and the order says it is still unpaid: the same payment may be sent again. */
  | { status: 'unanswered' }
  /** The answer got lost and the order could not be read either. */
  | { status: 'unknown' }
  | { status: 'done' };

/** What the server said of a payment: `pending` at a payment provider, where its page may be named. */
export interface PaymentAnswered {
  state?: 'paid' | 'pending';
  redirectUrl?: string | undefined;
}

/** Whether a payment may go out: none while another is on its way, nor after one that is made. */
export const canPay = ({ status }: PaymentState): boolean =>
  status !== 'paying' && status !== 'leaving' && status !== 'done';

/** The server has answered: paid, or begun at a payment provider. */
export function afterAnswer({ state, redirectUrl }: PaymentAnswered): PaymentState {
  if (state !== 'pending') return { status: 'done' };
  return { status: redirectUrl ? 'leaving' : 'ready' };
}

/** It was refused; null where the answer is lost. */
export const afterFailure = (error: unknown): PaymentState | null =>
  leavesOpen(error) ? null : { status: 'refused', message: messageOf(error) };

/** The order was asked what became of a payment whose answer was lost: `isPayable` as it says, null where it could not be read. */
export const afterLookUp = (isPayable: boolean | null): PaymentState => ({
  status: isPayable === null ? 'unknown' : isPayable ? 'unanswered' : 'done',
});
