import { forgetOldKeys } from '../../commands/idempotency.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { forgetOldEvents } from '../../events/forget-old-events.ts';
import { closeOverdueOrder } from './close-order.ts';
import { issueOrder } from './issue-order.ts';
import { reimburseOrder } from './reimburse-order.ts';
import { releaseHold } from './release-hold.ts';
import { settleBooking } from './settle-booking.ts';
import { findAnyOrder, findOpenIntents, findOverdueOrders, findStuckOrders } from './system-orders.ts';

const SWEEP_MINUTES = 1;
/** An order that a job should have moved on from by now has lost its job. */
const STUCK_MS = 20 * 60_000;
const BATCH = 200;

/** Sets what the order jobs do; before the queue starts. */
export function registerOrderJobs(deps: Deps): void {
  const { jobs } = deps;
  jobs.work('issue-order', ({ orderId }) => issueOrder(deps, orderId));
  jobs.work('reimburse-order', ({ orderId }) => reimburseOrder(deps, orderId));
  jobs.work('release-hold', ({ orderId }) => releaseHold(deps, orderId));
  jobs.work('settle-booking', ({ intentId }) => settleBooking(deps, intentId));
  jobs.work('close-order', async ({ orderId }) => {
    const order = await findAnyOrder(deps, orderId);
    if (order) await closeOverdueOrder(deps, order);
  });
  jobs.work('sweep-orders', () => sweepOrders(deps));
  jobs.repeat('sweep-orders', SWEEP_MINUTES);
}

/**
 * The safety net under the jobs: closes what is overdue, takes up paid orders, refunds and bookings that nothing has moved for long,
 * and tidies away old keys and events.
 */
export async function sweepOrders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - STUCK_MS);
  for (const order of await findOverdueOrders(deps, now, BATCH)) await closeOverdueOrder(deps, order);
  const paid = await findStuckOrders(deps, ['proceeding', 'origin_holding'], since, BATCH);
  const owed = await findStuckOrders(deps, ['failed_reimbursing'], since, BATCH);
  const open = await findOpenIntents(deps, since, BATCH);
  await inTransaction(deps, async (tx) => {
    for (const { id } of paid) await deps.jobs.send(tx, 'issue-order', { orderId: id });
    for (const { id } of owed) await deps.jobs.send(tx, 'reimburse-order', { orderId: id });
    for (const { id } of open) await deps.jobs.send(tx, 'settle-booking', { intentId: id });
    await forgetOldKeys(tx, now);
    await forgetOldEvents(tx, now);
  });
}
