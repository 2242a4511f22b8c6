import type { Mover } from '../../contract/order-moves.ts';
import type { OrderProduct, OrderStatus } from '../../contract/order-products.ts';
import { isRefusal, refuse } from '../../contract/result.ts';
import type { Command } from '../commands/run-command.ts';
import { closedLate, isOverdue, tooLate } from './deadlines.ts';
import { moveOrder } from './move-order.ts';
import type { OrderPresenter } from './order-product.ts';
import { lockOrder } from './order-rows.ts';

/** What confirming means, by status. */
const CONFIRMS: Partial<
  Record<OrderStatus, { to: OrderStatus; mover: Mover; job?: 'return-tickets' | 'reissue-tickets' }>
> = {
  reserved: { to: 'to_be_paid', mover: 'agent' },
  rfd_to_be_confirm: { to: 'rfd_proceeding', mover: 'agent', job: 'return-tickets' },
  chg_to_be_paid: { to: 'chg_proceeding', mover: 'agent', job: 'reissue-tickets' },
};

/**
 * The one confirm: requests ticketing of a reserved order, which then waits for payment until the same deadline; or accepts a refund quote
 * or a free change. Other changes are paid instead. Refuses with changeNotChosen, deadlinePassed (for a request quoteExpired) or
 * statusConflict.
 */
export function confirmOrder<T>(answer: OrderPresenter<T>, product: OrderProduct): Command<{ id: string }, T> {
  return async (tx, actor, { id }, deps) => {
    const order = await lockOrder(tx, actor, id, product);
    if (!order) return refuse('orderNotFound');
    const step = CONFIRMS[order.status];
    if (step && order.toChoose) return refuse('changeNotChosen');
    if (!step || (order.type === 'change' && order.total > 0)) return closedLate(order) ?? refuse('statusConflict');
    if (isOverdue(order, deps.clock.now())) return tooLate(order);
    const moved = await moveOrder(tx, deps, order, { to: step.to, mover: step.mover, by: actor.displayName });
    if (isRefusal(moved)) return moved;
    if (step.job) await deps.jobs.send(tx, step.job, { orderId: order.id });
    return answer(tx, deps, actor, moved);
  };
}
