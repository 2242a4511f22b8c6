import { isRefusal, refuse } from '../../../contract/result.ts';
import { runSystemCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { postRefund } from '../../ledger/movements.ts';
import { moveOrder } from './move-order.ts';
import { lockAnyOrder } from './order-rows.ts';
import { paidThrough } from './payment-parts.ts';
import { totalOf } from './present.ts';
import { findAnyOrder } from './system-orders.ts';

/** Pays the money of a failed order back the way it came: balance to balance, credit to credit. */
export async function reimburseOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (order?.status !== 'failed_reimbursing') return;
  const about = { name: 'reimburse-order', companyId: order.companyId, subject: 'flight-order', subjectId: order.id };
  const done = await runSystemCommand(deps, about, async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    if (!current) return refuse('orderNotFound');
    const at = deps.clock.now();
    const money = totalOf(current);
    const moved = await moveOrder(tx, deps, current, {
      to: 'failed_reimbursed',
      mover: 'system',
      by: null,
      kind: 'refund',
      money,
    });
    if (isRefusal(moved)) return moved;
    const parts = { companyId: current.companyId, channel: paidThrough(current) };
    const posted = await postRefund(tx, orderId, parts, money, { at, userId: null });
    if (isRefusal(posted)) return posted;
    await deps.events.publish(tx, { companyId: current.companyId, userId: null, at }, { type: 'wallet' });
    return moved;
  });
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`order ${orderId} could not be reimbursed: ${done.refused}`);
}
