import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { hashInput } from '../../commands/idempotency.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { SharedRunning } from '../../commands/share-running.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { addRemark } from './add-remark.ts';
import { cancelOrder } from './cancel-order.ts';
import { closeOverdueOrder } from './close-order.ts';
import { confirmOrder } from './confirm-order.ts';
import { createOrder } from './create-order.ts';
import { payOrder } from './pay-order.ts';
import { readPaymentConfig } from './payment-config.ts';
import { presentPayment } from './present.ts';
import { orderReads } from './reads.ts';

const subject = { type: 'flight-order', id: (order: FlightOrder) => order.id };

export function flightOrderRoutes(deps: Deps) {
  const reads = orderReads(deps);
  const booking = new SharedRunning<FlightOrder | Refusal>();

  /** Runs a command on one order; an order found past its deadline is closed by the way. */
  async function change<I extends { id: string }>(
    name: string,
    call: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, FlightOrder>,
  ): Promise<FlightOrder | Refusal> {
    const { actor, input, idempotencyKey } = call;
    const result = await runCommand(deps, { name, actor, input, idempotencyKey, subject }, command);
    if (isRefusal(result) && result.refused === 'deadlinePassed')
      await closeOverdueOrder(deps, { id: input.id, companyId: actor.companyId });
    return result;
  }

  return {
    createFlightOrder: ({ actor, input, idempotencyKey }) => {
      const key = idempotencyKey ?? '';
      const running = [actor.userId, key, hashInput(input)].join(':');
      return booking.run(running, () => createOrder(deps, { actor, input, key }));
    },
    flightOrders: ({ actor, input }) => reads.list(actor, input),
    flightOrderCounts: ({ actor, input }) => reads.counts(actor, input),
    flightOrder: ({ actor, input }) => reads.one(actor, input.id),
    cancelFlightOrder: (call) => change('cancelFlightOrder', call, cancelOrder),
    addOrderRemark: (call) => change('addOrderRemark', call, addRemark),
    confirmFlightOrder: (call) => change('confirmFlightOrder', call, confirmOrder),
    payFlightOrder: async (call) => {
      const paid = await change('payFlightOrder', call, payOrder);
      return isRefusal(paid) ? paid : presentPayment(paid);
    },
    flightPaymentConfig: ({ actor }) => readPaymentConfig(deps, actor),
  } satisfies Handlers;
}
