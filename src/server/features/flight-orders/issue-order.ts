import { asc, eq } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { orderPassengers } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { postRefundDue } from '../../ledger/movements.ts';
import type { AirSupplier, SupplierOrder } from '../../suppliers/air-supplier.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { moveOrder } from './move-order.ts';
import { lockAnyOrder, type OrderRow } from './order-rows.ts';
import { paidThrough, paymentParts } from './payment-parts.ts';
import { findAnyOrder, supplierOf } from './system-orders.ts';

/** How long to wait before a supplier that is still ticketing is asked again. */
const ASK_AGAIN_SECONDS = 15;

type Outcome =
  | { result: 'issued'; tickets: string[]; locator: string }
  | { result: 'pending' }
  | { result: 'failed'; reason: string };

/**
 * Has a paid order ticketed. Always looks at the supplier's order before asking for tickets, so that a run after a lost answer, a
 * killed process or a doubled job finds what was done instead of doing it twice. Throws while the outcome is unknown: the job is
 * then run again.
 */
export async function issueOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order || (order.status !== 'proceeding' && order.status !== 'origin_holding')) return;
  const supplier = supplierOf(deps, order.supplierId);
  const outcome = await askForTickets(supplier, order);
  const about = { name: 'issue-order', companyId: order.companyId, subject: 'flight-order', subjectId: order.id };
  const done = await runSystemCommand(deps, about, async (tx) => {
    const current = await lockAnyOrder(tx, order.id);
    if (!current) return refuse('orderNotFound');
    // Empty where the agency is not shown its suppliers.
    return settle(tx, deps, current, order.supplierName || null, outcome);
  });
  // Another run of this job was faster; it has told the whole outcome.
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`order ${orderId} could not be settled: ${done.refused}`);
}

async function askForTickets(supplier: AirSupplier, order: OrderRow): Promise<Outcome> {
  const { supplierRef, supplierAmount: amount, supplierCurrency: currency } = order;
  if (!supplierRef || amount === null || !currency) throw new Error(`order ${order.id} was never booked`);
  try {
    const found = await supplier.retrieve(supplierRef);
    if (found.state !== 'held') return outcomeOf(found);
    return outcomeOf(await supplier.issue(supplierRef, { idempotencyKey: `issue-${order.id}`, amount, currency }));
  } catch (error) {
    // Only a plain no ends the order; a line that is down or an answer that got lost is asked about again.
    if (error instanceof SupplierError && error.kind === 'refused' && error.reason !== 'unavailable')
      return { result: 'failed', reason: error.message };
    throw error;
  }
}

function outcomeOf(found: SupplierOrder): Outcome {
  if (found.state === 'issued') return { result: 'issued', tickets: found.ticketNumbers, locator: found.locator };
  if (found.state === 'held' || found.state === 'issuing') return { result: 'pending' };
  return { result: 'failed', reason: found.reason ?? found.state };
}

async function settle(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  by: string | null,
  outcome: Outcome,
): Promise<OrderRow | Refusal> {
  if (outcome.result === 'issued') return recordTickets(tx, deps, order, by, outcome);
  if (outcome.result === 'failed') return failOrder(tx, deps, order, by, outcome.reason);
  await deps.jobs.send(tx, 'issue-order', { orderId: order.id }, { afterSeconds: ASK_AGAIN_SECONDS });
  if (order.status === 'origin_holding') return order;
  return moveOrder(tx, deps, order, { to: 'origin_holding', mover: 'supplier', by });
}

async function recordTickets(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  by: string | null,
  { tickets, locator }: { tickets: string[]; locator: string },
): Promise<OrderRow | Refusal> {
  if (order.status !== 'proceeding' && order.status !== 'origin_holding') return refuse('statusConflict');
  const passengers = await tx
    .select({ id: orderPassengers.id })
    .from(orderPassengers)
    .where(eq(orderPassengers.orderId, order.id))
    .orderBy(asc(orderPassengers.position));
  if (passengers.length !== tickets.length)
    throw new Error(`order ${order.id} got ${tickets.length} tickets for ${passengers.length} passengers`);
  for (const [i, { id }] of passengers.entries())
    await tx.update(orderPassengers).set({ ticketNumber: tickets[i] }).where(eq(orderPassengers.id, id));
  return moveOrder(tx, deps, order, {
    to: 'issued',
    mover: 'supplier',
    by,
    kind: 'ticket',
    text: tickets.join(', '),
    changes: { pnr: locator, searchText: `${order.searchText} ${tickets.join(' ')}` },
  });
}

/** The supplier will not ticket: the money is owed to the agency from this moment, and a job pays it back. */
async function failOrder(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  by: string | null,
  reason: string,
): Promise<OrderRow | Refusal> {
  const failed = await moveOrder(tx, deps, order, {
    to: 'origin_failed',
    mover: 'supplier',
    by,
    kind: 'supplier',
    text: reason,
  });
  if (isRefusal(failed)) return failed;
  const at = deps.clock.now();
  const due = await postRefundDue(tx, order.id, paymentParts(order, paidThrough(order)), { at, userId: null });
  if (isRefusal(due)) return due;
  await deps.jobs.send(tx, 'reimburse-order', { orderId: order.id });
  return moveOrder(tx, deps, failed, { to: 'failed_reimbursing', mover: 'system', by: null });
}
