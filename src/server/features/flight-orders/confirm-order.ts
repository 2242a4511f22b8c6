import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { answerOrder } from './answer-order.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder } from './order-rows.ts';
import { isOverdue } from './policy.ts';

/** The agent asks to ticket a reservation: it waits for payment from now on, until the same deadline. */
export const confirmOrder: Command<{ id: string }, FlightOrder> = async (tx, actor, { id }, deps) => {
  const order = await lockOrder(tx, actor, id);
  if (!order) return refuse('orderNotFound');
  if (order.status === 'reserved' && isOverdue(order, deps.clock.now())) return refuse('deadlinePassed');
  const moved = await moveOrder(tx, deps, order, { to: 'to_be_paid', mover: 'agent', by: actor.displayName });
  return isRefusal(moved) ? moved : answerOrder(tx, deps, actor, moved);
};
