import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { DeskGroupOrder } from '../../../contract/group-desk.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import {
  failGroupAsDesk,
  giveSeatsAsDesk,
  issueGroupAsDesk,
  quoteAsDesk,
  quoteGroupRefundAsDesk,
  returnGroupAsDesk,
} from '../../orders/groups/desk-steps.ts';
import { subjectOf } from '../../orders/order-rows.ts';
import { answerDeskGroup, readDeskGroup } from './reads.ts';

const subject = { type: subjectOf('group'), id: ({ order }: DeskGroupOrder) => order.id };

/** The calls of the desk about groups. */
export function groupDeskRoutes(deps: Deps) {
  const asDesk = <I extends { id: string }>(
    name: AuditAction,
    { actor, input, idempotencyKey }: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, DeskGroupOrder>,
  ) => runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);

  return {
    deskGroupOrder: ({ actor, input }) => readDeskGroup(deps, actor, input.id),
    deskQuoteGroup: (call) => asDesk('deskQuoteGroup', call, quoteAsDesk(answerDeskGroup)),
    deskGroupSeats: (call) => asDesk('deskGroupSeats', call, giveSeatsAsDesk(answerDeskGroup)),
    deskIssueGroup: (call) => asDesk('deskIssueGroup', call, issueGroupAsDesk(answerDeskGroup)),
    deskFailGroup: (call) => asDesk('deskFailGroup', call, failGroupAsDesk(answerDeskGroup)),
    deskQuoteGroupRefund: (call) => asDesk('deskQuoteGroupRefund', call, quoteGroupRefundAsDesk(answerDeskGroup)),
    deskReturnGroup: (call) => asDesk('deskReturnGroup', call, returnGroupAsDesk(answerDeskGroup)),
  } satisfies Handlers;
}
