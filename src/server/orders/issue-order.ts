import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import { runSystemCommand } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { BookingSupplier, SupplierOrder } from '../suppliers/booking-supplier.ts';
import { isRefusedBySupplier } from '../suppliers/supplier-error.ts';
import { endedBy, parseReason, type Said } from '../suppliers/supplier-words.ts';
import { failOrder } from './fail-order.ts';
import { moveOrder } from './move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow } from './order-rows.ts';
import { askAgainSeconds } from './recheck-later.ts';
import { recordTickets } from './record-tickets.ts';
import { findAnyOrder, supplierOf } from './system-orders.ts';

type Outcome =
  | { result: 'issued'; tickets: string[]; seats: SupplierOrder['seats']; locator: string; voidUntil: string | null }
  | { result: 'pending' }
  | { result: 'failed'; said: Said };

/**
 * Has a paid order ticketed. Always checks the supplier's order before requesting tickets, so that a run after a lost answer, a killed
 * process or a duplicate job finds what was done instead of doing it twice. Throws while the outcome is unknown: the job is then retried.
 */
export async function issueOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  // Orders ticketed by hand wait for the desk.
  if (!order || order.byHand || (order.status !== 'proceeding' && order.status !== 'origin_holding')) return;
  const supplier = supplierOf(deps, order.supplierId);
  const outcome = await askForTickets(supplier, order);
  const done = await runSystemCommand(deps, jobOn('issue-order', order), async (tx) => {
    const current = await lockAnyOrder(tx, order.id);
    if (!current) return refuse('orderNotFound');
    // Empty where the agency may not see its suppliers.
    return settle(tx, deps, current, order.supplierName || null, outcome);
  });
  // Another run of this job was faster and has handled the outcome.
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`order ${orderId} could not be settled: ${done.refused}`);
}

async function askForTickets(supplier: BookingSupplier, order: OrderRow): Promise<Outcome> {
  const { supplierRef, supplierAmount: amount, supplierCurrency: currency } = order;
  if (!supplierRef || amount === null || !currency) throw new Error(`order ${order.id} was never booked`);
  try {
    const found = await supplier.retrieve(supplierRef);
    if (found.state !== 'held') return outcomeOf(order, found);
    return outcomeOf(
      order,
      await supplier.issue(supplierRef, { idempotencyKey: `issue-${order.id}`, amount, currency }),
    );
  } catch (error) {
    // Only a definite refusal ends the order; a failed connection or a lost answer is retried.
    if (isRefusedBySupplier(error)) return { result: 'failed', said: parseReason(error.message) };
    throw error;
  }
}

function outcomeOf({ product }: OrderRow, found: SupplierOrder): Outcome {
  if (found.state === 'issued')
    return {
      result: 'issued',
      tickets: found.ticketNumbers,
      seats: found.seats,
      locator: found.locator,
      voidUntil: found.voidUntil,
    };
  if (found.state === 'held' || found.state === 'issuing') return { result: 'pending' };
  return {
    result: 'failed',
    said: parseReason(found.reason ?? endedBy(product, found.state === 'cancelled' ? 'cancelled' : 'refused')),
  };
}

async function settle(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  by: string | null,
  outcome: Outcome,
): Promise<OrderRow | Refusal> {
  if (outcome.result === 'failed') return failOrder(tx, deps, order, { mover: 'supplier', by, ...outcome.said });
  if (outcome.result === 'issued')
    return recordTickets(tx, deps, order, {
      mover: 'supplier',
      by,
      numbers: outcome.tickets,
      seats: outcome.seats,
      pnr: outcome.locator,
      voidUntil: outcome.voidUntil ? new Date(outcome.voidUntil) : null,
    });
  const afterSeconds = askAgainSeconds(order, deps.clock.now());
  await deps.jobs.send(tx, 'issue-order', { orderId: order.id }, { afterSeconds });
  if (order.status === 'origin_holding') return order;
  return moveOrder(tx, deps, order, { to: 'origin_holding', mover: 'supplier', by });
}
