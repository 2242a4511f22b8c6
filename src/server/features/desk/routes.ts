import type { DeskOrder } from '../../../contract/desk.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { claimTask } from '../../orders/desk/claim-task.ts';
import { issueAsDesk, quoteAsDesk, quoteChangeAsDesk } from '../../orders/desk/desk-issue.ts';
import { moveAsDesk } from '../../orders/desk/desk-move.ts';
import { subjectOf } from '../../orders/order-rows.ts';
import { presentClaim } from './present.ts';
import { answerDesk, readDeskCounts, readDeskOrder, readQueue } from './reads.ts';

const subject = { type: subjectOf('flight'), id: ({ order }: DeskOrder) => order.id };

export function deskRoutes(deps: Deps) {
  const change = <I extends { id: string }>(
    name: string,
    { actor, input, idempotencyKey }: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, DeskOrder>,
  ): Promise<DeskOrder | Refusal> => runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);

  async function claim(name: string, actor: Actor, input: { id: string }, take: boolean) {
    const about = { type: 'desk-task', id: () => input.id };
    const call = { name, actor, input, idempotencyKey: null, subject: about };
    const task = await runCommand(deps, call, claimTask(take));
    return isRefusal(task) ? task : presentClaim(task);
  }

  return {
    deskQueue: ({ actor, input }) => readQueue(deps, actor, input),
    deskCounts: ({ actor }) => readDeskCounts(deps, actor),
    deskOrder: ({ actor, input }) => readDeskOrder(deps, actor, input.id),
    claimDeskTask: ({ actor, input }) => claim('claimDeskTask', actor, input, true),
    releaseDeskTask: ({ actor, input }) => claim('releaseDeskTask', actor, input, false),
    deskMove: (call) => change('deskMove', call, moveAsDesk(answerDesk)),
    deskIssue: (call) => change('deskIssue', call, issueAsDesk(answerDesk)),
    deskQuoteRefund: (call) => change('deskQuoteRefund', call, quoteAsDesk(answerDesk)),
    deskQuoteChange: (call) => change('deskQuoteChange', call, quoteChangeAsDesk(answerDesk)),
  } satisfies Handlers;
}
