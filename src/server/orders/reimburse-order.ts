import type { OrderStatus } from '../../contract/order-products.ts';
import { isRefusal, refuse } from '../../contract/result.ts';
import { runSystemCommand } from '../commands/run-command.ts';
import type { Deps } from '../deps.ts';
import { postRefund } from '../ledger/movements.ts';
import { moveOrder } from './move-order.ts';
import { jobOn, lockAnyOrder, totalOf } from './order-rows.ts';
import { paidThrough } from './payment-parts.ts';
import { findAnyOrder } from './system-orders.ts';

/** Where an order stands once its money has gone back. */
const REIMBURSED: Partial<Record<OrderStatus, OrderStatus>> = {
  failed_reimbursing: 'failed_reimbursed',
  refunded_reimbursing: 'refunded_reimbursed',
  voided_reimbursing: 'voided_reimbursed',
  reimbursing: 'failed_reimbursed',
};

/** Pays money back the way it came, of a failed order or of returned tickets: balance to balance, credit to credit. */
export async function reimburseOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  const to = order && REIMBURSED[order.status];
  if (!to) return;
  const done = await runSystemCommand(deps, jobOn('reimburse-order', order), async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    if (!current) return refuse('orderNotFound');
    const at = deps.clock.now();
    const money = totalOf(current);
    const moved = await moveOrder(tx, deps, current, {
      to,
      mover: 'system',
      by: null,
      kind: 'refund',
      money,
    });
    if (isRefusal(moved)) return moved;
    // Where all is kept, or nothing was paid, there is nothing to post.
    if (money.amount === 0) return moved;
    const parts = { companyId: current.companyId, channel: paidThrough(current) };
    const posted = await postRefund(tx, current, parts, money, { at, userId: null });
    if (isRefusal(posted)) return posted;
    await deps.events.publish(tx, { companyId: current.companyId, userId: null, at }, { type: 'wallet' });
    return moved;
  });
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`order ${orderId} could not be reimbursed: ${done.refused}`);
}
