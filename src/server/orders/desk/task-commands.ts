import { and, eq, sql } from 'drizzle-orm';
import type { DeskBooking } from '../../../contract/desk.ts';
import type { CloseInput, TakeOverInput } from '../../../contract/desk-tasks.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import type { Deps } from '../../deps.ts';
import { addTimeline, announce } from '../move-order.ts';
import { lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { heldByOther, waitingFor } from './desk-scope.ts';
import { announceDesk, type DeskTaskRow } from './desk-tasks.ts';

/** Claims a task of the desk, or releases it. Refuses with notFound (done meanwhile) or taskTaken (claimed by a colleague). */
export function claimTask(take: boolean): Command<{ id: string }, DeskTaskRow> {
  return async (tx, actor, { id }, deps) => {
    const found = await lockTask(tx, actor, id);
    if (isRefusal(found)) return found;
    return heldByOther(found.task, actor) ?? hold(tx, deps, found.task, take ? actor : null);
  };
}

/**
 * Takes a task from the colleague who holds it, for the caller or for anyone. It is logged in the user log but not in the order's history,
 * which the agency reads: who works on it is internal. Refuses with notFound, or with taskTaken where someone else holds it by then.
 */
export function takeOverTask(take: boolean): Command<TakeOverInput, DeskTaskRow> {
  return async (tx, actor, { id, holder }, deps) => {
    const found = await lockTask(tx, actor, id);
    if (isRefusal(found)) return found;
    const taken = heldByOther(found.task, actor);
    if (taken && found.task.claimedBy !== holder) return taken;
    return hold(tx, deps, found.task, take ? actor : null);
  };
}

/** A task of the caller's desk, locked after its order, as every step of the desk locks them. Refuses with notFound. */
async function lockTask(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ task: DeskTaskRow; order: OrderRow | null } | Refusal> {
  const own = and(waitingFor(actor), sql`${deskTasks.id}::text = ${id}`);
  const [about] = await tx.select({ orderId: deskTasks.orderId }).from(deskTasks).where(own);
  const order = about?.orderId ? await lockAnyOrder(tx, about.orderId) : null;
  const [task] = await tx.select().from(deskTasks).where(own).for('update');
  return task ? { task, order } : refuse('notFound');
}

async function hold(tx: Tx, deps: Deps, task: DeskTaskRow, actor: Actor | null): Promise<DeskTaskRow> {
  const claim = actor
    ? { claimedBy: actor.userId, claimedByName: actor.displayName, claimedAt: deps.clock.now() }
    : { claimedBy: null, claimedByName: null, claimedAt: null };
  await tx.update(deskTasks).set(claim).where(eq(deskTasks.id, task.id));
  await announceDesk(tx, deps, task.providerId, task.orderId);
  return { ...task, ...claim };
}

/**
 * Closes the task of an order that ended at its supplier, with its outcome. Refuses with notFound, with taskTaken where a colleague holds
 * it, and with statusConflict for other kinds of task, which the order's next step ends.
 */
export const closeTask: Command<CloseInput, DeskBooking> = async (tx, actor, { id, remark }, deps) => {
  const found = await lockTask(tx, actor, id);
  if (isRefusal(found)) return found;
  const { task, order } = found;
  const taken = heldByOther(task, actor);
  if (taken) return taken;
  if (task.kind !== 'failed' || !order) return refuse('statusConflict');
  await tx.delete(deskTasks).where(eq(deskTasks.id, task.id));
  await addTimeline(tx, order, {
    ...{ at: deps.clock.now(), kind: 'note', status: null },
    ...{ by: actor.displayName, text: remark },
  });
  await announce(tx, deps, order);
  await announceDesk(tx, deps, task.providerId, order.id);
  return { id: order.id, product: order.product };
};
