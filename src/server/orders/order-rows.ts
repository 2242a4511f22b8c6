import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AuditAction } from '../../contract/audit-actions.ts';
import type { Money } from '../../contract/money.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { seesOwnOrdersOnly } from '../../contract/permissions.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { afterSales } from '../db/schema/after-sales.ts';
import { changeOptions } from '../db/schema/change-options.ts';
import { files } from '../db/schema/files.ts';
import { orderPassengers, orders, orderTimeline, type SoldFlight, type SoldTrain } from '../db/schema/orders.ts';
import { ownCompany } from '../db/scope.ts';
import { hasAnyRequest, isAsked, type TicketRequest, ticketRequests } from './after-sales/ticket-requests.ts';
import { type PaidFee, paidFees } from './provider-payments/attempt-rows.ts';

export type OrderRow = typeof orders.$inferSelect;
export type PassengerRow = typeof orderPassengers.$inferSelect;
export type TimelineRow = typeof orderTimeline.$inferSelect;

/** The sold flights of an order. */
export function soldOf(row: Pick<OrderRow, 'sold'>): SoldFlight {
  if (!row.sold || !('journeys' in row.sold)) throw new Error('no flights were sold to this order');
  return row.sold;
}

/** The sold train of an order. */
export function soldTrainOf(row: Pick<OrderRow, 'sold'>): SoldTrain {
  if (!row.sold || !('ride' in row.sold)) throw new Error('no train was sold to this order');
  return row.sold;
}

/** The order's price in the currency it was sold in. */
export function totalOf(row: Pick<OrderRow, 'total' | 'currency'>): Money {
  return { amount: row.total, currency: row.currency };
}

/** The audit subject of an order. */
export function subjectOf(product: OrderProduct): string {
  return `${product}-order`;
}

/** The audit entry of a job that works on an order. */
export function jobOn(name: AuditAction, order: Pick<OrderRow, 'id' | 'companyId' | 'product'>) {
  return { name, companyId: order.companyId, subject: subjectOf(order.product), subjectId: order.id };
}

/** The orders a caller may see: its company's, or only its own where the company restricts it. */
export function visibleTo(actor: Actor) {
  const own = seesOwnOrdersOnly(actor.grants) ? eq(orders.createdBy, actor.userId) : undefined;
  return and(ownCompany(actor, orders.companyId), own);
}

/** One of the caller's orders of a product; null when there is none for this caller. */
export async function readOrder(
  tx: Pick<Tx, 'select'>,
  actor: Actor,
  id: string,
  product: OrderProduct,
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.product, product), visibleTo(actor)));
  return row ?? null;
}

/** One of the caller's orders, of any product; null when there is none for this caller. */
export async function readAnyOwnOrder(tx: Pick<Tx, 'select'>, actor: Actor, id: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), visibleTo(actor)));
  return row ?? null;
}

/** One of the caller's orders of a product, locked until the transaction ends; null when there is none for this caller. */
export async function lockOrder(tx: Tx, actor: Actor, id: string, product: OrderProduct): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.product, product), visibleTo(actor)))
    .for('update');
  return row ?? null;
}

/** An order by its number, locked, for the system's own jobs. */
export async function lockAnyOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

/** The options of a change, in the desk's order; empty where there was a single quote. */
export function optionsOf(tx: Pick<Tx, 'select'>, orderId: string): Promise<(typeof changeOptions.$inferSelect)[]> {
  return tx.select().from(changeOptions).where(eq(changeOptions.orderId, orderId)).orderBy(asc(changeOptions.position));
}

export interface OrderParts {
  passengers: PassengerRow[];
  timeline: TimelineRow[];
  related: Pick<OrderRow, 'id' | 'type' | 'status' | 'total'>[];
  /** The requests for its own tickets. */
  asked: TicketRequest[];
  /** For an unsuccessful request: another one covers its tickets. */
  isAskedAnew: boolean;
  /** The change, refund or void request; null for an original order. */
  request: typeof afterSales.$inferSelect | null;
  /** The proofs of the reason. */
  files: { id: string; name: string }[];
  /** The options of a change; empty where there was a single quote. */
  options: (typeof changeOptions.$inferSelect)[];
  /** The payment channels' fees. */
  fees: PaidFee[];
}

/** The parts of an order: passengers in their order, the timeline from its start, and the related orders. */
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
  const t = orders;
  const columns = { id: t.id, type: t.type, status: t.status, total: t.total };
  const children = await tx
    .select(columns)
    .from(t)
    .where(eq(t.originalId, family))
    .orderBy(asc(t.createdAt), asc(t.id));
  const original = order.originalId
    ? await tx
        .select(columns)
        .from(t)
        .where(inArray(t.id, [family]))
    : [];
  const [request = null] = order.originalId
    ? await tx.select().from(afterSales).where(eq(afterSales.orderId, order.id))
    : [];
  const proofs = request
    ? await tx.select({ id: files.id, name: files.name }).from(files).where(eq(files.orderId, order.id))
    : [];
  const options = order.type === 'change' ? await optionsOf(tx, order.id) : [];
  return {
    passengers,
    timeline,
    request,
    options,
    files: proofs,
    isAskedAnew: request !== null && order.status === 'closed' && (await isAskedAnew(tx, request, passengers)),
    asked: children.length > 0 ? await ticketRequests(tx, order.id) : [],
    fees: order.paymentChannel ? await paidFees(tx, order.id) : [],
    related: [...original, ...children.filter((row) => row.id !== order.id)],
  };
}

/** Whether another active or successful request covers the tickets of a request; a change covers them all. */
async function isAskedAnew(
  tx: Pick<Tx, 'select'>,
  { sourceId, segments, wanted }: typeof afterSales.$inferSelect,
  passengers: readonly PassengerRow[],
): Promise<boolean> {
  const requests = await ticketRequests(tx, sourceId);
  const isAgain = (id: string) => (wanted ? hasAnyRequest(requests, id) : isAsked(requests, id, segments));
  return passengers.some(({ originalId }) => originalId !== null && isAgain(originalId));
}
