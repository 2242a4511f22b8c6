import { and, eq, ne, sql } from 'drizzle-orm';
import { DESK_WAITS } from '../../../contract/desk-moves.ts';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import type { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';

const HOUR_MS = 3_600_000;

export type DeskTaskRow = typeof deskTasks.$inferSelect;
type Waiting = Pick<
  typeof orders.$inferInsert,
  'id' | 'companyId' | 'product' | 'status' | 'ticketBy' | 'voidUntil' | 'settlement' | 'updatedAt'
>;

/** The task that an order is to the desk as it stands; null where nobody there has to do anything. */
export function deskTaskOf(order: Waiting, id: string): typeof deskTasks.$inferInsert | null {
  const waits = DESK_WAITS[order.product][order.status];
  if (!waits) return null;
  const deadline = waits.kind === 'void' ? order.voidUntil : waits.kind === 'refund' ? null : order.ticketBy;
  return {
    id,
    providerId: order.settlement.providerId,
    companyId: order.companyId,
    product: order.product,
    kind: waits.kind,
    orderId: order.id,
    status: order.status,
    since: order.updatedAt,
    dueAt: deadline ?? new Date(order.updatedAt.getTime() + waits.hours * HOUR_MS),
  };
}

/** Brings the desk's queue up to date with an order that has been written; the desk's screens are told where that changed anything. */
export async function queueForDesk(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'events' | 'ids'>,
  order: Waiting,
): Promise<void> {
  const task = deskTaskOf(order, deps.ids.uuid());
  const changed = task ? await put(tx, task) : await takeOff(tx, order.id);
  if (changed) await announceDesk(tx, deps, order.settlement.providerId, order.id);
}

async function put(tx: Tx, task: typeof deskTasks.$inferInsert): Promise<boolean> {
  const { kind, status, since, dueAt } = task;
  const rows = await tx
    .insert(deskTasks)
    .values(task)
    .onConflictDoUpdate({
      target: deskTasks.orderId,
      targetWhere: sql`kind <> 'disruption'`,
      set: { kind, status, since, dueAt },
      setWhere: sql`${deskTasks.status} is distinct from ${status}`,
    })
    .returning({ id: deskTasks.id });
  return rows.length > 0;
}

async function takeOff(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx
    .delete(deskTasks)
    .where(and(eq(deskTasks.orderId, orderId), ne(deskTasks.kind, 'disruption')))
    .returning({ id: deskTasks.id });
  return rows.length > 0;
}

/** Tells the screens of the provider's people that the queue is another. */
export async function announceDesk(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'events'>,
  providerId: string,
  orderId: string | null,
): Promise<void> {
  await deps.events.publish(
    tx,
    { companyId: providerId, userId: null, at: deps.clock.now() },
    { type: 'desk', orderId },
  );
}
