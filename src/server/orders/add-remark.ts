import { and, count, eq } from 'drizzle-orm';
import { REMARK_LIMITS } from '../../contract/limits.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import type { RemarkInput } from '../../contract/plain-inputs.ts';
import { refuse } from '../../contract/result.ts';
import type { Command } from '../commands/run-command.ts';
import { orderTimeline } from '../db/schema/orders.ts';
import { addTimeline, announce } from './move-order.ts';
import type { OrderPresenter } from './order-product.ts';
import { lockOrder } from './order-rows.ts';

/** Adds an internal note of the agency to an order in any status; the order itself does not change. */
export function addRemark<T>(answer: OrderPresenter<T>, product: OrderProduct): Command<RemarkInput, T> {
  return async (tx, actor, { id, text }, deps) => {
    const order = await lockOrder(tx, actor, id, product);
    if (!order) return refuse('orderNotFound');
    const [found] = await tx
      .select({ notes: count() })
      .from(orderTimeline)
      .where(and(eq(orderTimeline.orderId, order.id), eq(orderTimeline.kind, 'note')));
    if ((found?.notes ?? 0) >= REMARK_LIMITS.remarks)
      return refuse('tooManyRemarks', { params: { count: REMARK_LIMITS.remarks } });
    await addTimeline(tx, order, { at: deps.clock.now(), kind: 'note', status: null, by: actor.displayName, text });
    await announce(tx, deps, order);
    return answer(tx, deps, actor, order);
  };
}
