import type { Mover } from '../../../contract/order-moves.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { scheduleClosing } from '../close-order.ts';
import { holdDeadline, instantDeadline, isOverdue } from '../deadlines.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-rows.ts';

/**
 * Opens a reviewed order for payment: until shortly before the supplier's deadline, or for half an hour where it sets none. Refuses with
 * deadlinePassed when the supplier's time is over. The caller must hold the order's lock.
 */
export async function approveOrder(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { by, text }: { by: string; text: string | null },
): Promise<OrderRow | Refusal> {
  const now = deps.clock.now();
  const payBy = holdDeadline(order.ticketBy) ?? instantDeadline(null, now);
  if (isOverdue({ payBy }, now)) return refuse('deadlinePassed');
  const mover: Mover = 'desk';
  const moved = await moveOrder(tx, deps, order, { to: 'to_be_paid', mover, by, text, changes: { payBy } });
  if (!isRefusal(moved)) await scheduleClosing(tx, deps, moved);
  return moved;
}
