import { eq } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import { runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import { areVoided } from '../../suppliers/booking-supplier.ts';
import { saysNo } from '../../suppliers/supplier-error.ts';
import { noteLateAnswer } from '../desk/note-late-answer.ts';
import { addTimeline, announce } from '../move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { findAnyOrder, supplierOf } from '../system-orders.ts';
import {
  type AfterSalesRow,
  insertChild,
  isCovered,
  passengersOf,
  readAfterSales,
  requestOf,
  ticketsOf,
} from './child-order.ts';
import { ASK_AGAIN_SECONDS } from './return-tickets.ts';
import { settleReturn } from './settle-return.ts';
import { isAsked, ticketRequests } from './ticket-requests.ts';

const GIVEN_UP: readonly OrderStatus[] = [
  'reimbursing',
  'failed_reimbursed',
  'refund_failed',
  'void_failed',
  'void_rejected',
  'void_canceled',
];
const HOUR_SECONDS = 3600;
const FOLLOWED_SECONDS = 7 * 24 * HOUR_SECONDS;

/**
 * Looks for a week whether a supplier carries out a change, refund or void after all that the desk has given up while it was at it, or a
 * void that was withdrawn or refused. The order stays ended. Tickets that were given back late are refunded by an order of their own, unless another request has them; all
 * else waits at the desk, once. Throws while the supplier cannot be asked: the job is then run again.
 */
export async function followGivenUp(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order || !GIVEN_UP.includes(order.status)) return;
  const request = await readAfterSales(deps.db, orderId);
  if (!request || request.lateAt) return;
  const outcome = await outcomeAt(deps, order, request);
  if (outcome === 'never') return;
  if (outcome === 'open') return lookAgain(deps, order);
  const done = await runSystemCommand(deps, jobOn('follow-given-up', order), (tx) => settleLate(tx, deps, order));
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`the late answer to ${orderId} could not be settled: ${done.refused}`);
}

/** done: carried out. never: refused, or the supplier knows nothing of it. open: it may still come. */
async function outcomeAt(deps: Deps, order: OrderRow, request: AfterSalesRow): Promise<'done' | 'never' | 'open'> {
  const supplier = supplierOf(deps, order.supplierId);
  const { supplierRef: ref } = order;
  const { supplierQuote: quote } = request;
  if (!ref || (order.type !== 'void' && !quote)) return 'never';
  try {
    if (order.type === 'void')
      return areVoided(await supplier.retrieve(ref), await ticketsOf(deps.db, order)) ? 'done' : 'open';
    const { state } =
      order.type === 'change'
        ? await supplier.retrieveChange(ref, quote ?? '')
        : await supplier.retrieveRefund(quote ?? '');
    if (state === 'changed' || state === 'refunded') return 'done';
    return state === 'refused' ? 'never' : 'open';
  } catch (error) {
    if (saysNo(error)) return 'never';
    throw error;
  }
}

/** After as long as it has waited, at most an hour. */
async function lookAgain(deps: Deps, { id, updatedAt }: OrderRow): Promise<void> {
  const waited = Math.floor((deps.clock.now().getTime() - updatedAt.getTime()) / 1000);
  if (waited > FOLLOWED_SECONDS) return;
  const afterSeconds = Math.min(Math.max(waited, ASK_AGAIN_SECONDS), HOUR_SECONDS);
  await deps.db.transaction((tx) => deps.jobs.send(tx, 'follow-given-up', { orderId: id }, { afterSeconds }));
}

async function settleLate(tx: Tx, deps: Deps, { id }: OrderRow) {
  const order = await lockAnyOrder(tx, id);
  if (!order || !GIVEN_UP.includes(order.status)) return refuse('statusConflict');
  const request = await requestOf(tx, order);
  if (request.lateAt) return refuse('statusConflict');
  const tickets = order.type === 'change' ? null : await lockTickets(tx, order, request);
  if (tickets?.meant.length === 0) return refuse('statusConflict');
  const at = deps.clock.now();
  await tx.update(afterSales).set({ lateAt: at }).where(eq(afterSales.orderId, id));
  const by = order.supplierName || null;
  await addTimeline(tx, order, { at, kind: 'supplier', status: null, by, code: 'carriedOutLate' });
  await announce(tx, deps, order);
  if (tickets && (await returnLate(tx, deps, order, request, tickets))) return order;
  const money =
    order.type === 'change'
      ? { amount: order.supplierAmount ?? 0, currency: order.supplierCurrency ?? order.currency }
      : { amount: -(request.quote?.net ?? 0), currency: order.currency };
  await noteLateAnswer(tx, deps, order, money);
  return order;
}

interface Tickets {
  source: OrderRow;
  /** Whose, as passengers of the source; of a void, those that no other void has: what the supplier voided of the rest is its. */
  meant: string[];
}

async function lockTickets(tx: Tx, order: OrderRow, { sourceId, segments }: AfterSalesRow): Promise<Tickets> {
  const source = await lockAnyOrder(tx, sourceId);
  if (!source) throw new Error(`order ${sourceId} is gone`);
  const meant = (await passengersOf(tx, order.id)).flatMap(({ originalId }) => originalId ?? []);
  if (order.type !== 'void') return { source, meant };
  const voids = (await ticketRequests(tx, sourceId)).filter(({ type }) => type === 'void');
  return { source, meant: meant.filter((id) => !isAsked(voids, id, segments)) };
}

/** Gives the money of tickets that were given back late to the agency; answers false where another request has these tickets. */
async function returnLate(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  request: AfterSalesRow,
  { source, meant }: Tickets,
): Promise<boolean> {
  if (await isCovered(tx, source.id, meant, request.segments)) return false;
  const passengers = (await passengersOf(tx, source.id)).filter((passenger) => meant.includes(passenger.id));
  const asker = { userId: order.createdBy, displayName: order.createdByName };
  const type = order.type === 'void' ? 'void' : 'refund';
  const { segments, reason, subReason, quote, supplierQuote: option } = request;
  const begins = type === 'void' ? 'void_proceeding' : 'rfd_proceeding';
  const about = { type, begins, passengers, segments, reason, subReason, remark: null, option } as const;
  const child = await insertChild(tx, deps, source, asker, about);
  if (quote) await tx.update(afterSales).set({ quote }).where(eq(afterSales.orderId, child.id));
  const returned = await settleReturn(tx, deps, child, { mover: 'supplier', by: order.supplierName || null });
  if (isRefusal(returned)) throw new Error(`what ${order.id} gives back late was refused: ${returned.refused}`);
  return true;
}
