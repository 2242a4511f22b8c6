import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { deskProducts } from '../../../contract/permissions.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { orders } from '../../db/schema/orders.ts';
import { ownCompany } from '../../db/scope.ts';
import type { OrderRow } from '../order-rows.ts';
import type { DeskTaskRow } from './desk-tasks.ts';

/** The orders provided by the caller's company, for any agency. */
export function providedBy(actor: Pick<Actor, 'companyId'>): SQL {
  return sql`${orders.settlement} ->> 'providerId' = ${actor.companyId}`;
}

/** The desk's queue for the products the caller works on; differences of the books count as flights. */
export function waitingFor(actor: Actor): SQL | undefined {
  const products = deskProducts(actor.grants);
  const books = products.includes('flight') ? isNull(deskTasks.product) : undefined;
  return and(ownCompany(actor, deskTasks.providerId), or(inArray(deskTasks.product, products), books));
}

export interface DeskCase {
  order: OrderRow;
  task: DeskTaskRow | null;
}

/**
 * An order of any agency that this provider sells to, locked, with its desk task. Refuses with orderNotFound, or with taskTaken where a
 * colleague holds the task.
 */
export async function lockDeskOrder(
  tx: Tx,
  actor: Actor,
  id: string,
  product: OrderProduct,
): Promise<DeskCase | Refusal> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.product, product), providedBy(actor)))
    .for('update');
  if (!order) return refuse('orderNotFound');
  const task = await lockSide(tx, id, ne(deskTasks.kind, 'disruption'));
  return heldByOther(task, actor) ?? { order, task };
}

/** The disruption task of a locked order. Refuses with taskTaken where a colleague holds it. */
export async function lockDisruption(tx: Tx, actor: Actor, orderId: string): Promise<Refusal | null> {
  return heldByOther(await lockSide(tx, orderId, eq(deskTasks.kind, 'disruption')), actor);
}

/** Locked as well: a takeover meanwhile waits for the step, or the step is refused. */
async function lockSide(tx: Tx, orderId: string, kind: SQL): Promise<DeskTaskRow | null> {
  const [task = null] = await tx
    .select()
    .from(deskTasks)
    .where(and(eq(deskTasks.orderId, orderId), kind))
    .for('update');
  return task;
}

/** Refuses with taskTaken where a colleague holds the task; null where the caller may proceed. */
export function heldByOther(
  task: Pick<DeskTaskRow, 'claimedBy' | 'claimedByName'> | null,
  actor: Pick<Actor, 'userId'>,
): Refusal | null {
  if (!task?.claimedBy || task.claimedBy === actor.userId) return null;
  return refuse('taskTaken', { params: { name: task.claimedByName ?? '' } });
}

/** The order's agency, and its task at the caller's desk. */
export async function deskSideOf(tx: Pick<Tx, 'select'>, actor: Actor, order: Pick<OrderRow, 'id' | 'companyId'>) {
  const [task = null] = await tx
    .select()
    .from(deskTasks)
    .where(and(ownCompany(actor, deskTasks.providerId), eq(deskTasks.orderId, order.id)));
  const [agency] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, order.companyId));
  if (!agency) throw new Error(`order ${order.id} is nobody’s`);
  return { agency, task };
}
