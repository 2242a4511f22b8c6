import { and, asc, eq } from 'drizzle-orm';
import type { RailTicket } from '../../../contract/train-terms.ts';
import type { Tx } from '../../db/database.ts';
import { orderTimeline } from '../../db/schema/orders.ts';
import { requestOf, sourceOf } from '../after-sales/child-order.ts';
import { type OrderRow, soldTrainOf } from '../order-rows.ts';

/**
 * A train booking's tickets, or those of a completed change, as the railway's fee rules need them: their train and, for changed ones, the
 * previous train. There is at most one, since a ticket is changed once.
 */
export async function railTicketOf(tx: Pick<Tx, 'select'>, order: OrderRow): Promise<RailTicket> {
  const { departure } = soldTrainOf(order).ride;
  const at = order.type === 'change' ? await changedAt(tx, order) : null;
  if (!at) return { departure, changes: [] };
  const source = await sourceOf(tx, await requestOf(tx, order));
  return { departure, changes: [{ departure: soldTrainOf(source).ride.departure, at: at.toISOString() }] };
}

/** When a change's new tickets were stored; null before. */
async function changedAt(tx: Pick<Tx, 'select'>, { id }: Pick<OrderRow, 'id'>): Promise<Date | null> {
  const { at, orderId, status } = orderTimeline;
  const [entry] = await tx
    .select({ at })
    .from(orderTimeline)
    .where(and(eq(orderId, id), eq(status, 'changed')))
    .orderBy(asc(orderTimeline.id))
    .limit(1);
  return entry?.at ?? null;
}
