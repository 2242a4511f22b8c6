import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import { isExternalChannel } from '../../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import { hashInput } from '../../commands/idempotency.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { SharedRunning } from '../../commands/share-running.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { addRemark } from '../../orders/add-remark.ts';
import { requestNewQuote } from '../../orders/after-sales/request-new-quote.ts';
import { askRefund } from '../../orders/after-sales/ask-return.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';
import { confirmOrder } from '../../orders/confirm-order.ts';
import { createOrder } from '../../orders/create-order.ts';
import { newestAttempt } from '../../orders/provider-payments/attempt-rows.ts';
import { presentAttempt, presentStarted } from '../../orders/provider-payments/present.ts';
import { startPayment } from '../../orders/provider-payments/start-payment.ts';
import { readOrder, subjectOf } from '../../orders/order-rows.ts';
import { payOrder } from '../../orders/pay-order.ts';
import { readPaymentConfig } from '../../orders/payment-config.ts';
import { setReference } from '../../orders/set-reference.ts';
import { wantedAgain, wantedByHand } from '../../orders/trains/change-by-hand.ts';
import { askTrainChange, searchTrainChanges } from '../../orders/trains/change-train.ts';
import { trainDeskRoutes } from './desk-routes.ts';
import { answerTrain, readTrain, readTrains } from './reads.ts';
import { TRAIN_BOOKING } from './train-booking.ts';

const subject = { type: subjectOf('train'), id: (order: TrainOrder) => order.id };

const readRoutes = (deps: Deps) =>
  ({
    trainOrders: ({ actor, input }) => readTrains(deps, actor, input),
    trainOrder: ({ actor, input }) => readTrain(deps, actor, input.id),
    searchTrainChange: ({ actor, input }) => searchTrainChanges(deps, actor, input),
    trainOrderPayment: async ({ actor, input }) => {
      const order = await readOrder(deps.db, actor, input.id, 'train');
      return order ? presentAttempt(await newestAttempt(deps.db, order.id)) : refuse('orderNotFound');
    },
    trainPaymentConfig: ({ actor }) => readPaymentConfig(deps, actor),
  }) satisfies Handlers;

export function trainOrderRoutes(deps: Deps) {
  const booking = new SharedRunning<TrainOrder | Refusal>();

  /** Runs a command on one order; one found past its deadline is closed by the way. */
  async function change<I extends { id: string }>(
    name: AuditAction,
    call: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, TrainOrder>,
  ): Promise<TrainOrder | Refusal> {
    const { actor, input, idempotencyKey } = call;
    const result = await runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);
    return isRefusal(result) ? closeIfLate(input.id, result) : result;
  }

  async function closeIfLate(id: string, refusal: Refusal): Promise<Refusal> {
    const isLate = refusal.refused === 'deadlinePassed' || refusal.refused === 'quoteExpired';
    if (isLate) await closeOverdueOrder(deps, id);
    return refusal;
  }

  return {
    ...trainDeskRoutes(deps),
    ...readRoutes(deps),
    createTrainOrder: ({ actor, input, idempotencyKey }) => {
      const key = idempotencyKey ?? '';
      const running = [actor.userId, key, hashInput(input, deps.settings.dataKeys).text].join(':');
      return booking.run(running, () => createOrder(deps, TRAIN_BOOKING, { actor, input, key }));
    },
    refundTrainOrder: ({ input, ...call }) => {
      const asked = { ...input, reason: input.reason ?? VOLUNTARY };
      return change('refundTrainOrder', { ...call, input: asked }, askRefund(answerTrain, 'train'));
    },
    changeTrainOrder: async (call) => {
      const byHand = await wantedByHand(deps, call.actor, call.input);
      return change('changeTrainOrder', call, askTrainChange(answerTrain, byHand));
    },
    requoteTrainOrder: async (call) => {
      const byHand = await wantedAgain(deps, call.actor, call.input.id);
      return change('requoteTrainOrder', call, requestNewQuote(answerTrain, 'train', byHand));
    },
    confirmTrainOrder: (call) => change('confirmTrainOrder', call, confirmOrder(answerTrain, 'train')),
    cancelTrainOrder: (call) => change('cancelTrainOrder', call, cancelOrder(answerTrain, 'train')),
    addTrainRemark: (call) => change('addTrainRemark', call, addRemark(answerTrain, 'train')),
    setTrainReference: (call) => change('setTrainReference', call, setReference(answerTrain, 'train')),
    payTrainOrder: async (call) => {
      const { actor, input } = call;
      const { channel } = input;
      if (isExternalChannel(channel)) {
        const begun = { ...call, name: 'payTrainOrder', product: 'train', input: { ...input, channel } } as const;
        const attempt = await startPayment(deps, begun);
        if (isRefusal(attempt)) return closeIfLate(input.id, attempt);
        const order = await readTrain(deps, actor, input.id);
        return isRefusal(order) ? order : presentStarted(attempt, order);
      }
      const order = await change('payTrainOrder', call, payOrder(answerTrain, 'train'));
      return isRefusal(order) ? order : { state: 'paid' as const, order };
    },
  } satisfies Handlers;
}
