import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import type { Deps } from '../../deps.ts';
import { announceDesk } from '../desk/desk-tasks.ts';
import type { OrderRow } from '../order-rows.ts';

const DAY_MS = 24 * 3_600_000;

type TaskDeps = Pick<Deps, 'clock' | 'events' | 'ids'>;

/** Queues a disruption for the desk, because the agency requests another flight or advice. */
export async function putVoyageTask(tx: Tx, deps: TaskDeps, order: OrderRow): Promise<void> {
  const since = deps.clock.now();
  const { providerId } = order.settlement;
  await tx
    .insert(deskTasks)
    .values({
      id: deps.ids.uuid(),
      providerId,
      companyId: order.companyId,
      product: order.product,
      kind: 'disruption',
      orderId: order.id,
      status: order.status,
      since,
      dueAt: new Date(since.getTime() + DAY_MS),
    })
    .onConflictDoNothing();
  await announceDesk(tx, deps, providerId, order.id);
}

/** Takes an order's disruption off the queue. */
export async function dropVoyageTask(tx: Tx, deps: TaskDeps, order: OrderRow): Promise<void> {
  const gone = await tx
    .delete(deskTasks)
    .where(and(eq(deskTasks.orderId, order.id), eq(deskTasks.kind, 'disruption')))
    .returning({ id: deskTasks.id });
  if (gone.length > 0) await announceDesk(tx, deps, order.settlement.providerId, order.id);
}
