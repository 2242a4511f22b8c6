import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { TicketChangeState } from '../../suppliers/booking-supplier.ts';
import { isRefusedBySupplier } from '../../suppliers/supplier-error.ts';
import { parseReason, type Said } from '../../suppliers/supplier-words.ts';
import { failOrder } from '../fail-order.ts';
import { moveOrder } from '../move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { askAgainSeconds } from '../recheck-later.ts';
import { findAnyOrder, supplierOf } from '../system-orders.ts';
import { passengersOf, readAfterSales } from './child-order.ts';
import { leaveToDesk } from './sandbox-desk.ts';
import { type Reissued, settleChange } from './settle-change.ts';

type Outcome = { result: 'done'; reissued: Reissued } | { result: 'pending' } | { result: 'failed'; said: Said };

/**
 * Has the tickets of an accepted change reissued. Always checks the supplier's state before it requests, so that a run after a lost answer,
 * a killed process or a duplicate job finds what was done instead of paying twice. Throws while the outcome is unknown: the job is then
 * retried. The desk itself completes what it quoted.
 */
export async function reissueTickets(deps: Deps, orderId: string): Promise<void> {
  const child = await findAnyOrder(deps, orderId);
  if (child?.status !== 'chg_proceeding' && child?.status !== 'change_holding') return;
  const offer = (await readAfterSales(deps.db, child.id))?.supplierQuote;
  if (!offer || !child.supplierRef) {
    await deps.db.transaction((tx) => leaveToDesk(tx, deps, orderId));
    deps.jobs.wake();
    return;
  }
  const outcome = await reissueAtSupplier(deps, child, child.supplierRef, offer);
  const done = await runSystemCommand(deps, jobOn('reissue-tickets', child), async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    return current ? settle(tx, deps, current, outcome) : refuse('orderNotFound');
  });
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`change ${orderId} could not be settled: ${done.refused}`);
}

async function reissueAtSupplier(deps: Deps, child: OrderRow, ref: string, offer: string): Promise<Outcome> {
  const supplier = supplierOf(deps, child.supplierId);
  const { supplierAmount: amount, supplierCurrency: currency } = child;
  if (amount === null || !currency) throw new Error(`the change ${child.id} was never quoted`);
  try {
    const found = await supplier.retrieveChange(ref, offer);
    const change =
      found.state === 'offered'
        ? await supplier.confirmChange(ref, offer, { idempotencyKey: `change-${child.id}`, amount, currency })
        : found;
    const tickets = (await passengersOf(deps.db, child.id)).flatMap(({ ticketNumber }) => ticketNumber ?? []);
    return outcomeOf(change, tickets);
  } catch (error) {
    if (isRefusedBySupplier(error)) return { result: 'failed', said: parseReason(error.message) };
    throw error;
  }
}

function outcomeOf({ state, booking, offer, reason }: TicketChangeState, old: readonly string[]): Outcome {
  if (state === 'refused') return { result: 'failed', said: parseReason(reason ?? 'notReissued') };
  if (state !== 'changed' || !booking) return { result: 'pending' };
  const places = old.map((ticket) => offer.tickets.indexOf(ticket));
  const tickets = places.flatMap((place) => booking.ticketNumbers[place] ?? []);
  const seats = booking.seats && places.map((place) => booking.seats?.[place] ?? null);
  return { result: 'done', reissued: { tickets, seats, locator: booking.locator, supplierRef: booking.ref } };
}

async function settle(tx: Tx, deps: Deps, child: OrderRow, outcome: Outcome): Promise<OrderRow | Refusal> {
  // Empty where the agency may not see its suppliers.
  const by = child.supplierName || null;
  if (outcome.result === 'done') return settleChange(tx, deps, child, outcome.reissued, { mover: 'supplier', by });
  if (outcome.result === 'failed') return failOrder(tx, deps, child, { mover: 'supplier', by, ...outcome.said });
  const afterSeconds = askAgainSeconds(child, deps.clock.now());
  await deps.jobs.send(tx, 'reissue-tickets', { orderId: child.id }, { afterSeconds });
  if (child.status === 'change_holding') return child;
  return moveOrder(tx, deps, child, { to: 'change_holding', mover: 'supplier', by });
}
