import { lt } from 'drizzle-orm';
import type { OrderStatus } from '../../contract/order-products.ts';
import { forEachIsolated } from '../commands/for-each-isolated.ts';
import { deleteOldKeys } from '../commands/idempotency.ts';
import { inTransaction } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import { portalEvents } from '../db/schema/events.ts';
import type { Deps } from '../deps.ts';
import { followGivenUp } from './after-sales/follow-given-up.ts';
import { deleteLooseFiles } from './after-sales/proofs.ts';
import { quoteRequest } from './after-sales/quote-request.ts';
import { reissueTickets } from './after-sales/reissue-tickets.ts';
import { returnTickets } from './after-sales/return-tickets.ts';
import { answerAsDesk } from './after-sales/sandbox-desk.ts';
import { deleteOldIntents } from './booking-intent.ts';
import { closeOverdueOrder } from './close-order.ts';
import { queueForDesk } from './desk/desk-tasks.ts';
import { issueOrder } from './issue-order.ts';
import { deleteOldNotices } from './notices/add-notice.ts';
import { remindOrder } from './notices/remind-order.ts';
import type { OrderRow } from './order-rows.ts';
import { registerOutgoingJobs } from './outgoing/deliver-webhooks.ts';
import { deleteOldOutgoing } from './outgoing/enqueue-webhook.ts';
import { checkPaid, pollOpenPayments } from './provider-payments/poll-payments.ts';
import { refundPayment } from './provider-payments/refund-payment.ts';
import { STUCK_MS } from './recheck-later.ts';
import { reimburseOrder, reportUnbooked } from './reimburse-order.ts';
import { releaseHold } from './release-hold.ts';
import { settleBooking } from './settle-booking.ts';
import { findOverdueOrders, findStuckOrders, markSwept, REIMBURSING, takeOpenIntents } from './system-orders.ts';
import { deleteOldTrainChecks } from './trains/train-checks.ts';
import { disruptOrder } from './voyages/sandbox-airline.ts';
import { watchBooking } from './watch-booking.ts';

const SWEEP_MINUTES = 1;
const LOOK_MINUTES = 30;
/** How late a refund may be before it is reported to the desk. */
const LATE_MONEY_MS = 2 * 3_600_000;
const BATCH = 200;

type OrderJob = 'issue-order' | 'reimburse-order' | 'quote-request' | 'return-tickets' | 'reissue-tickets';

/** The job that moves an order on from each transient status. */
const STUCK: readonly (readonly [OrderJob, readonly OrderStatus[]])[] = [
  ['issue-order', ['proceeding', 'origin_holding']],
  ['reimburse-order', REIMBURSING],
  ['quote-request', ['rfd_reviewing', 'chg_reviewing']],
  ['return-tickets', ['rfd_proceeding', 'refund_holding', 'void_proceeding', 'void_holding']],
  ['reissue-tickets', ['chg_proceeding', 'change_holding']],
];

/** Registers the order jobs; call before the queue starts. */
export function registerOrderJobs(deps: Deps): void {
  const { jobs, settings } = deps;
  jobs.work('issue-order', ({ orderId }) => issueOrder(deps, orderId));
  jobs.work('reimburse-order', ({ orderId }) => reimburseOrder(deps, orderId));
  jobs.work('quote-request', ({ orderId }) => quoteRequest(deps, orderId));
  jobs.work('reissue-tickets', ({ orderId }) => reissueTickets(deps, orderId));
  jobs.work('return-tickets', ({ orderId }) => returnTickets(deps, orderId));
  jobs.work('follow-given-up', ({ orderId }) => followGivenUp(deps, orderId));
  jobs.work('release-hold', ({ orderId }) => releaseHold(deps, orderId));
  // With the sandbox off, its open tasks are left to people and airlines.
  jobs.work('answer-desk', async ({ orderId }) => {
    if (settings.sandbox.deskSeconds !== null) await answerAsDesk(deps, orderId);
  });
  jobs.work('raise-voyage', async ({ orderId }) => {
    if (settings.sandbox.isOn) await disruptOrder(deps, orderId);
  });
  jobs.work('remind-order', ({ orderId }) => remindOrder(deps, orderId));
  jobs.work('watch-booking', ({ orderId }) => watchBooking(deps, orderId));
  jobs.work('settle-booking', ({ intentId }) => settleBooking(deps, intentId));
  jobs.work('close-order', ({ orderId }) => closeOverdueOrder(deps, orderId));
  jobs.work('give-back', ({ refundId }) => refundPayment(deps, refundId));
  jobs.work('ask-payments', () => pollOpenPayments(deps));
  jobs.repeat('ask-payments', SWEEP_MINUTES);
  jobs.work('look-at-paid', () => checkPaid(deps));
  jobs.repeat('look-at-paid', LOOK_MINUTES);
  jobs.work('sweep-orders', () => sweepOrders(deps));
  jobs.repeat('sweep-orders', SWEEP_MINUTES);
  registerOutgoingJobs(deps);
}

/**
 * The safety net under the jobs: closes what is overdue, resumes paid orders, requests and bookings that have been idle for long, and
 * deletes old keys, files, bookings and events. A failure in one part does not block the rest, and what waits for a person is handled last.
 */
export async function sweepOrders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const turns = { since: new Date(now.getTime() - STUCK_MS), limit: BATCH };
  const overdue = await findOverdueOrders(deps, now, turns);
  await markSwept(deps.db, overdue.map(idOf), now);
  await forEachIsolated(deps, overdue, aboutOrder, ({ id }) => closeOverdueOrder(deps, id));
  for (const [job, statuses] of STUCK)
    await takeUp(deps, job, (await findStuckOrders(deps, statuses, turns)).map(idOf), now);
  const open = await takeOpenIntents(deps, now, turns);
  await inTransaction(deps, async (tx) => {
    for (const intentId of open) await deps.jobs.send(tx, 'settle-booking', { intentId });
  });
  await forEachIsolated(
    deps,
    FORGETTING,
    ({ name: forgetting }) => ({ forgetting }),
    (forget) => inTransaction(deps, (tx) => forget(tx, now)),
  );
}

const idOf = ({ id }: { id: string }): string => id;
const aboutOrder = ({ id: orderId }: { id: string }) => ({ orderId });

/** Enqueues the job of stuck orders. A train stuck at its railway goes to the desk, and so does money that has been stuck for long. */
async function takeUp(deps: Deps, job: OrderJob, ids: readonly string[], now: Date): Promise<void> {
  let stuck: readonly OrderRow[] = [];
  await inTransaction(deps, async (tx) => {
    stuck = await markSwept(tx, ids, now);
    for (const order of stuck) {
      await deps.jobs.send(tx, job, { orderId: order.id });
      if (order.product === 'train') await queueForDesk(tx, deps, order);
    }
  });
  if (job !== 'reimburse-order') return;
  const late = stuck.filter(({ total, updatedAt }) => total > 0 && now.getTime() - updatedAt.getTime() > LATE_MONEY_MS);
  await forEachIsolated(deps, late, aboutOrder, (order) => reportUnbooked(deps, order, ''));
}

const FORGETTING: readonly ((tx: Tx, now: Date) => Promise<void>)[] = [
  deleteLooseFiles,
  deleteOldKeys,
  deleteOldIntents,
  deleteOldEvents,
  deleteOldNotices,
  deleteOldOutgoing,
  deleteOldTrainChecks,
];

/** How long a client may be away and still get what it missed; after that it reloads everything. */
const RETENTION_MS = 24 * 60 * 60_000;

async function deleteOldEvents(tx: Tx, now: Date): Promise<void> {
  await tx.delete(portalEvents).where(lt(portalEvents.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
