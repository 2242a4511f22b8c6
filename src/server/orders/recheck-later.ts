import type { Deps } from '../deps.ts';
import type { OrderRow } from './order-rows.ts';

const ASK_AGAIN_SECONDS = 15;
/** Sooner than an order counts as stuck, which would trigger a second query. */
const MOST_SECONDS = 15 * 60;
const HOUR_SECONDS = 3600;
const FOLLOWED_SECONDS = 7 * 24 * HOUR_SECONDS;

/** An order a job should have moved on by now: the job was lost, or the supplier has lost the order. */
export const STUCK_MS = 20 * 60_000;
export const isStuck = ({ updatedAt }: Pick<OrderRow, 'updatedAt'>, now: Date): boolean =>
  now.getTime() - updatedAt.getTime() >= STUCK_MS;

const waitedSeconds = ({ updatedAt }: Pick<OrderRow, 'updatedAt'>, now: Date): number =>
  Math.floor((now.getTime() - updatedAt.getTime()) / 1000);

/**
 * The seconds to wait before a supplier that is still processing is asked again: longer the longer an order has waited, so that its answer
 * is noticed at most a quarter of that time late.
 */
export function askAgainSeconds(order: Pick<OrderRow, 'updatedAt'>, now: Date): number {
  return Math.min(Math.max(Math.floor(waitedSeconds(order, now) / 4), ASK_AGAIN_SECONDS), MOST_SECONDS);
}

/**
 * Enqueues the job that rechecks what a supplier may still do with an order that does not wait for it: after as long as that has gone on,
 * at most an hour, for a week. Returns whether it did.
 */
export async function recheckLater(
  deps: Pick<Deps, 'clock' | 'db' | 'jobs'>,
  job: 'follow-given-up' | 'release-hold',
  order: Pick<OrderRow, 'id' | 'updatedAt'>,
): Promise<boolean> {
  const waited = waitedSeconds(order, deps.clock.now());
  if (waited > FOLLOWED_SECONDS) return false;
  const afterSeconds = Math.min(Math.max(waited, ASK_AGAIN_SECONDS), HOUR_SECONDS);
  await deps.db.transaction((tx) => deps.jobs.send(tx, job, { orderId: order.id }, { afterSeconds }));
  return true;
}
