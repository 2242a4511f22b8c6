import type { OrderStatus } from '../../contract/order-products.ts';
import { forgetOldKeys } from '../commands/idempotency.ts';
import { inTransaction } from '../commands/run-command.ts';
import type { Deps } from '../deps.ts';
import { forgetOldEvents } from '../events/forget-old-events.ts';
import { followGivenUp } from './after-sales/follow-given-up.ts';
import { forgetLooseFiles } from './after-sales/proofs.ts';
import { quoteRequest } from './after-sales/quote-request.ts';
import { reissueTickets } from './after-sales/reissue-tickets.ts';
import { returnTickets } from './after-sales/return-tickets.ts';
import { answerAsDesk } from './after-sales/sandbox-desk.ts';
import { forgetOldIntents } from './booking-intent.ts';
import { closeOverdueOrder } from './close-order.ts';
import { askOpenPayments } from './house-payments/ask-payments.ts';
import { giveBack } from './house-payments/give-back.ts';
import { issueOrder } from './issue-order.ts';
import { forgetOldNotices } from './notices/add-notice.ts';
import { remindOrder } from './notices/remind-order.ts';
import { registerOutgoingJobs } from './outgoing/deliver-notices.ts';
import { forgetOldOutgoing } from './outgoing/tell-agency.ts';
import { reimburseOrder } from './reimburse-order.ts';
import { releaseHold } from './release-hold.ts';
import { settleBooking } from './settle-booking.ts';
import { findOpenIntents, findOverdueOrders, findStuckOrders } from './system-orders.ts';
import { forgetOldTrainChecks } from './trains/train-checks.ts';
import { disruptOrder } from './voyages/sandbox-airline.ts';
import { watchBooking } from './watch-booking.ts';

const SWEEP_MINUTES = 1;
/** An order that a job should have moved on from by now has lost its job. */
const STUCK_MS = 20 * 60_000;
const BATCH = 200;

type OrderJob = 'issue-order' | 'reimburse-order' | 'quote-request' | 'return-tickets' | 'reissue-tickets';

/** The job that moves an order on from each status that it should not stay in. */
const STUCK: readonly (readonly [OrderJob, readonly OrderStatus[]])[] = [
  ['issue-order', ['proceeding', 'origin_holding']],
  ['reimburse-order', ['failed_reimbursing', 'reimbursing', 'refunded_reimbursing', 'voided_reimbursing']],
  ['quote-request', ['rfd_reviewing', 'chg_reviewing']],
  ['return-tickets', ['rfd_proceeding', 'refund_holding', 'void_proceeding', 'void_holding']],
  ['reissue-tickets', ['chg_proceeding', 'change_holding']],
];

/** Sets what the order jobs do; before the queue starts. */
export function registerOrderJobs(deps: Deps): void {
  const { jobs } = deps;
  jobs.work('issue-order', ({ orderId }) => issueOrder(deps, orderId));
  jobs.work('reimburse-order', ({ orderId }) => reimburseOrder(deps, orderId));
  jobs.work('answer-desk', ({ orderId }) => answerAsDesk(deps, orderId));
  jobs.work('quote-request', ({ orderId }) => quoteRequest(deps, orderId));
  jobs.work('reissue-tickets', ({ orderId }) => reissueTickets(deps, orderId));
  jobs.work('return-tickets', ({ orderId }) => returnTickets(deps, orderId));
  jobs.work('follow-given-up', ({ orderId }) => followGivenUp(deps, orderId));
  jobs.work('release-hold', ({ orderId }) => releaseHold(deps, orderId));
  jobs.work('raise-voyage', ({ orderId }) => disruptOrder(deps, orderId));
  jobs.work('remind-order', ({ orderId }) => remindOrder(deps, orderId));
  jobs.work('watch-booking', ({ orderId }) => watchBooking(deps, orderId));
  jobs.work('settle-booking', ({ intentId }) => settleBooking(deps, intentId));
  jobs.work('close-order', ({ orderId }) => closeOverdueOrder(deps, orderId));
  jobs.work('give-back', ({ refundId }) => giveBack(deps, refundId));
  jobs.work('ask-payments', () => askOpenPayments(deps));
  jobs.repeat('ask-payments', SWEEP_MINUTES);
  jobs.work('sweep-orders', () => sweepOrders(deps));
  jobs.repeat('sweep-orders', SWEEP_MINUTES);
  registerOutgoingJobs(deps);
}

/**
 * The safety net under the jobs: closes what is overdue, takes up paid orders, requests and bookings that nothing has moved for long,
 * and tidies away old keys, files, bookings and events.
 */
export async function sweepOrders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - STUCK_MS);
  for (const order of await findOverdueOrders(deps, now, BATCH)) await closeOverdueOrder(deps, order.id);
  const stuck: { id: string; job: OrderJob }[] = [];
  for (const [job, statuses] of STUCK)
    for (const { id } of await findStuckOrders(deps, statuses, since, BATCH)) stuck.push({ id, job });
  const open = await findOpenIntents(deps, since, BATCH);
  await inTransaction(deps, async (tx) => {
    for (const { id, job } of stuck) await deps.jobs.send(tx, job, { orderId: id });
    for (const { id } of open) await deps.jobs.send(tx, 'settle-booking', { intentId: id });
    await forgetLooseFiles(tx, now);
    await forgetOldKeys(tx, now);
    await forgetOldIntents(tx, now);
    await forgetOldEvents(tx, now);
    await forgetOldNotices(tx, now);
    await forgetOldOutgoing(tx, now);
    await forgetOldTrainChecks(tx, now);
  });
}
