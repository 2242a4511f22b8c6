import { eq } from 'drizzle-orm';
import type { CloseDifferenceInput, DeskDifference } from '../../../contract/desk.ts';
import { refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import { announceDesk } from '../../orders/desk/desk-tasks.ts';
import { dropDifferenceTask } from '../../orders/desk/note-difference.ts';
import { lockDeskTask, readDifference } from './reads.ts';

/**
 * Closes a difference with what it was about. Refuses with notFound where it is not open at the caller's desk, and with taskTaken where
 * a colleague has taken it on.
 */
const command: Command<CloseDifferenceInput, DeskDifference> = async (tx, actor, { id, remark }, deps) => {
  const task = await lockDeskTask(tx, actor, id);
  if (!task?.differenceId) return refuse('notFound');
  if (task.claimedBy && task.claimedBy !== actor.userId)
    return refuse('taskTaken', { params: { name: task.claimedByName ?? '' } });
  await tx
    .update(ledgerDifferences)
    .set({ closedAt: deps.clock.now(), closedBy: actor.userId, closedByName: actor.displayName, remark })
    .where(eq(ledgerDifferences.id, task.differenceId));
  await dropDifferenceTask(tx, task.differenceId);
  await announceDesk(tx, deps, task.providerId, null);
  return readDifference(tx, actor, id);
};

export function closeDifference(
  deps: Deps,
  { actor, input, idempotencyKey }: { actor: Actor; input: CloseDifferenceInput; idempotencyKey: string | null },
) {
  const subject = { type: 'books', id: () => input.id };
  return runCommand(deps, { name: 'closeDifference', actor, input, idempotencyKey, subject }, command);
}
