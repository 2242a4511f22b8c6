import type { OrderStatus } from '../../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { areVoided, type SupplierRefund } from '../../suppliers/booking-supplier.ts';
import { isRefusedBySupplier } from '../../suppliers/supplier-error.ts';
import { parseReason, type Said } from '../../suppliers/supplier-words.ts';
import { moveOrder } from '../move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { askAgainSeconds } from '../recheck-later.ts';
import { findAnyOrder, supplierOf } from '../system-orders.ts';
import { readAfterSales, ticketsOf } from './child-order.ts';
import { handOver } from './hand-over.ts';
import { confirmRefund } from './refund-quotes.ts';
import { leaveToDesk } from './sandbox-desk.ts';
import { settleReturn } from './settle-return.ts';

type Outcome = { result: 'done' } | { result: 'pending' } | { result: 'failed'; said: Said };

/** The agent withdrew the void before it was sent to its supplier, or the desk ended the refund. */
const WITHDRAWN = 'withdrawn';

const RUNNING: readonly OrderStatus[] = ['rfd_proceeding', 'refund_holding', 'void_proceeding', 'void_holding'];

/**
 * Returns tickets at the supplier: those of a confirmed refund, or of a void. Always checks the supplier's state before it requests, so
 * that a run after a lost answer, a killed process or a duplicate job finds what was done instead of doing it twice. Throws while the
 * outcome is unknown: the job is then retried. The desk itself completes what it quoted or ticketed.
 */
export async function returnTickets(deps: Deps, orderId: string): Promise<void> {
  const child = await findAnyOrder(deps, orderId);
  if (!child || !RUNNING.includes(child.status)) return;
  const give = child.type === 'void' ? voidAtSupplier : refundAtSupplier;
  // Tickets entered by hand are unknown to any supplier.
  const outcome = child.byHand ? null : await give(deps, child);
  if (!outcome) {
    await deps.db.transaction((tx) => leaveToDesk(tx, deps, orderId));
    deps.jobs.wake();
    return;
  }
  if (outcome === WITHDRAWN) return;
  const done = await runSystemCommand(deps, jobOn('return-tickets', child), async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    return current ? settle(tx, deps, current, outcome) : refuse('orderNotFound');
  });
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`order ${orderId} could not be settled: ${done.refused}`);
}

type Given = Outcome | typeof WITHDRAWN;

async function refundAtSupplier(deps: Deps, child: OrderRow): Promise<Given | null> {
  const request = await readAfterSales(deps.db, child.id);
  if (!request?.supplierQuote || !child.supplierRef) return null;
  return orRefusal(async () => {
    const found = await confirmRefund(deps, child, request);
    if (!isRefusal(found)) return outcomeOf(found);
    return found.refused === 'quoteExpired' ? { result: 'failed', said: parseReason('quoteLapsed') } : WITHDRAWN;
  });
}

function outcomeOf({ state, reason }: SupplierRefund): Outcome {
  if (state === 'refunded') return { result: 'done' };
  return state === 'refused'
    ? { result: 'failed', said: parseReason(reason ?? 'refundRefused') }
    : { result: 'pending' };
}

async function voidAtSupplier(deps: Deps, child: OrderRow): Promise<Given> {
  const supplier = supplierOf(deps, child.supplierId);
  const tickets = await ticketsOf(deps.db, child);
  const ref = child.supplierRef ?? '';
  return orRefusal(async () => {
    const found = await supplier.retrieve(ref);
    if (areVoided(found, tickets)) return { result: 'done' };
    if (!(await handOver(deps, child.id))) return WITHDRAWN;
    const after = await supplier.void(ref, tickets);
    return areVoided(after, tickets) ? { result: 'done' } : { result: 'pending' };
  });
}

/** Only a definite refusal ends the request; a failed connection or a lost answer is retried. */
async function orRefusal<T>(ask: () => Promise<T | Outcome>): Promise<T | Outcome> {
  try {
    return await ask();
  } catch (error) {
    if (isRefusedBySupplier(error)) return { result: 'failed', said: parseReason(error.message) };
    throw error;
  }
}

async function settle(tx: Tx, deps: Deps, child: OrderRow, outcome: Outcome): Promise<OrderRow | Refusal> {
  const by = child.supplierName || null;
  const isVoid = child.type === 'void';
  if (outcome.result === 'done') return settleReturn(tx, deps, child, { mover: 'supplier', by });
  if (outcome.result === 'failed')
    return moveOrder(tx, deps, child, {
      to: isVoid ? (child.status === 'void_proceeding' ? 'void_rejected' : 'void_failed') : 'refund_failed',
      mover: 'supplier',
      by,
      kind: 'supplier',
      ...outcome.said,
    });
  const afterSeconds = askAgainSeconds(child, deps.clock.now());
  await deps.jobs.send(tx, 'return-tickets', { orderId: child.id }, { afterSeconds });
  const holding = isVoid ? 'void_holding' : 'refund_holding';
  return child.status === holding ? child : moveOrder(tx, deps, child, { to: holding, mover: 'supplier', by });
}
