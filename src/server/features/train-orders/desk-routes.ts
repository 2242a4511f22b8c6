import type { DeskTrainOrder } from '../../../contract/train-desk.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { deskCommands } from '../../orders/desk/desk-command.ts';
import {
  failTrainAsDesk,
  issueTrainAsDesk,
  quoteTrainChangeAsDesk,
  quoteTrainRefundAsDesk,
  returnTrainAsDesk,
  ticketTrainAsDesk,
} from '../../orders/trains/desk-train.ts';
import { answerDeskTrain, readDeskTrain } from './reads.ts';

/** The calls of the desk about trains. */
export function trainDeskRoutes(deps: Deps) {
  const asDesk = deskCommands<DeskTrainOrder>(deps, 'train');
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
