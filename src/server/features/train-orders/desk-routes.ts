import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { DeskTrainOrder } from '../../../contract/train-desk.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { subjectOf } from '../../orders/order-rows.ts';
import {
  failTrainAsDesk,
  issueTrainAsDesk,
  quoteTrainChangeAsDesk,
  quoteTrainRefundAsDesk,
  returnTrainAsDesk,
  ticketTrainAsDesk,
} from '../../orders/trains/desk-train.ts';
import { answerDeskTrain, readDeskTrain } from './reads.ts';

const subject = { type: subjectOf('train'), id: ({ order }: DeskTrainOrder) => order.id };

/** The calls of the desk about trains. */
export function trainDeskRoutes(deps: Deps) {
  const asDesk = <I extends { id: string }>(
    name: AuditAction,
    { actor, input, idempotencyKey }: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, DeskTrainOrder>,
  ) => runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);

  return {
    deskTrainOrder: ({ actor, input }) => readDeskTrain(deps, actor, input.id),
    deskTicketTrain: (call) => asDesk('deskTicketTrain', call, ticketTrainAsDesk(answerDeskTrain)),
    deskIssueTrain: (call) => asDesk('deskIssueTrain', call, issueTrainAsDesk(answerDeskTrain)),
    deskFailTrain: (call) => asDesk('deskFailTrain', call, failTrainAsDesk(answerDeskTrain)),
    deskQuoteTrainRefund: (call) => asDesk('deskQuoteTrainRefund', call, quoteTrainRefundAsDesk(answerDeskTrain)),
    deskQuoteTrainChange: (call) => asDesk('deskQuoteTrainChange', call, quoteTrainChangeAsDesk(answerDeskTrain)),
    deskReturnTrain: (call) => asDesk('deskReturnTrain', call, returnTrainAsDesk(answerDeskTrain)),
  } satisfies Handlers;
}
