import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { DeskOrder } from '../../../contract/desk.ts';
import { isRefusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { handedBack } from '../../orders/after-sales/sandbox-desk.ts';
import { deskCommands } from '../../orders/desk/desk-command.ts';
import { issueAsDesk, quoteAsDesk } from '../../orders/desk/desk-issue.ts';
import { moveAsDesk } from '../../orders/desk/desk-move.ts';
import { quoteChangeAsDesk } from '../../orders/desk/desk-quote-change.ts';
import type { DeskTaskRow } from '../../orders/desk/desk-tasks.ts';
import { claimTask, closeTask, takeOverTask } from '../../orders/desk/task-commands.ts';
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
