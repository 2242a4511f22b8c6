import type { OrderStatus } from '../../contract/order-products.ts';
import { refuse } from '../../contract/result.ts';
import { inTransaction } from '../commands/run-command.ts';
import type { Deps } from '../deps.ts';
import type { BookingSupplier, SupplierOrder } from '../suppliers/booking-supplier.ts';
import { isRefusedBySupplier } from '../suppliers/supplier-error.ts';
import { ticketsOf } from './after-sales/child-order.ts';
import { reportLateSupplierAction } from './desk/report-late-supplier-action.ts';
import { lockAnyOrder, type OrderRow } from './order-rows.ts';
import { recheckLater } from './recheck-later.ts';
import { leaveToSupplier } from './record-tickets.ts';
import { findAnyOrder, supplierOf } from './system-orders.ts';

/** Statuses of orders ended without tickets: nothing of them may stay at the supplier. */
const GIVEN_UP: readonly OrderStatus[] = [
  'origin_canceled',
  'canceled',
  'closed',
  'failed',
  'failed_reimbursing',
  'failed_reimbursed',
];

/** The desk has bought tickets by hand: what the supplier held must be released. */
const isBoughtElsewhere = ({ byHand, status }: OrderRow) => byHand && status === 'issued';

/**
 * Releases the seats of an order that has ended, or has tickets bought by hand, and returns tickets that its supplier issues after that;
 * those it does not take back go to the desk. Checks again while the supplier is processing. Throws while it cannot be reached, to be
 * retried.
 */
export async function releaseHold(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order?.supplierRef || !(GIVEN_UP.includes(order.status) || isBoughtElsewhere(order))) return;
  const supplier = supplierOf(deps, order.supplierId);
  try {
    const found = await letGo(supplier, order.supplierRef);
    if (found.state === 'issuing' && !(await recheckLater(deps, 'release-hold', order)))
      deps.log.warn({ orderId }, 'the supplier has been ticketing for a week what nobody needs');
    if (found.state === 'issued') await endTickets(deps, supplier, order, found);
    if (found.state === 'held') deps.log.warn({ orderId }, 'the supplier keeps seats that nobody needs');
  } catch (error) {
    // A booking unknown to the supplier has nothing to release.
    if (!isRefusedBySupplier(error)) throw error;
    deps.log.info({ orderId, reason: error.reason }, 'the supplier had released the seats already');
  }
}

/** The booking after its seats were released; if the supplier was faster it is being ticketed, or has its tickets. */
async function letGo(supplier: BookingSupplier, ref: string): Promise<SupplierOrder> {
  const found = await supplier.retrieve(ref);
  if (found.state !== 'held') return found;
  try {
    return await supplier.cancelHold(ref);
  } catch (error) {
    if (!isRefusedBySupplier(error)) throw error;
    return supplier.retrieve(ref);
  }
}

/** Voids tickets the supplier has issued, unless they are those the desk entered. */
async function endTickets(
  deps: Deps,
  supplier: BookingSupplier,
  order: OrderRow,
  { ref, ticketNumbers, voidUntil, amount, currency }: SupplierOrder,
): Promise<void> {
  const written = await ticketsOf(deps.db, order);
  const same = written.filter((ticket) => ticketNumbers.includes(ticket));
  const fate = same.length === 0 ? await voidOf(supplier, ref) : 'kept';
  if (fate === 'voided' || (fate === 'pending' && (await recheckLater(deps, 'release-hold', order)))) return;
  await inTransaction<object>(deps, async (tx) => {
    const current = await lockAnyOrder(tx, order.id);
    if (!current) return refuse('orderNotFound');
    if (same.length > 0 && same.length === written.length) {
      if (!isBoughtElsewhere(current)) return refuse('statusConflict');
      return leaveToSupplier(tx, deps, current, { voidUntil: voidUntil === null ? null : new Date(voidUntil) });
    }
    // Where only some are the same, the desk finds out which of them are in use.
    await reportLateSupplierAction(tx, deps, current, { amount, currency });
    return current;
  });
}

async function voidOf(supplier: BookingSupplier, ref: string): Promise<'voided' | 'pending' | 'kept'> {
  try {
    return (await supplier.void(ref)).state === 'voided' ? 'voided' : 'pending';
  } catch (error) {
    if (isRefusedBySupplier(error)) return 'kept';
    throw error;
  }
}
