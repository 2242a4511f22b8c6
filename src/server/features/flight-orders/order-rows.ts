import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { flightOrders, orderPassengers, orderTimeline } from '../../db/schema/orders.ts';
import { ownCompany } from '../../db/scope.ts';
import { seesOwnOrdersOnly } from '../../order-scope.ts';

export type OrderRow = typeof flightOrders.$inferSelect;
export type PassengerRow = typeof orderPassengers.$inferSelect;
export type TimelineRow = typeof orderTimeline.$inferSelect;

/** The rows of orders that a caller may know of: its company's, and only its own where the company says so. */
export function visibleTo(actor: Actor) {
  const own = seesOwnOrdersOnly(actor) ? eq(flightOrders.createdBy, actor.userId) : undefined;
  return and(ownCompany(actor, flightOrders.companyId), own);
}

/** One of the caller's orders, locked until the transaction ends; null when there is none such for this caller. */
export async function lockOrder(tx: Tx, actor: Actor, id: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(flightOrders)
    .where(and(eq(flightOrders.id, id), visibleTo(actor)))
    .for('update');
  return row ?? null;
}

/** An order by its number, locked, for the system's own work. */
export async function lockAnyOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(flightOrders).where(eq(flightOrders.id, id)).for('update');
  return row ?? null;
}

export interface OrderParts {
  passengers: PassengerRow[];
  timeline: TimelineRow[];
  related: Pick<OrderRow, 'id' | 'type' | 'status'>[];
}

/** What belongs to an order: passengers in their order, the timeline from its beginning, and the orders around it. */
export async function readParts(tx: Pick<Tx, 'select'>, order: OrderRow): Promise<OrderParts> {
  const family = order.originalId ?? order.id;
  const passengers = await tx
    .select()
    .from(orderPassengers)
    .where(eq(orderPassengers.orderId, order.id))
    .orderBy(asc(orderPassengers.position));
  const timeline = await tx
    .select()
    .from(orderTimeline)
    .where(eq(orderTimeline.orderId, order.id))
    .orderBy(asc(orderTimeline.id));
  const t = flightOrders;
  const columns = { id: t.id, type: t.type, status: t.status };
  const children = await tx.select(columns).from(t).where(eq(t.originalId, family)).orderBy(asc(t.id));
  const original = order.originalId
    ? await tx
        .select(columns)
        .from(t)
        .where(inArray(t.id, [family]))
    : [];
  return { passengers, timeline, related: [...original, ...children.filter((row) => row.id !== order.id)] };
}
