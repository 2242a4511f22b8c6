import { eq } from 'drizzle-orm';
import type { DeskBooking } from '../../../contract/desk.ts';
import type { CloseInput } from '../../../contract/desk-tasks.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { addTimeline, announce } from '../move-order.ts';
import { lockTask } from './claim-task.ts';
import { heldByOther } from './desk-scope.ts';
import { announceDesk } from './desk-tasks.ts';

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
