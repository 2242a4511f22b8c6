import { isRefusal } from '../../../contract/result.ts';
import type { Deps } from '../../deps.ts';
import { areVoided, type SupplierRefund, type TicketChangeState } from '../../suppliers/booking-supplier.ts';
import { saysNo } from '../../suppliers/supplier-error.ts';
import type { OrderRow } from '../order-rows.ts';
import { isOfShutSandbox } from '../sandbox-orders.ts';
import { supplierOf } from '../system-orders.ts';
import { type AfterSalesRow, sourceOf, ticketsOf } from './child-order.ts';
import { confirmRefund } from './refund-quotes.ts';

/** done: carried out. never: refused, or the supplier knows nothing of it. open: it may still come. */
export type Outcome = 'done' | 'never' | 'open';

/** What a supplier says long after the end of a void's window does not change it any more. */
const VOID_GRACE_MS = 3_600_000;

export function outcomeOf(state: SupplierRefund['state'] | TicketChangeState['state']): Outcome {
  if (state === 'changed' || state === 'refunded') return 'done';
  return state === 'refused' ? 'never' : 'open';
}

/**
 * Has the supplier take back, once, the tickets of a refund or a void that was settled by hand: the money is the agency's already, and
 * what stayed there would keep its seat, and its passenger from another train. Answers how far that is; null of tickets that no supplier
 * has. Throws while the supplier cannot be asked.
 */
export async function returnSettled(deps: Deps, order: OrderRow, request: AfterSalesRow): Promise<Outcome | null> {
  const { byHand, supplierRef } = await sourceOf(deps.db, request);
  if (byHand || !supplierRef || isOfShutSandbox(order, deps)) return null;
  // Tickets that were written by hand may have turned out, after they were asked back, to be of a booking at the supplier.
  const held = { ...order, supplierRef };
  try {
    return order.type === 'void' ? await voided(deps, held) : await refunded(deps, held, request);
  } catch (error) {
    if (!saysNo(error)) throw error;
    // Whoever settled it has given them back there as well.
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
