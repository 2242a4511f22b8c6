import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { GroupOrder, GroupOrderInput, GroupPaymentInput } from '../../../contract/group-orders.ts';
import { isExternalChannel } from '../../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { checkJourneyRules } from '../../dictionaries/journeys.ts';
import type { Handlers } from '../../http/handler.ts';
import { addRemark } from '../../orders/add-remark.ts';
import { requestNewQuote } from '../../orders/after-sales/request-new-quote.ts';
import { askRefund } from '../../orders/after-sales/ask-return.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';
import { confirmOrder } from '../../orders/confirm-order.ts';
import { applyForSeats, cancelGroup, confirmGroup } from '../../orders/groups/agent-steps.ts';
import { createGroup } from '../../orders/groups/create-group.ts';
import { dateFaultsOf } from '../../orders/groups/group-days.ts';
import { handInList } from '../../orders/groups/hand-in-list.ts';
import { payGroup } from '../../orders/groups/pay-group.ts';
import { newestAttempt } from '../../orders/provider-payments/attempt-rows.ts';
import { stageNow } from '../../orders/provider-payments/due-now.ts';
import { presentAttempt, presentStarted } from '../../orders/provider-payments/present.ts';
import { startPayment } from '../../orders/provider-payments/start-payment.ts';
import { readOrder, subjectOf } from '../../orders/order-rows.ts';
import { setReference } from '../../orders/set-reference.ts';
import { groupDeskRoutes } from './desk-routes.ts';
import { readListFile, readRowsList, readSheetList } from './read-sheet-list.ts';
import { answerGroup, countGroups, readGroup, readGroups } from './reads.ts';

interface Call<I> {
  actor: Actor;
  input: I;
  idempotencyKey: string | null;
}
const subject = { type: subjectOf('group'), id: (order: GroupOrder) => order.id };

/** The journeys lead somewhere (spec §5), one after the other, and none lies in the past or out of reach. */
function checkRequest(deps: Deps, input: GroupOrderInput): Refusal | null {
  const fault = checkJourneyRules(deps, input);
  if (fault) return fault;
  const fields = dateFaultsOf(deps, input.journeys);
  return Object.keys(fields).length > 0 ? refuse('badInput', { fields }) : null;
}

async function closeIfLate(deps: Deps, id: string, refusal: Refusal): Promise<Refusal> {
  const isLate = refusal.refused === 'groupPaymentExpired' || refusal.refused === 'quoteExpired';
  if (isLate) await closeOverdueOrder(deps, id);
  return refusal;
}

export function groupOrderRoutes(deps: Deps) {
  /** Runs a command on one group; one found past its deadline is closed by the way. */
  async function change<I extends { id: string }>(
    name: AuditAction,
    call: Call<I>,
    command: Command<I, GroupOrder>,
  ): Promise<GroupOrder | Refusal> {
    const result = await runCommand(deps, { ...call, name, subject }, command);
    return isRefusal(result) ? closeIfLate(deps, call.input.id, result) : result;
  }

  async function pay({ actor, input, idempotencyKey }: Call<GroupPaymentInput>) {
    const { channel } = input;
    if (isExternalChannel(channel)) {
      const begun = { name: 'payGroupOrder', product: 'group', actor, idempotencyKey } as const;
      const attempt = await startPayment(deps, { ...begun, input: { ...input, channel } });
      if (isRefusal(attempt)) return closeIfLate(deps, input.id, attempt);
      const order = await readGroup(deps, actor, input.id);
      return isRefusal(order) ? order : presentStarted(attempt, order);
    }
    const order = await change('payGroupOrder', { actor, input, idempotencyKey }, payGroup(answerGroup));
    return isRefusal(order) ? order : { state: 'paid' as const, order };
  }
  return {
    ...groupDeskRoutes(deps),
    createGroupOrder: ({ actor, input, idempotencyKey }) =>
      runCommand(
        deps,
        { name: 'createGroupOrder', actor, input, idempotencyKey, subject },
        createGroup(answerGroup, checkRequest),
      ),
    groupOrders: ({ actor, input }) => readGroups(deps, actor, input),
    groupOrderCounts: ({ actor }) => countGroups(deps, actor),
    groupOrder: ({ actor, input }) => readGroup(deps, actor, input.id),
    cancelGroupOrder: ({ actor, input, idempotencyKey }) =>
      change('cancelGroupOrder', { actor, input, idempotencyKey }, cancelGroup(answerGroup)),
    confirmGroupOrder: ({ actor, input, idempotencyKey }) =>
      change('confirmGroupOrder', { actor, input, idempotencyKey }, confirmGroup(answerGroup)),
    applyGroupSeats: ({ actor, input, idempotencyKey }) =>
      change('applyGroupSeats', { actor, input, idempotencyKey }, applyForSeats(answerGroup)),
    payGroupOrder: (call) => pay(call),
    groupOrderPayment: async ({ actor, input }) => {
      const order = await readOrder(deps.db, actor, input.id, 'group');
      return order ? presentAttempt(await newestAttempt(deps.db, order.id, stageNow(order))) : refuse('orderNotFound');
    },
    handInGroupList: async ({ actor, input, idempotencyKey, signal }) => {
      const list = 'fileId' in input ? await readListFile(deps, actor, input, signal) : input;
      if (isRefusal(list)) return list;
      return change('handInGroupList', { actor, input: list, idempotencyKey }, handInList(answerGroup));
    },
    readGroupSheet: ({ actor, input, locale, signal }) => readSheetList(deps, actor, input, locale, signal),
    readGroupRows: ({ actor, input, locale }) => readRowsList(deps, actor, input, locale),
    refundGroupOrder: (call) => change('refundGroupOrder', call, askRefund(answerGroup, 'group')),
    acceptGroupRefund: (call) => change('acceptGroupRefund', call, confirmOrder(answerGroup, 'group')),
    requoteGroupOrder: (call) => change('requoteGroupOrder', call, requestNewQuote(answerGroup, 'group')),
    addGroupRemark: (call) => change('addGroupRemark', call, addRemark(answerGroup, 'group')),
    setGroupReference: (call) => change('setGroupReference', call, setReference(answerGroup, 'group')),
  } satisfies Handlers;
}
