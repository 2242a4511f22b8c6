import type { OrderProduct, OrderStatus } from '../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import { inTransaction, runSystemCommand } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { BookingSupplier } from '../suppliers/booking-supplier.ts';
import { SupplierError } from '../suppliers/supplier-error.ts';
import { endedBy, parseReason, type Said } from '../suppliers/supplier-words.ts';
import { isOverdue } from './deadlines.ts';
import { announceDesk } from './desk/desk-tasks.ts';
import { addTimeline, announce, moveOrder } from './move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow } from './order-rows.ts';
import { findAnyOrder, supplierOf } from './system-orders.ts';

const LOOK_EVERY_SECONDS = 600;
const UNPAID: readonly OrderStatus[] = ['reviewing', 'reserved', 'to_be_paid'];
/** Set aside by the desk, paid or not: only the desk moves it, but is told its outcome. */
const SET_ASIDE = 'holding' satisfies OrderStatus;
const isWatched = ({ status }: Pick<OrderRow, 'status'>): boolean => status === SET_ASIDE || UNPAID.includes(status);

type Loss = Said & { to: Extract<OrderStatus, 'canceled' | 'failed'> };
/** Null: its tickets were issued. */
type News = Loss | (Said & { to: null });

/** Enqueues the job that monitors an unpaid or set-aside booking at its supplier. */
export async function scheduleWatch(tx: Tx, deps: Pick<Deps, 'jobs'>, order: OrderRow): Promise<void> {
  if (!order.supplierRef || !isWatched(order)) return;
  await deps.jobs.send(tx, 'watch-booking', { orderId: order.id }, { afterSeconds: LOOK_EVERY_SECONDS });
}

/**
 * Checks whether an unpaid order still exists at its supplier: one that the airline cancelled is canceled, one unknown to the supplier has
 * failed. For one the desk has set aside, that or its ticketing is reported to the desk instead, once. Checks again later while nothing has
 * happened; overdue orders are left to the clock.
 */
export async function watchBooking(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order?.supplierRef || !isWatched(order)) return;
  const isAside = order.status === SET_ASIDE;
  if (!isAside && isOverdue(order, deps.clock.now())) return;
  const news = await newsOf(supplierOf(deps, order.supplierId), order.product, order.supplierRef);
  if (!news || (!isAside && news.to === null)) return deps.db.transaction((tx) => scheduleWatch(tx, deps, order));
  const done = isAside || news.to === null ? await tell(deps, orderId, news) : await end(deps, order, news);
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`what became of order ${orderId} could not be written down: ${done.refused}`);
}

function end(deps: Deps, order: OrderRow, loss: Loss): Promise<OrderRow | Refusal> {
  return runSystemCommand(deps, jobOn('watch-booking', order), async (tx) => {
    const current = await lockAnyOrder(tx, order.id);
    if (!current || !UNPAID.includes(current.status)) return refuse('statusConflict');
    return moveOrder(tx, deps, current, {
      ...loss,
      mover: 'supplier',
      by: order.supplierName || null,
      kind: 'supplier',
    });
  });
}

function tell(deps: Deps, orderId: string, { code, text }: Said): Promise<OrderRow | Refusal> {
  return inTransaction(deps, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    if (order?.status !== SET_ASIDE) return refuse('statusConflict');
    const by = order.supplierName || null;
    await addTimeline(tx, order, { at: deps.clock.now(), kind: 'supplier', status: null, by, code, text });
    await announce(tx, deps, order);
    await announceDesk(tx, deps, order.settlement.providerId, orderId);
    return order;
  });
}

async function newsOf(supplier: BookingSupplier, product: OrderProduct, ref: string): Promise<News | null> {
  try {
    const { state, reason } = await supplier.retrieve(ref);
    if (state === 'issued') return { to: null, code: 'issuedMeanwhile', text: null };
    if (state === 'cancelled') return { to: 'canceled', ...parseReason(reason ?? endedBy(product, state)) };
    return state === 'refused' ? { to: 'failed', ...parseReason(reason ?? endedBy(product, state)) } : null;
  } catch (error) {
    if (!(error instanceof SupplierError) || error.kind !== 'refused' || error.reason !== 'notFound') throw error;
    return { to: 'failed', ...parseReason(error.message) };
  }
}
