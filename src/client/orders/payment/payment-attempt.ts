import { REFUSALS } from '../../../contract/errors.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { ApiError, messageOf } from '../../api/errors.ts';

/** What the sheet shows: nothing is called paid before the server says so. */
export type PaymentState =
  | { status: 'ready' }
  | { status: 'paying' }
  /** A payment house's page is about to take the place of this one. */
  | { status: 'leaving' }
  | { status: 'refused'; message: string }
  /** The answer got lost and the order says it is still unpaid: the same payment may be sent again. */
  | { status: 'unanswered' }
  /** The answer got lost and the order could not be read either. */
  | { status: 'unknown' }
  | { status: 'done' };

/** Where the paying of one order stands, with the key of each channel's payment whose end is not known. */
export interface PaymentAttempt {
  state: PaymentState;
  keys: Readonly<Partial<Record<PaymentChannel, string>>>;
}

export const NOT_PAID: PaymentAttempt = { state: { status: 'ready' }, keys: {} };

/** What the server said of a payment: `pending` at a payment house, where its page may be named. */
export interface PaymentAnswered {
  state?: 'paid' | 'pending';
  redirectUrl?: string | undefined;
}

/** Whether an error leaves open what the server did. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.kind === 'network' ||
  error.code === REFUSALS.requestInProgress.code ||
  error.code === REFUSALS.unexpected.code ||
  (error.kind === 'unexpected' && error.code === 0);

/** A payment goes out: under the key of one whose end is not known, else under a new one. Null while another is on its way. */
export function sendingOf(
  { state, keys }: PaymentAttempt,
  channel: PaymentChannel,
  newKey: string,
): { attempt: PaymentAttempt; key: string } | null {
  if (state.status === 'paying' || state.status === 'leaving' || state.status === 'done') return null;
  const key = keys[channel] ?? newKey;
  return { attempt: { state: { status: 'paying' }, keys: { ...keys, [channel]: key } }, key };
}

/** The server has answered: paid, or begun at a payment house, where another try is another payment. */
export function afterAnswer(
  { keys }: PaymentAttempt,
  channel: PaymentChannel,
  { state, redirectUrl }: PaymentAnswered,
): PaymentAttempt {
  if (state !== 'pending') return { state: { status: 'done' }, keys };
  return { state: { status: redirectUrl ? 'leaving' : 'ready' }, keys: without(keys, channel) };
}

/** It was refused: another try is another payment, but for one that no session has carried out. Null where the answer is lost. */
export function afterFailure({ keys }: PaymentAttempt, channel: PaymentChannel, error: unknown): PaymentAttempt | null {
  if (isLost(error)) return null;
  const isUnsent = error instanceof ApiError && error.kind === 'session';
  return {
    state: { status: 'refused', message: messageOf(error) },
    keys: isUnsent ? keys : without(keys, channel),
  };
}

/** The order was asked what became of a payment whose answer was lost: `isPayable` as it says, null where it could not be read. */
export function afterLookUp({ keys }: PaymentAttempt, isPayable: boolean | null): PaymentAttempt {
  const status = isPayable === null ? 'unknown' : isPayable ? 'unanswered' : 'done';
  return { state: { status }, keys };
}

/** Whoever comes back from a payment house's page by the browser's button has not paid there. */
export const afterComeBack = ({ keys }: PaymentAttempt): PaymentAttempt => ({ state: { status: 'ready' }, keys });

function without(keys: PaymentAttempt['keys'], channel: PaymentChannel): PaymentAttempt['keys'] {
  const { [channel]: _, ...rest } = keys;
  return rest;
}
