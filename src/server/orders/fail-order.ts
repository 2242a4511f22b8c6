import type { OrderType } from '../../contract/order-groups.ts';
import type { Mover } from '../../contract/order-moves.ts';
import type { OrderStatus } from '../../contract/order-products.ts';
import { isRefusal, type Refusal } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { postRefundDue } from '../ledger/movements.ts';
import { type Move, moveOrder } from './move-order.ts';
import type { OrderRow } from './order-rows.ts';
import { paidThrough, paymentParts } from './payment-parts.ts';

/** The final status of a failed paid order, and the one while its money is refunded. */
const FAILED: Partial<Record<OrderType, { to: OrderStatus; next: OrderStatus }>> = {
  origin: { to: 'origin_failed', next: 'failed_reimbursing' },
  change: { to: 'change_failed', next: 'reimbursing' },
};

/**
 * Fails a paid booking or change, by the supplier's or the desk's decision: the money is owed to the agency from this moment, and a job
 * refunds it. The caller must hold the order's lock.
 */
export async function failOrder(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { mover, by, code, text }: Pick<Move, 'by' | 'code' | 'text'> & { mover: Extract<Mover, 'desk' | 'supplier'> },
): Promise<OrderRow | Refusal> {
  const steps = FAILED[order.type];
  if (!steps) throw new Error(`a ${order.type} order is not paid`);
  const failed = await moveOrder(tx, deps, order, { to: steps.to, mover, by, kind: 'supplier', code, text });
  if (isRefusal(failed)) return failed;
  const at = deps.clock.now();
  // A change may be free.
  if (order.total > 0) {
    const parts = await paymentParts(tx, order, paidThrough(order));
    const due = await postRefundDue(tx, order, parts, { at, userId: null });
    if (isRefusal(due)) return due;
  }
  await deps.jobs.send(tx, 'reimburse-order', { orderId: order.id });
  return moveOrder(tx, deps, failed, { to: steps.next, mover: 'system', by: null });
}
