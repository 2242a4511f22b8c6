import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import { hashInput } from '../commands/idempotency.ts';
import { inTransaction, runAudited } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { bookAtSupplier } from './book-at-supplier.ts';
import {
  BOOKING_CALLS,
  type BookingRequest,
  beginBooking,
  draftOf,
  finishBooking,
  type Intent,
  recordIntent,
  storeAnswer,
} from './booking-intent.ts';
import type { BookingProduct } from './order-product.ts';
import { lockOrder, subjectOf } from './order-rows.ts';
import { abandonBooking } from './settle-booking.ts';
import { supplierOf } from './system-orders.ts';

interface CreateOrder<I> {
  actor: Actor;
  input: I;
  key: string;
}

/**
 * Books a verified offer, once. Stores the intent first, calls the supplier outside of any transaction with the intent as its idempotency
 * key, and stores the order in a second transaction together with the answer for repeated requests. If the process dies or the outcome
 * stays unknown in between, a job looks it up and completes the booking; until then a repeated request is refused with requestInProgress.
 */
export async function createOrder<I extends { verificationId: string }, T extends { id: string }>(
  deps: Deps,
  booking: BookingProduct<I, T>,
  call: CreateOrder<I>,
): Promise<T | Refusal> {
  const begun = await inTransaction(deps, (tx) => begin(tx, deps, booking, call));
  if (isRefusal(begun)) return begun;
  if (begun.state === 'answered') return begun.answer;
  const { intent } = begun;
  const outcome = await bookAtSupplier(supplierOf(deps, intent.supplierId), draftOf(deps, intent), intent.id);
  if (outcome.result === 'unknown') return refuse('requestInProgress');
  if (outcome.result === 'refused') {
    await abandonBooking(deps, intent);
    return outcome.refusal;
  }
  const { companyId, userId } = call.actor;
  const subject = { type: subjectOf(booking.product), id: (order: T) => order.id };
  return runAudited(deps, { name: BOOKING_CALLS[booking.product], companyId, userId, subject }, (tx) =>
    finishBooking(tx, deps, intent, outcome.order, (order) => booking.answer(tx, deps, call.actor, order)),
  );
}

type Start<T> = { state: 'answered'; answer: T } | { state: 'calling'; intent: Intent };

async function begin<I extends { verificationId: string }, T extends { id: string }>(
  tx: Tx,
  deps: Deps,
  booking: BookingProduct<I, T>,
  { actor, input, key }: CreateOrder<I>,
): Promise<Start<T> | Refusal> {
  const request: BookingRequest = {
    product: booking.product,
    buyer: { companyId: actor.companyId, userId: actor.userId, displayName: actor.displayName },
    key,
    hash: hashInput(input, deps.settings.dataKeys),
    verificationId: input.verificationId,
  };
  const begun = await beginBooking(tx, deps, request);
  if (isRefusal(begun)) return begun;
  if (begun.state === 'answered') {
    if (!booking.isAnswer(begun.stored)) throw new Error(`a stored answer of ${booking.product} cannot be read`);
    return { state: 'answered', answer: begun.stored };
  }
  if (begun.state === 'made') {
    const order = await lockOrder(tx, actor, begun.orderId, booking.product);
    if (!order) return refuse('orderNotFound');
    const answer = await booking.answer(tx, deps, actor, order);
    await storeAnswer(tx, request, answer);
    return { state: 'answered', answer };
  }
  const draft = await booking.draft(tx, deps, actor, input);
  if (isRefusal(draft)) return draft;
  const intent = await recordIntent(tx, deps, request, draft);
  return isRefusal(intent) ? intent : { state: 'calling', intent };
}
