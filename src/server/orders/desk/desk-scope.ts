import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../order-rows.ts';
import type { DeskTaskRow } from './desk-tasks.ts';

/** The orders that the caller's company provides, whichever agency's they are. */
export function providedBy(actor: Pick<Actor, 'companyId'>): SQL {
  return sql`${orders.settlement} ->> 'providerId' = ${actor.companyId}`;
}

export interface DeskCase {
  order: OrderRow;
  task: DeskTaskRow | null;
}

/**
 * An order of any agency that this provider sells to, locked with what it is to the desk. Refuses with orderNotFound, or with
 * taskTaken where a colleague has taken it.
 */
export async function lockDeskOrder(
  tx: Tx,
  actor: Actor,
  id: string,
  product: OrderProduct = 'flight',
): Promise<DeskCase | Refusal> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.product, product), providedBy(actor)))
    .for('update');
  if (!order) return refuse('orderNotFound');
  const [task = null] = await tx
    .select()
    .from(deskTasks)
    .where(and(eq(deskTasks.orderId, id), sql`${deskTasks.kind} <> 'disruption'`));
  if (task?.claimedBy && task.claimedBy !== actor.userId)
    return refuse('taskTaken', { params: { name: task.claimedByName ?? '' } });
  return { order, task };
}
