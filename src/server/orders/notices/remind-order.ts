import { REMINDED } from '../../../contract/notice-kinds.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { isOverdue } from '../deadlines.ts';
import { lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { addNotice } from './add-notice.ts';
import { mailReminder } from './mail-reminder.ts';

const HOUR_MS = 3_600_000;

/** How long before a deadline people are reminded: an hour, or half of the time where there is less than two. */
function reminderAt(payBy: Date, now: Date): Date {
  const left = payBy.getTime() - now.getTime();
  return new Date(payBy.getTime() - Math.min(HOUR_MS, left / 2));
}

/** Sends the job that reminds of an order's deadline, in the transaction that sets it. */
export async function scheduleReminder(tx: Tx, deps: Pick<Deps, 'clock' | 'jobs'>, order: OrderRow): Promise<void> {
  const now = deps.clock.now();
  if (!order.payBy || order.payBy <= now || !REMINDED.includes(order.status)) return;
  const afterSeconds = (reminderAt(order.payBy, now).getTime() - now.getTime()) / 1000;
  await deps.jobs.send(tx, 'remind-order', { orderId: order.id }, { afterSeconds });
}

/** Reminds of a deadline that is near, once for each deadline; what is done or over meanwhile is left alone. */
export async function remindOrder(deps: Deps, orderId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    const payBy = order?.payBy;
    if (!order || !payBy || !REMINDED.includes(order.status) || isOverdue(order, deps.clock.now())) return {};
    const isNews = await addNotice(tx, deps, order, {
      kind: 'deadline',
      aboutAt: payBy,
      key: `deadline:${order.id}:${order.status}:${payBy.toISOString()}`,
    });
    if (isNews) await mailReminder(tx, deps, order, payBy);
    return {};
  });
}
