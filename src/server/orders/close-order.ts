import { canMove } from '../../contract/order-products.ts';
import { refuse } from '../../contract/result.ts';
import { runSystemCommand } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { isOverdue } from './deadlines.ts';
import { moveOrder } from './move-order.ts';
import { scheduleReminder } from './notices/remind-order.ts';
import { jobOn, lockAnyOrder, type OrderRow } from './order-rows.ts';
import { findAnyOrder } from './system-orders.ts';

/** Enqueues the job that closes an order at its deadline, in the transaction that sets the deadline. */
export async function scheduleClosing(tx: Tx, deps: Pick<Deps, 'clock' | 'jobs'>, order: OrderRow): Promise<void> {
  if (!order.payBy) return;
  const afterSeconds = (order.payBy.getTime() - deps.clock.now().getTime()) / 1000 + 1;
  await deps.jobs.send(tx, 'close-order', { orderId: order.id }, { afterSeconds });
  await scheduleReminder(tx, deps, order);
}

/** Closes an order that is unpaid at its deadline and releases its seats; reschedules itself if the deadline is in the future. */
export async function closeOverdueOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order) return;
  await runSystemCommand(deps, jobOn('close-order', order), async (tx) => {
    const current = await lockAnyOrder(tx, order.id);
    if (!current || !canMove(current.product, current.status, 'closed', 'clock')) return refuse('statusConflict');
    if (!isOverdue(current, deps.clock.now())) {
      await scheduleClosing(tx, deps, current);
      return current;
    }
    if (current.type === 'origin' && current.supplierRef)
      await deps.jobs.send(tx, 'release-hold', { orderId: order.id });
    return moveOrder(tx, deps, current, { to: 'closed', mover: 'clock', by: null });
  });
}
