import type { OrderType } from '../../contract/order-groups.ts';
import type { OrderProduct, OrderStatus } from '../../contract/order-products.ts';
import { isRefusal, refuse } from '../../contract/result.ts';
import type { Command } from '../commands/run-command.ts';
import { isHandedOver } from './after-sales/hand-over.ts';
import { moveOrder } from './move-order.ts';
import type { OrderPresenter } from './order-product.ts';
import { lockOrder } from './order-rows.ts';

/** The final status of a canceled order. */
const CANCELED: Readonly<Record<OrderType, OrderStatus>> = {
  origin: 'origin_canceled',
  change: 'change_canceled',
  refund: 'refund_canceled',
  void: 'void_canceled',
};

/**
 * Cancels an unpaid or unconfirmed order, whose seats are released, or a request for its tickets. A repeat returns the canceled order.
 * Refuses with statusConflict, also for a void that its supplier may have.
 */
export function cancelOrder<T>(answer: OrderPresenter<T>, product: OrderProduct): Command<{ id: string }, T> {
  return async (tx, actor, { id }, deps) => {
    const order = await lockOrder(tx, actor, id, product);
    if (!order) return refuse('orderNotFound');
    const to = CANCELED[order.type];
    if (order.status === to) return answer(tx, deps, actor, order);
    if (await isHandedOver(tx, order)) return refuse('statusConflict');
    const moved = await moveOrder(tx, deps, order, { to, mover: 'agent', by: actor.displayName });
    if (isRefusal(moved)) return moved;
    if (order.type === 'origin' && order.supplierRef) await deps.jobs.send(tx, 'release-hold', { orderId: order.id });
    if (order.type === 'void' && order.supplierRef) await deps.jobs.send(tx, 'follow-given-up', { orderId: order.id });
    return answer(tx, deps, actor, moved);
  };
}
