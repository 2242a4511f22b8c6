import { isRefusal } from '../../../contract/result.ts';
import type { Deps } from '../../deps.ts';
import { areVoided, type SupplierRefund, type TicketChangeState } from '../../suppliers/booking-supplier.ts';
import { isRefusedBySupplier } from '../../suppliers/supplier-error.ts';
import type { OrderRow } from '../order-rows.ts';
import { isSandboxDisabled } from '../sandbox-orders.ts';
import { supplierOf } from '../system-orders.ts';
import { type AfterSalesRow, sourceOf, ticketsOf } from './child-order.ts';
import { confirmRefund } from './refund-quotes.ts';

/** done: carried out. never: refused, or unknown to the supplier. open: still pending. */
export type Outcome = 'done' | 'never' | 'open';

/** So long after a void's window the supplier's answer is final. */
const VOID_GRACE_MS = 3_600_000;

export function outcomeOf(state: SupplierRefund['state'] | TicketChangeState['state']): Outcome {
  if (state === 'changed' || state === 'refunded') return 'done';
  return state === 'refused' ? 'never' : 'open';
}

/**
 * Returns the tickets of a refund or void that was settled by hand at the supplier, once: the agency has its money already, but a ticket
 * left there would block its seat, and bar its passenger from another train. Returns how far that is; null for tickets that no supplier
 * has. Throws while the supplier cannot be reached.
 */
export async function returnSettled(deps: Deps, order: OrderRow, request: AfterSalesRow): Promise<Outcome | null> {
  const { byHand, supplierRef } = await sourceOf(deps.db, request);
  if (byHand || !supplierRef || isSandboxDisabled(order, deps)) return null;
  // Tickets entered by hand may have turned out, after the request, to belong to a booking at the supplier.
  const held = { ...order, supplierRef };
  try {
    return order.type === 'void' ? await voided(deps, held) : await refunded(deps, held, request);
  } catch (error) {
    if (!isRefusedBySupplier(error)) throw error;
    // Already returned there by whoever settled it.
    return error.reason === 'state' ? 'done' : 'never';
  }
}

async function refunded(deps: Deps, held: OrderRow, request: AfterSalesRow): Promise<Outcome> {
  const found = await confirmRefund(deps, held, request);
  return isRefusal(found) ? 'never' : outcomeOf(found.state);
}

async function voided(deps: Deps, held: OrderRow & { supplierRef: string }): Promise<Outcome> {
  const { supplierRef, voidUntil } = held;
  const supplier = supplierOf(deps, held.supplierId);
  const tickets = await ticketsOf(deps.db, held);
  if (areVoided(await supplier.retrieve(supplierRef), tickets)) return 'done';
  if (areVoided(await supplier.void(supplierRef, tickets), tickets)) return 'done';
  const isOver = voidUntil !== null && deps.clock.now().getTime() - voidUntil.getTime() > VOID_GRACE_MS;
  return isOver ? 'never' : 'open';
}
