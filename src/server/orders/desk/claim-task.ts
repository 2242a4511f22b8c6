import { and, eq, sql } from 'drizzle-orm';
import { refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import { ownCompany } from '../../db/scope.ts';
import { announceDesk, type DeskTaskRow } from './desk-tasks.ts';

/** Takes a task of the desk on, or gives it back. Refuses with notFound (done meanwhile) or taskTaken (a colleague has it). */
export function claimTask(take: boolean): Command<{ id: string }, DeskTaskRow> {
  return async (tx, actor, { id }, deps) => {
    const [task] = await tx
      .select()
      .from(deskTasks)
      .where(and(ownCompany(actor, deskTasks.providerId), sql`${deskTasks.id}::text = ${id}`))
      .for('update');
    if (!task) return refuse('notFound');
    if (task.claimedBy && task.claimedBy !== actor.userId)
      return refuse('taskTaken', { params: { name: task.claimedByName ?? '' } });
    const claim = take
      ? { claimedBy: actor.userId, claimedByName: actor.displayName, claimedAt: deps.clock.now() }
      : { claimedBy: null, claimedByName: null, claimedAt: null };
    await tx.update(deskTasks).set(claim).where(eq(deskTasks.id, task.id));
    await announceDesk(tx, deps, task.providerId, task.orderId);
    return { ...task, ...claim };
  };
}
