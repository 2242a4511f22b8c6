import type { OrderStatus } from '../../contract/order-products.ts';
import { refuse } from '../../contract/result.ts';
import { inTransaction } from '../commands/run-command.ts';
import type { Deps } from '../deps.ts';
import type { BookingSupplier, SupplierOrder } from '../suppliers/booking-supplier.ts';
import { saysNo } from '../suppliers/supplier-error.ts';
import { ticketsOf } from './after-sales/child-order.ts';
import { noteLateAnswer } from './desk/note-late-answer.ts';
import { recheckLater } from './recheck-later.ts';
import { lockAnyOrder, type OrderRow } from './order-rows.ts';
import { leaveToSupplier } from './record-tickets.ts';
import { findAnyOrder, supplierOf } from './system-orders.ts';

/** Orders that have ended without tickets: nothing is to stay of them at the supplier. */
const GIVEN_UP: readonly OrderStatus[] = [
  'origin_canceled',
  'canceled',
  'closed',
  'failed',
  'failed_reimbursing',
  'failed_reimbursed',
];

/** The desk has tickets that it got by hand: nothing is to stay beside them of what the supplier held. */
const isBoughtElsewhere = ({ byHand, status }: OrderRow) => byHand && status === 'issued';

/**
 * Gives the seats of an order that has ended, or has tickets that the desk got by hand, back, and tickets that its supplier issues after
 * that; those that it does not take back wait at the desk. Looks again while the supplier is at it. Throws while it cannot be reached, to
 * be tried again.
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
    // A supplier that knows nothing of the booking any more has nothing of it to give back.
    if (!saysNo(error)) throw error;
    deps.log.info({ orderId, reason: error.reason }, 'the supplier had released the seats already');
  }
}

/** The booking as it stands once its seats were given back; one whose supplier was faster is being ticketed, or has its tickets. */
async function letGo(supplier: BookingSupplier, ref: string): Promise<SupplierOrder> {
  const found = await supplier.retrieve(ref);
  if (found.state !== 'held') return found;
  try {
    return await supplier.cancelHold(ref);
  } catch (error) {
    if (!saysNo(error)) throw error;
    return supplier.retrieve(ref);
  }
}

/** Voids tickets that the supplier has issued, unless they are those that the desk has written down. */
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
    // Where only some are the same, people find out which of them somebody travels on.
    await noteLateAnswer(tx, deps, current, { amount, currency });
    return current;
  });
}

async function voidOf(supplier: BookingSupplier, ref: string): Promise<'voided' | 'pending' | 'kept'> {
  try {
    return (await supplier.void(ref)).state === 'voided' ? 'voided' : 'pending';
  } catch (error) {
    if (saysNo(error)) return 'kept';
    throw error;
  }
}
