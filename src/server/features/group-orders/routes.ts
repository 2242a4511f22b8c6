import type { GroupOrderInput } from '../../../contract/group-orders.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { checkJourneyRules } from '../../dictionaries/journeys.ts';
import type { Handlers } from '../../http/handler.ts';
import { requestNewQuote } from '../../orders/after-sales/request-new-quote.ts';
import { requestRefund } from '../../orders/after-sales/request-refund.ts';
import { applyForSeats, cancelGroup, confirmGroup } from '../../orders/groups/agent-steps.ts';
import { createGroup } from '../../orders/groups/create-group.ts';
import { dateFaultsOf } from '../../orders/groups/group-days.ts';
import { handInList } from '../../orders/groups/hand-in-list.ts';
import { payGroup } from '../../orders/groups/pay-group.ts';
import { orderCalls } from '../../orders/order-calls.ts';
import { groupDeskRoutes } from './desk-routes.ts';
import { readListFile, readRowsList, readSheetList } from './read-sheet-list.ts';
import { answerGroup, countGroups, readGroups } from './reads.ts';

/** Journeys must have different ends (spec §5), in date order, neither in the past nor too far ahead. */
function checkRequest(deps: Deps, input: GroupOrderInput): Refusal | null {
  const fault = checkJourneyRules(deps, input);
  if (fault) return fault;
  const fields = dateFaultsOf(deps, input.journeys);
  return Object.keys(fields).length > 0 ? refuse('badInput', { fields }) : null;
}

export function groupOrderRoutes(deps: Deps) {
  const orders = orderCalls(deps, { product: 'group', answer: answerGroup });
  const { change, subject } = orders;
  return {
    ...groupDeskRoutes(deps),
    createGroupOrder: (call) =>
      runCommand(deps, { ...call, name: 'createGroupOrder', subject }, createGroup(answerGroup, checkRequest)),
    groupOrders: ({ actor, input }) => readGroups(deps, actor, input),
    groupOrderCounts: ({ actor }) => countGroups(deps, actor),
    groupOrder: ({ actor, input }) => orders.read(actor, input.id),
    groupOrderPayment: ({ actor, input }) => orders.payment(actor, input.id),
    cancelGroupOrder: (call) => change('cancelGroupOrder', call, cancelGroup(answerGroup)),
    confirmGroupOrder: (call) => change('confirmGroupOrder', call, confirmGroup(answerGroup)),
    applyGroupSeats: (call) => change('applyGroupSeats', call, applyForSeats(answerGroup)),
    payGroupOrder: (call) => orders.pay('payGroupOrder', call, payGroup(answerGroup)),
    handInGroupList: async ({ input, signal, ...call }) => {
      const list = 'fileId' in input ? await readListFile(deps, call.actor, input, signal) : input;
      return isRefusal(list) ? list : change('handInGroupList', { ...call, input: list }, handInList(answerGroup));
    },
    readGroupSheet: ({ actor, input, locale, signal }) => readSheetList(deps, actor, input, locale, signal),
    readGroupRows: ({ actor, input, locale }) => readRowsList(deps, actor, input, locale),
    refundGroupOrder: (call) => change('refundGroupOrder', call, requestRefund(answerGroup, 'group')),
    acceptGroupRefund: (call) => change('acceptGroupRefund', call, orders.confirm),
    requoteGroupOrder: (call) => change('requoteGroupOrder', call, requestNewQuote(answerGroup, 'group')),
    addGroupRemark: (call) => change('addGroupRemark', call, orders.addRemark),
    setGroupReference: (call) => change('setGroupReference', call, orders.setReference),
  } satisfies Handlers;
}
