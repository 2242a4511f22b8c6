import type { Deps } from '../../deps.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { findAnyOrder, supplierOf } from './system-orders.ts';

/** Gives the seats of a canceled or closed order back. Throws while the supplier cannot be reached, to be tried again. */
export async function releaseHold(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order?.supplierRef || (order.status !== 'origin_canceled' && order.status !== 'closed')) return;
  try {
    await supplierOf(deps, order.supplierId).cancelHold(order.supplierRef);
  } catch (error) {
    // A supplier that has let the seats go by itself refuses; there is nothing left to give back.
    if (!(error instanceof SupplierError) || error.kind !== 'refused' || error.reason === 'unavailable') throw error;
    deps.log.info({ orderId, reason: error.reason }, 'the supplier had released the seats already');
  }
}
