import { and, asc, eq } from 'drizzle-orm';
import type { RailTicket } from '../../../contract/train-terms.ts';
import type { Tx } from '../../db/database.ts';
import { orderTimeline } from '../../db/schema/orders.ts';
import { requestOf, sourceOf } from '../after-sales/child-order.ts';
import { type OrderRow, soldTrainOf } from '../order-rows.ts';

/**
 * The tickets of a booking of a train, or of a change that was made, as the railway's fees know them: their train and, of changed ones,
 * the train before it. There is one at most, since a ticket is changed once.
 */
export async function railTicketOf(tx: Pick<Tx, 'select'>, order: OrderRow): Promise<RailTicket> {
  const { departure } = soldTrainOf(order).ride;
  const at = order.type === 'change' ? await changedAt(tx, order) : null;
  if (!at) return { departure, changes: [] };
  const source = await sourceOf(tx, await requestOf(tx, order));
  return { departure, changes: [{ departure: soldTrainOf(source).ride.departure, at: at.toISOString() }] };
}

/** When the new tickets of a change were written; null before. */
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
