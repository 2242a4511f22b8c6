import { eq } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { addTimeline, announce } from '../move-order.ts';
import type { OrderRow } from '../order-rows.ts';

/**
 * Has the railway ticket the seats it holds, on behalf of the desk; the order then proceeds normally. Refuses with statusConflict, and with
 * deadlinePassed where the railway has released the seats. The caller must hold the order's lock.
 */
export async function ticketByRailway(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { by, text }: { by: string; text: string | null },
): Promise<OrderRow | Refusal> {
  if (!order.byHand || order.status !== 'proceeding') return refuse('statusConflict');
  const at = deps.clock.now();
  if (order.ticketBy && order.ticketBy <= at) return refuse('deadlinePassed');
  const [handed] = await tx
    .update(orders)
    .set({ byHand: false, ...(text ? { reviewRemark: text } : {}), version: order.version + 1, updatedAt: at })
    .where(eq(orders.id, order.id))
    .returning();
  if (!handed) throw new Error(`order ${order.id} was not handed on`);
  await addTimeline(tx, order, { at, kind: 'note', status: null, by, text });
  await announce(tx, deps, handed);
  await deps.jobs.send(tx, 'issue-order', { orderId: order.id });
  return handed;
}
