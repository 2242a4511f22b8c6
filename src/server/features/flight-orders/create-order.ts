import type { FlightOrder, OrderInput } from '../../../contract/flight-orders.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { hashInput } from '../../commands/idempotency.ts';
import { inTransaction, runAudited } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readVerifiedOffer } from '../flight-search/verified-offer.ts';
import { answerOrder } from './answer-order.ts';
import { bookAtSupplier } from './book-at-supplier.ts';
import {
  type BookingRequest,
  beginBooking,
  CREATE_ORDER,
  draftOf,
  finishBooking,
  type Intent,
  recordIntent,
} from './booking-intent.ts';
import { checkPassengers } from './check-passengers.ts';
import { makeDraft } from './make-draft.ts';
import { lockOrder } from './order-rows.ts';
import { abandonBooking } from './settle-booking.ts';
import { supplierOf } from './system-orders.ts';

interface CreateOrder {
  actor: Actor;
  input: OrderInput;
  key: string;
}

/**
 * Books a verified offer, once. The intent is written down first, the supplier is called outside of any transaction with the intent
 * as its key, and the order is written in a second transaction together with the answer for repeated requests. When the process
 * dies or the outcome stays unknown in between, a job finds out and ends the booking; until then a repeated request is refused with
 * requestInProgress.
 */
export async function createOrder(deps: Deps, call: CreateOrder): Promise<FlightOrder | Refusal> {
  const begun = await inTransaction(deps, (tx) => begin(tx, deps, call));
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
  const subject = { type: 'flight-order', id: (order: FlightOrder) => order.id };
  return runAudited(deps, { name: CREATE_ORDER, companyId, userId, subject }, (tx) =>
    finishBooking(tx, deps, intent, outcome.order, (order) => answerOrder(tx, deps, call.actor, order)),
  );
}

type Start = { state: 'answered'; answer: FlightOrder } | { state: 'calling'; intent: Intent };

async function begin(tx: Tx, deps: Deps, { actor, input, key }: CreateOrder): Promise<Start | Refusal> {
  const request: BookingRequest = {
    buyer: { companyId: actor.companyId, userId: actor.userId, displayName: actor.displayName },
    key,
    requestHash: hashInput(input),
    verificationId: input.verificationId,
  };
  const begun = await beginBooking(tx, deps, request);
  if (isRefusal(begun)) return begun;
  if (begun.state === 'answered') return begun;
  if (begun.state === 'made') {
    const order = await lockOrder(tx, actor, begun.orderId);
    return order ? { state: 'answered', answer: await answerOrder(tx, deps, actor, order) } : refuse('orderNotFound');
  }
  const now = deps.clock.now();
  const offer = await readVerifiedOffer(tx, actor, input.verificationId, now);
  if (isRefusal(offer)) return offer;
  const fault = await checkPassengers(deps, input, { solution: offer.solution, party: offer.search.passengers });
  if (fault) return fault;
  const intent = await recordIntent(tx, deps, request, await makeDraft(tx, deps, input, offer));
  return isRefusal(intent) ? intent : { state: 'calling', intent };
}
