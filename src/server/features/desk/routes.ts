import { eq } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { DeskBooking, DeskOrder } from '../../../contract/desk.ts';
import type { CloseInput } from '../../../contract/desk-tasks.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { handedBack } from '../../orders/after-sales/sandbox-desk.ts';
import { claimTask, lockTask, takeOverTask } from '../../orders/desk/claim-task.ts';
import { deskCommands } from '../../orders/desk/desk-command.ts';
import { issueAsDesk, quoteAsDesk } from '../../orders/desk/desk-issue.ts';
import { moveAsDesk } from '../../orders/desk/desk-move.ts';
import { quoteChangeAsDesk } from '../../orders/desk/desk-quote-change.ts';
import { heldByOther } from '../../orders/desk/desk-scope.ts';
import { announceDesk, type DeskTaskRow } from '../../orders/desk/desk-tasks.ts';
import { addTimeline, announce } from '../../orders/move-order.ts';
import { presentClaim } from './present.ts';
import { answerDesk, readDeskBooking, readDeskCounts, readDeskOrder, readQueue } from './reads.ts';

export function deskRoutes(deps: Deps) {
  const change = deskCommands<DeskOrder>(deps, 'flight');
  const aboutTask = ({ id }: { id: string }) => ({ type: 'desk-task', id: () => id });

  async function claim<I extends { id: string }>(
    name: AuditAction,
    { actor, input }: { actor: Actor; input: I },
    command: Command<I, DeskTaskRow>,
  ) {
    const call = { name, actor, input, idempotencyKey: null, subject: aboutTask(input) };
    const task = await runCommand(deps, call, command);
    return isRefusal(task) ? task : presentClaim(task);
  }

  return {
    deskQueue: ({ actor, input }) => readQueue(deps, actor, input),
    deskCounts: ({ actor }) => readDeskCounts(deps, actor),
    deskBooking: ({ actor, input }) => readDeskBooking(deps, actor, input.id),
    deskOrder: ({ actor, input }) => readDeskOrder(deps, actor, input.id),
    claimDeskTask: (call) => claim('claimDeskTask', call, claimTask(true)),
    releaseDeskTask: (call) => claim('releaseDeskTask', call, handedBack(claimTask(false))),
    takeOverDeskTask: (call) => claim('takeOverDeskTask', call, takeOverTask(true)),
    freeDeskTask: (call) => claim('freeDeskTask', call, handedBack(takeOverTask(false))),
    closeDeskTask: (call) =>
      runCommand(deps, { name: 'closeDeskTask', ...call, subject: aboutTask(call.input) }, closeTask),
    deskMove: (call) => change('deskMove', call, moveAsDesk(answerDesk)),
    deskIssue: (call) => change('deskIssue', call, issueAsDesk(answerDesk)),
    deskQuoteRefund: (call) => change('deskQuoteRefund', call, quoteAsDesk(answerDesk)),
    deskQuoteChange: (call) => change('deskQuoteChange', call, quoteChangeAsDesk(answerDesk)),
  } satisfies Handlers;
}

/**
 * Closes the task of an order that ended at its supplier, with its outcome. Refuses with notFound, with taskTaken where a colleague holds
 * it, and with statusConflict for other kinds of task, which the order's next step ends.
 */
const closeTask: Command<CloseInput, DeskBooking> = async (tx, actor, { id, remark }, deps) => {
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
