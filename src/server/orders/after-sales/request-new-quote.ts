import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { OrderProduct, OrderStatus } from '../../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { SoldTrain } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { writeRailRef } from '../../suppliers/rail/rail-ref.ts';
import { isOverdue } from '../deadlines.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderPresenter } from '../order-product.ts';
import { lockOrder, type OrderRow, soldTrainOf } from '../order-rows.ts';
import { hasLeft, isTooLateToRefund } from '../trains/departure.ts';
import { rideFacts } from '../trains/train-after.ts';
import {
  type AfterSalesRow,
  type ChildRequest,
  insertChild,
  isCovered,
  passengersOf,
  readAfterSales,
} from './child-order.ts';
import { copyProofs } from './proofs.ts';
import { checkWanted } from './request-change.ts';
import { piecesOf } from './sold-parts.ts';
import { chosenOf, lockTicketed } from './ticketed-order.ts';

/** Statuses of a quote that waits for the agent. */
const QUOTED: readonly OrderStatus[] = ['rfd_to_be_confirm', 'chg_to_be_paid'];

/**
 * Repeats a refund or change request whose quote has expired, with its reason, remark and proofs: a new request, which waits for a quote as
 * the first did; the first stays closed. A flight supplier's option has expired with its quote, so the desk quotes such a change; the
 * railway is asked again for the same seats, and for tickets the desk has bought by hand `byHand` has the requested train's current state.
 * Refuses with statusConflict (no expired quote), alreadyRequested (it was repeated, or these tickets have another request), flightsLeft or
 * trainLeft (what it wants has departed), or as a request does.
 */
export function requestNewQuote<T>(
  answer: OrderPresenter<T>,
  product: OrderProduct,
  byHand: SoldTrain | Refusal | null = null,
): Command<{ id: string }, T> {
  return async (tx, actor, { id }, deps) => {
    const found = await lockOrder(tx, actor, id, product);
    if (!found) return refuse('orderNotFound');
    const expired = await closed(tx, deps, found);
    if (isRefusal(expired)) return expired;
    const asked = await sameRequest(tx, deps, actor, expired, byHand);
    if (isRefusal(asked)) return asked;
    const child = await insertChild(tx, deps, asked.source, actor, asked.request);
    await copyProofs(tx, deps, expired, child);
    await deps.jobs.send(tx, 'quote-request', { orderId: child.id });
    return answer(tx, deps, actor, child);
  };
}

/** The request with its quote expired: it may not be closed yet. */
async function closed(tx: Tx, deps: Deps, order: OrderRow): Promise<OrderRow | Refusal> {
  const isQuotes = order.type === 'refund' || order.type === 'change';
  if (isQuotes && order.status === 'closed') return order;
  if (!QUOTED.includes(order.status) || !isOverdue(order, deps.clock.now())) return refuse('statusConflict');
  return moveOrder(tx, deps, order, { to: 'closed', mover: 'clock', by: null });
}

/** What the expired request asked for, with its tickets locked and still open to requests. */
async function sameRequest(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  expired: OrderRow,
  byHand: SoldTrain | Refusal | null,
): Promise<{ source: OrderRow; request: ChildRequest } | Refusal> {
  const asked = await readAfterSales(tx, expired.id);
  if (!asked) return refuse('statusConflict');
  const { sourceId, segments, reason, subReason, remark, wanted } = asked;
  const found = await lockTicketed(tx, actor, sourceId, expired.product);
  if (isRefusal(found)) return found;
  const { source } = found;
  const ids = (await passengersOf(tx, expired.id)).flatMap(({ originalId }) => originalId ?? []);
  const passengers = chosenOf(found, ids);
  if (isRefusal(passengers)) return passengers;
  const over = overBy(source, expired, asked, deps.clock.now());
  if (over) return refuse(over);
  if (await isCovered(tx, source.id, ids, wanted ? piecesOf(source) : segments)) return refuse('alreadyRequested');
  if (byHand && isRefusal(byHand)) return byHand;
  const type = wanted ? 'change' : 'refund';
  const request = { type, passengers, segments, reason, subReason, remark, isAnew: true } as const;
  if (!wanted) return { source, request };
  const instead = byHand ? { instead: { sold: byHand, ...rideFacts(byHand.ride) } } : {};
  return { source, request: { ...request, wanted, option: byHand ? null : optionOf(expired), ...instead } };
}

/** Why the request cannot be repeated: its train or flights have departed. */
function overBy(
  source: OrderRow,
  expired: OrderRow,
  { wanted, reason }: Pick<AfterSalesRow, 'wanted' | 'reason'>,
  now: Date,
): 'trainLeft' | 'flightsLeft' | null {
  if (source.product === 'train') {
    const isOver = wanted
      ? hasLeft(source, now) || hasLeft(expired, now)
      : isTooLateToRefund(source, { isVoluntary: reason === VOLUNTARY }, now);
    return isOver ? 'trainLeft' : null;
  }
  return wanted && checkWanted(source, wanted, now) ? 'flightsLeft' : null;
}

/** The seats a train change was quoted for, to ask the railway for again; flight suppliers' options have expired. */
function optionOf(expired: OrderRow): string | null {
  if (expired.product !== 'train') return null;
  const { ride, seatClass } = soldTrainOf(expired);
  const { trainNo, departure, origin, destination } = ride;
  return writeRailRef({ trainNo, date: departure.slice(0, 10), origin, destination, seatClass });
}
