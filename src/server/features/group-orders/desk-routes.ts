import type { DeskGroupOrder } from '../../../contract/group-desk.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { deskCommands } from '../../orders/desk/desk-command.ts';
import {
  failGroupAsDesk,
  giveSeatsAsDesk,
  issueGroupAsDesk,
  quoteAsDesk,
  quoteGroupRefundAsDesk,
  returnGroupAsDesk,
} from '../../orders/groups/desk-steps.ts';
import { answerDeskGroup, readDeskGroup } from './reads.ts';

/** The calls of the desk about groups. */
export function groupDeskRoutes(deps: Deps) {
  const asDesk = deskCommands<DeskGroupOrder>(deps, 'group');
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
