import type { OrderStatus } from '../../contract/order-products.ts';
import { inTransaction } from '../commands/run-command.ts';
import type { Deps } from '../deps.ts';
import type { BookingSupplier } from '../suppliers/booking-supplier.ts';
import { saysNo } from '../suppliers/supplier-error.ts';
import { noteLateAnswer } from './desk/note-late-answer.ts';
import type { OrderRow } from './order-rows.ts';
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

/** The desk has tickets that it bought by hand: the seats that the railway held for them are not needed. */
const isBoughtElsewhere = ({ byHand, status }: OrderRow) => byHand && status === 'issued';

/**
 * Gives the seats of an order that has ended back, and tickets that its supplier issued after the desk had given it up; those that it
 * does not take back wait at the desk. Throws while the supplier cannot be reached or is still at it, to be tried again.
 */
export async function releaseHold(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order?.supplierRef || !(GIVEN_UP.includes(order.status) || isBoughtElsewhere(order))) return;
  const supplier = supplierOf(deps, order.supplierId);
  try {
    const { state, amount, currency } = await supplier.retrieve(order.supplierRef);
    if (state === 'issuing') throw new Error(`${supplier.name} is still ticketing ${orderId}, which has been given up`);
    if (state === 'issued' && !(await isVoided(supplier, order.supplierRef)))
      await inTransaction(deps, async (tx) => {
        await noteLateAnswer(tx, deps, order, { amount, currency });
        return {};
      });
    if (state === 'held') await supplier.cancelHold(order.supplierRef);
  } catch (error) {
    // A supplier that has let the seats go by itself refuses; there is nothing left to give back.
    if (!saysNo(error)) throw error;
    deps.log.info({ orderId, reason: error.reason }, 'the supplier had released the seats already');
  }
}

async function isVoided(supplier: BookingSupplier, ref: string): Promise<boolean> {
  try {
    return (await supplier.void(ref)).state === 'voided';
  } catch (error) {
    if (saysNo(error)) return false;
    throw error;
  }
}
