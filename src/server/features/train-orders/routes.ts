import { VOLUNTARY } from '../../../contract/after-sales.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import { hashInput } from '../../commands/idempotency.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { SharedRunning } from '../../commands/share-running.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { askRefund } from '../../orders/after-sales/ask-return.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';
import { confirmOrder } from '../../orders/confirm-order.ts';
import { createOrder } from '../../orders/create-order.ts';
import { subjectOf } from '../../orders/order-rows.ts';
import { payOrder } from '../../orders/pay-order.ts';
import { askTrainChange, searchTrainChanges } from '../../orders/trains/change-train.ts';
import { answerTrain, readTrain, readTrains } from './reads.ts';
import { TRAIN_BOOKING } from './train-booking.ts';

const subject = { type: subjectOf('train'), id: (order: TrainOrder) => order.id };

export function trainOrderRoutes(deps: Deps) {
  const booking = new SharedRunning<TrainOrder | Refusal>();

  /** Runs a command on one order; one found past its deadline is closed by the way. */
  async function change<I extends { id: string }>(
    name: string,
    call: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, TrainOrder>,
  ): Promise<TrainOrder | Refusal> {
    const { actor, input, idempotencyKey } = call;
    const result = await runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);
    if (isRefusal(result) && (result.refused === 'deadlinePassed' || result.refused === 'quoteExpired'))
      await closeOverdueOrder(deps, input.id);
    return result;
  }

  return {
    createTrainOrder: ({ actor, input, idempotencyKey }) => {
      const key = idempotencyKey ?? '';
      const running = [actor.userId, key, hashInput(input, deps.settings.dataKeys).text].join(':');
      return booking.run(running, () => createOrder(deps, TRAIN_BOOKING, { actor, input, key }));
    },
    trainOrders: ({ actor, input }) => readTrains(deps, actor, input),
    trainOrder: ({ actor, input }) => readTrain(deps, actor, input.id),
    refundTrainOrder: ({ input, ...call }) =>
      change('refundTrainOrder', { ...call, input: { ...input, reason: VOLUNTARY } }, askRefund(answerTrain, 'train')),
    searchTrainChange: ({ actor, input }) => searchTrainChanges(deps, actor, input),
    changeTrainOrder: (call) => change('changeTrainOrder', call, askTrainChange(answerTrain)),
    confirmTrainOrder: (call) => change('confirmTrainOrder', call, confirmOrder(answerTrain, 'train')),
    cancelTrainOrder: (call) => change('cancelTrainOrder', call, cancelOrder(answerTrain, 'train')),
    payTrainOrder: (call) => change('payTrainOrder', call, payOrder(answerTrain, 'train')),
  } satisfies Handlers;
}
