import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { answerOrder } from './answer-order.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder } from './order-rows.ts';

/** Cancels an order that is not paid and gives its seats back. Cancelling once more answers the canceled order. */
export const cancelOrder: Command<{ id: string }, FlightOrder> = async (tx, actor, { id }, deps) => {
  const order = await lockOrder(tx, actor, id);
  if (!order) return refuse('orderNotFound');
  if (order.status === 'origin_canceled') return answerOrder(tx, deps, actor, order);
  const moved = await moveOrder(tx, deps, order, { to: 'origin_canceled', mover: 'agent', by: actor.displayName });
  if (isRefusal(moved)) return moved;
  if (order.supplierRef) await deps.jobs.send(tx, 'release-hold', { orderId: order.id });
  return answerOrder(tx, deps, actor, moved);
};
