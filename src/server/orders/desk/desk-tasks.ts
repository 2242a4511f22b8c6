import { and, eq, notInArray, sql } from 'drizzle-orm';
import { DESK_FAILURES, DESK_WAITS, type DeskDeadline } from '../../../contract/desk-moves.ts';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { groupOrders } from '../../db/schema/groups.ts';
import type { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { isStuck } from '../recheck-later.ts';

const HOUR_MS = 3_600_000;

export type DeskTaskRow = typeof deskTasks.$inferSelect;
type NewTask = typeof deskTasks.$inferInsert;
type Waiting = Pick<
  typeof orders.$inferInsert,
  'id' | 'companyId' | 'product' | 'status' | 'byHand' | 'ticketBy' | 'payBy' | 'voidUntil' | 'settlement' | 'updatedAt'
> & { answerBy?: Date | null };

/** Whether an order needs people at all: a train is left to its railway, unless bought by hand or stuck there. */
export const isForDesk = (order: Pick<Waiting, 'product' | 'byHand' | 'updatedAt'>, now: Date): boolean =>
  order.product !== 'train' || order.byHand === true || isStuck(order, now);

/** The desk's task for an order in its current state; null where the desk has nothing to do. */
export function deskTaskOf(order: Waiting, id: string, now: Date): NewTask | null {
  const waits = DESK_WAITS[order.product][order.status];
  return waits && isForDesk(order, now) ? taskOf(order, id, waits) : null;
}

/** The task for an order that has ended at its supplier; null where nothing is left to do. */
export function failureTaskOf(order: Waiting, id: string): NewTask | null {
  const failure = DESK_FAILURES[order.status];
  return failure ? taskOf(order, id, failure) : null;
}

function taskOf(
  order: Waiting,
  id: string,
  waits: { kind: NewTask['kind']; hours: number; by?: DeskDeadline },
): NewTask {
  const deadline = waits.by && order[waits.by];
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

/** Updates the desk's queue after an order was written; notifies the desk's clients if that changed anything. */
export async function queueForDesk(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'events' | 'ids'>,
  order: Waiting,
): Promise<void> {
  const task = deskTaskOf(await withAnswerBy(tx, order), deps.ids.uuid(), deps.clock.now());
  const changed = task ? await put(tx, task) : await takeOff(tx, order.id);
  if (changed) await announceDesk(tx, deps, order.settlement.providerId, order.id);
}

/**
 * Queues an order that has ended at its supplier for the desk, until it is closed there; its current holder keeps it. Does nothing where
 * nothing is left to do.
 */
export async function queueFailure(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'events' | 'ids'>,
  order: Waiting,
): Promise<void> {
  const task = failureTaskOf(order, deps.ids.uuid());
  if (task && (await put(tx, task))) await announceDesk(tx, deps, order.settlement.providerId, order.id);
}

/** Adds a group's promised quote time, which is stored beside the order. */
async function withAnswerBy(tx: Tx, order: Waiting): Promise<Waiting> {
  if (order.product !== 'group') return order;
  const [group] = await tx
    .select({ answerBy: groupOrders.answerBy })
    .from(groupOrders)
    .where(eq(groupOrders.orderId, order.id));
  return { ...order, ...group };
}

async function put(tx: Tx, task: NewTask): Promise<boolean> {
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

/** Tasks that the desk closes itself, not the order's next step. */
const CLOSED_BY_DESK: NewTask['kind'][] = ['disruption', 'failed'];

async function takeOff(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx
    .delete(deskTasks)
    .where(and(eq(deskTasks.orderId, orderId), notInArray(deskTasks.kind, CLOSED_BY_DESK)))
    .returning({ id: deskTasks.id });
  return rows.length > 0;
}

/** Notifies the provider's clients that the queue has changed. */
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
