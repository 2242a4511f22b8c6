import type { OrderProduct, OrderStatus } from '../../contract/order-products.ts';
import { isRefusal, refuse } from '../../contract/result.ts';
import { runSystemCommand } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { BookingSupplier } from '../suppliers/booking-supplier.ts';
import { SupplierError } from '../suppliers/supplier-error.ts';
import { endedBy, type Said, saidBy } from '../suppliers/supplier-words.ts';
import { isOverdue } from './deadlines.ts';
import { moveOrder } from './move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow } from './order-rows.ts';
import { findAnyOrder, supplierOf } from './system-orders.ts';

const LOOK_EVERY_SECONDS = 600;
const UNPAID: readonly OrderStatus[] = ['reviewing', 'reserved', 'to_be_paid'];

type Loss = Said & { to: Extract<OrderStatus, 'canceled' | 'failed'> };

/** Sends the job that looks after an unpaid booking at its supplier. */
export async function scheduleWatch(tx: Tx, deps: Pick<Deps, 'jobs'>, order: OrderRow): Promise<void> {
  if (!order.supplierRef || !UNPAID.includes(order.status)) return;
  await deps.jobs.send(tx, 'watch-booking', { orderId: order.id }, { afterSeconds: LOOK_EVERY_SECONDS });
}

/**
 * Looks whether an unpaid order still stands at its supplier: one that the airline cancelled is canceled, one that the supplier no
 * longer knows has failed. Looks again later while it stands; what is past its deadline is left to the clock.
 */
export async function watchBooking(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order?.supplierRef || !UNPAID.includes(order.status) || isOverdue(order, deps.clock.now())) return;
  const supplier = supplierOf(deps, order.supplierId);
  const loss = await lossOf(supplier, order.product, order.supplierRef);
  if (!loss) return deps.db.transaction((tx) => scheduleWatch(tx, deps, order));
  const done = await runSystemCommand(deps, jobOn('watch-booking', order), async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    if (!current || !UNPAID.includes(current.status)) return refuse('statusConflict');
    return moveOrder(tx, deps, current, {
      ...loss,
      mover: 'supplier',
      by: order.supplierName || null,
      kind: 'supplier',
    });
  });
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`order ${orderId} could not be ended: ${done.refused}`);
}

async function lossOf(supplier: BookingSupplier, product: OrderProduct, ref: string): Promise<Loss | null> {
  try {
    const { state, reason } = await supplier.retrieve(ref);
    if (state === 'cancelled') return { to: 'canceled', ...saidBy(reason ?? endedBy(product, state)) };
    return state === 'refused' ? { to: 'failed', ...saidBy(reason ?? endedBy(product, state)) } : null;
  } catch (error) {
    if (!(error instanceof SupplierError) || error.kind !== 'refused' || error.reason !== 'notFound') throw error;
    return { to: 'failed', ...saidBy(error.message) };
  }
}
