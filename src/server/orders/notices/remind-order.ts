import { REMINDER_STATUSES } from '../../../contract/notice-kinds.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { isOverdue } from '../deadlines.ts';
import { lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { addNotice } from './add-notice.ts';
import { mailReminder } from './mail-reminder.ts';

const HOUR_MS = 3_600_000;

const DAY_MS = 24 * HOUR_MS;
/** A job may run a little early. */
const EARLY_MS = 60_000;

/**
 * How long before a deadline to remind: an hour, or half of the time if there is less than two. For a group also a day, because it has a
 * list to complete and a deposit to lose.
 */
function leadsOf({ product }: OrderRow, left: number): number[] {
  const last = Math.min(HOUR_MS, left / 2);
  return product === 'group' && left > DAY_MS ? [DAY_MS, last] : [last];
}

/** The order's due reminder; null where its deadline is still far, as for a job left over from an earlier one. */
function reminderDue({ product }: OrderRow, left: number): 'day' | 'hour' | null {
  if (left <= HOUR_MS + EARLY_MS) return 'hour';
  return product === 'group' && left <= DAY_MS + EARLY_MS ? 'day' : null;
}

/** Enqueues the reminders of an order's deadline, in the transaction that sets it. */
export async function scheduleReminder(tx: Tx, deps: Pick<Deps, 'clock' | 'jobs'>, order: OrderRow): Promise<void> {
  const now = deps.clock.now();
  if (!order.payBy || order.payBy <= now || !REMINDER_STATUSES.includes(order.status)) return;
  const left = order.payBy.getTime() - now.getTime();
  for (const lead of leadsOf(order, left))
    await deps.jobs.send(tx, 'remind-order', { orderId: order.id }, { afterSeconds: (left - lead) / 1000 });
}

/** Reminds of a near deadline, once per deadline, for a group's once more a day before; skips orders that are done or over meanwhile. */
export async function remindOrder(deps: Deps, orderId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    const now = deps.clock.now();
    const payBy = order?.payBy;
    if (!order || !payBy || !REMINDER_STATUSES.includes(order.status) || isOverdue(order, now)) return {};
    const due = reminderDue(order, payBy.getTime() - now.getTime());
    if (!due) return {};
    const isNews = await addNotice(tx, deps, order, {
      kind: 'deadline',
      aboutAt: payBy,
      key: `${due === 'day' ? 'deadline-day' : 'deadline'}:${order.id}:${order.status}:${payBy.toISOString()}`,
    });
    if (isNews) await mailReminder(tx, deps, order, payBy);
    return {};
  });
}
