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

/** Where a paid order that comes to nothing stands, and where while its money goes back. */
const FAILED: Partial<Record<OrderType, { to: OrderStatus; next: OrderStatus }>> = {
  origin: { to: 'origin_failed', next: 'failed_reimbursing' },
  change: { to: 'change_failed', next: 'reimbursing' },
};

/**
 * A paid booking or change gets no tickets, by the supplier's word or the desk's: the money is owed to the agency from this moment,
 * and a job pays it back. The caller holds the order's lock.
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
