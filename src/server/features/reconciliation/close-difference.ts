import { eq } from 'drizzle-orm';
import type { DeskDifference } from '../../../contract/desk.ts';
import type { CloseInput } from '../../../contract/desk-tasks.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import { announceDesk } from '../../orders/desk/desk-tasks.ts';
import { dropDifferenceTask } from '../../orders/desk/report-difference.ts';
import { isRefundOutstanding } from '../../orders/reimburse-order.ts';
import { type DifferenceTask, lockDeskTask, readDifference } from './reads.ts';

/**
 * Closes a difference with a remark on its cause. Refuses with notFound when not open at the caller's desk, with taskTaken when claimed by
 * a colleague, and with refundOpen when money still has to be refunded.
 */
const command: Command<CloseInput, DeskDifference> = async (tx, actor, { id, remark }, deps) => {
  const task = await lockDeskTask(tx, actor, id);
  if (isRefusal(task)) return task;
  const t = ledgerDifferences;
  const [found] = await tx.select({ what: t.what, subject: t.subject }).from(t).where(eq(t.id, task.differenceId));
  if (found && (await isRefundOutstanding(tx, found))) return refuse('refundOpen');
  return endDifference(tx, deps, actor, task, remark);
};

/** Removes a difference from the queue, closed by the caller. */
export async function endDifference(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { differenceId, providerId }: DifferenceTask,
  remark: string,
): Promise<DeskDifference | Refusal> {
  await tx
    .update(ledgerDifferences)
    .set({ closedAt: deps.clock.now(), closedBy: actor.userId, closedByName: actor.displayName, remark })
    .where(eq(ledgerDifferences.id, differenceId));
  await dropDifferenceTask(tx, differenceId);
  await announceDesk(tx, deps, providerId, null);
  return readDifference(tx, actor, differenceId);
}

export function closeDifference(
  deps: Deps,
  { actor, input, idempotencyKey }: { actor: Actor; input: CloseInput; idempotencyKey: string | null },
) {
  const subject = { type: 'books', id: () => input.id };
  return runCommand(deps, { name: 'closeDifference', actor, input, idempotencyKey, subject }, command);
}
