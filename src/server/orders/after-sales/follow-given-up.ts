import { eq } from 'drizzle-orm';
import type { Money } from '../../../contract/money.ts';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { isRefundCompleted } from '../../../contract/ticket-fates.ts';
import { inTransaction, runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import { areVoided, type TicketChangeState } from '../../suppliers/booking-supplier.ts';
import { isRefusedBySupplier } from '../../suppliers/supplier-error.ts';
import { reportLateSupplierAction } from '../desk/report-late-supplier-action.ts';
import { addTimeline, announce } from '../move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { recheckLater } from '../recheck-later.ts';
import { leaveToSupplier } from '../record-tickets.ts';
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
import { type Outcome, outcomeOf, returnSettled } from './return-settled.ts';
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

/** Completed by the desk by hand, with tickets it entered or money it refunded, although the supplier was to do it. */
const isDoneByHand = ({ type, status, byHand }: OrderRow): boolean =>
  type === 'change' ? status === 'changed' && byHand : isRefundCompleted(status);
const isFollowed = (order: OrderRow): boolean => GIVEN_UP.includes(order.status) || isDoneByHand(order);

/**
 * Checks for a week what the supplier does about a change, refund or void that it was processing when the desk ended it, or about a void
 * that was withdrawn or refused; what the desk refunded by hand is refunded at the supplier as well. The order stays ended. Tickets
 * returned late are refunded by an order of their own, unless another request covers them; all else goes to the desk, once: a given-up
 * request carried out after all, a manual one done twice, and a manual refund that the supplier refuses. Throws while the supplier cannot
 * be reached: the job is then retried.
 */
export async function followGivenUp(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order || !isFollowed(order)) return;
  const request = await readAfterSales(deps.db, orderId);
  if (!request || request.lateAt) return;
  const found = await foundAt(deps, order, request);
  if (!found) return;
  if (found.outcome === 'open' && (await recheckLater(deps, 'follow-given-up', order))) return;
  // What was refunded by hand must be refunded at the supplier, too.
  if (isRefundCompleted(order.status) === (found.outcome === 'done')) return;
  const done = isDoneByHand(order)
    ? await inTransaction(deps, (tx) => settleByHand(tx, deps, order, found))
    : await runSystemCommand(deps, jobOn('follow-given-up', order), (tx) => settleLate(tx, deps, order));
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`the late answer to ${orderId} could not be settled: ${done.refused}`);
}

interface Found {
  outcome: Outcome;
  /** The booking of a change's new tickets. */
  booking?: TicketChangeState['booking'];
}

/** What the supplier does about it; null where it has no part in it. */
async function foundAt(deps: Deps, order: OrderRow, request: AfterSalesRow): Promise<Found | null> {
  if (isRefundCompleted(order.status)) {
    const outcome = await returnSettled(deps, order, request);
    return outcome && { outcome };
  }
  const { type, supplierRef: ref } = order;
  const { supplierQuote: quote } = request;
  if (ref === null || (type !== 'void' && !quote)) return null;
  const supplier = supplierOf(deps, order.supplierId);
  try {
    if (type === 'void') {
      const isDone = areVoided(await supplier.retrieve(ref), await ticketsOf(deps.db, order));
      return { outcome: isDone ? 'done' : 'open' };
    }
    if (type === 'refund') return { outcome: outcomeOf((await supplier.retrieveRefund(quote ?? '')).state) };
    const { state, booking } = await supplier.retrieveChange(ref, quote ?? '');
    return { outcome: outcomeOf(state), booking };
  } catch (error) {
    if (isRefusedBySupplier(error)) return { outcome: 'never' };
    throw error;
  }
}

/** The order and its request, locked while both are still to be followed. Refuses with statusConflict. */
async function lockFollowed(
  tx: Tx,
  id: string,
  stands: (order: OrderRow) => boolean,
): Promise<{ order: OrderRow; request: AfterSalesRow } | Refusal> {
  const order = await lockAnyOrder(tx, id);
  if (!order || !stands(order)) return refuse('statusConflict');
  const request = await requestOf(tx, order);
  return request.lateAt ? refuse('statusConflict') : { order, request };
}

const markLate = (tx: Tx, { id }: OrderRow, at: Date) =>
  tx.update(afterSales).set({ lateAt: at }).where(eq(afterSales.orderId, id));

/** What was done by hand stands; if the supplier did it as well, or refuses it, the desk decides. */
async function settleByHand(tx: Tx, deps: Deps, { id }: OrderRow, { booking }: Found): Promise<OrderRow | Refusal> {
  const locked = await lockFollowed(tx, id, isDoneByHand);
  if (isRefusal(locked)) return locked;
  const { order, request } = locked;
  await markLate(tx, order, deps.clock.now());
  const written = await ticketsOf(tx, order);
  if (booking && written.every((ticket) => booking.ticketNumbers.includes(ticket)))
    return leaveToSupplier(tx, deps, order, { supplierRef: booking.ref });
  const { amount, currency } = moneyOf(order, request);
  const isRefused = isRefundCompleted(order.status);
  await reportLateSupplierAction(
    tx,
    deps,
    order,
    isRefused ? { amount: 0, expected: amount, currency } : { amount, currency },
  );
  return order;
}

async function settleLate(tx: Tx, deps: Deps, { id }: OrderRow): Promise<OrderRow | Refusal> {
  const locked = await lockFollowed(tx, id, ({ status }) => GIVEN_UP.includes(status));
  if (isRefusal(locked)) return locked;
  const { order, request } = locked;
  const tickets = order.type === 'change' ? null : await lockTickets(tx, order, request);
  if (tickets?.meant.length === 0) return refuse('statusConflict');
  const at = deps.clock.now();
  await markLate(tx, order, at);
  const by = order.supplierName || null;
  await addTimeline(tx, order, { at, kind: 'supplier', status: null, by, code: 'carriedOutLate' });
  await announce(tx, deps, order);
  if (tickets && (await returnLate(tx, deps, order, request, tickets))) return order;
  await reportLateSupplierAction(tx, deps, order, moneyOf(order, request));
  return order;
}

/** What the supplier charges for it; negative for a refund. */
function moneyOf(order: OrderRow, { quote }: AfterSalesRow): Money {
  const { type, currency, supplierAmount, supplierCurrency } = order;
  if (type !== 'change') return { amount: -(quote?.net ?? 0), currency };
  return { amount: supplierAmount ?? 0, currency: supplierCurrency ?? currency };
}

interface Tickets {
  source: OrderRow;
  /** Passengers of the source; for a void, those no other void covers: what the supplier voided of the rest is that one's. */
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

/** Refunds late-returned tickets to the agency; returns false where another request covers these tickets. */
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
  // A quote covers all its tickets: a refund of some of them is calculated again.
  const isWhole = meant.length === order.passengerCount;
  if (quote && isWhole) await tx.update(afterSales).set({ quote }).where(eq(afterSales.orderId, child.id));
  const returned = await settleReturn(tx, deps, child, { mover: 'supplier', by: order.supplierName || null });
  if (isRefusal(returned)) throw new Error(`what ${order.id} gives back late was refused: ${returned.refused}`);
  return true;
}
