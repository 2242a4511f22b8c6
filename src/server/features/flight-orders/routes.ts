import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { isExternalChannel } from '../../../contract/payments.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { hashInput } from '../../commands/idempotency.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { SharedRunning } from '../../commands/share-running.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { addRemark } from '../../orders/add-remark.ts';
import { requestNewQuote } from '../../orders/after-sales/request-new-quote.ts';
import { askChange } from '../../orders/after-sales/ask-change.ts';
import { askRefund } from '../../orders/after-sales/ask-return.ts';
import { pickOption } from '../../orders/after-sales/change-options.ts';
import { ChangeSearches, searchChanges } from '../../orders/after-sales/search-changes.ts';
import { askQuotedVoid } from '../../orders/after-sales/void-quote.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';
import { confirmOrder } from '../../orders/confirm-order.ts';
import { createOrder } from '../../orders/create-order.ts';
import { presentStarted } from '../../orders/provider-payments/present.ts';
import { startPayment } from '../../orders/provider-payments/start-payment.ts';
import { subjectOf } from '../../orders/order-rows.ts';
import { payOrder } from '../../orders/pay-order.ts';
import { readPaymentConfig } from '../../orders/payment-config.ts';
import { setReference } from '../../orders/set-reference.ts';
import { answerOrder } from './answer-order.ts';
import { FLIGHT_BOOKING } from './flight-booking.ts';
import { presentPayment } from './present.ts';
import { orderReads } from './reads.ts';

const subject = { type: subjectOf('flight'), id: (order: FlightOrder) => order.id };

export function flightOrderRoutes(deps: Deps) {
  const reads = orderReads(deps);
  const booking = new SharedRunning<FlightOrder | Refusal>();
  const changes = new ChangeSearches();

  /** Runs a command on one order; an order found past its deadline is closed by the way. */
  async function change<I extends { id: string }>(
    name: AuditAction,
    call: { actor: Actor; input: I; idempotencyKey: string | null },
    command: Command<I, FlightOrder>,
  ): Promise<FlightOrder | Refusal> {
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
    createFlightOrder: ({ actor, input, idempotencyKey }) => {
      const key = idempotencyKey ?? '';
      const running = [actor.userId, key, hashInput(input, deps.settings.dataKeys).text].join(':');
      return booking.run(running, () => createOrder(deps, FLIGHT_BOOKING, { actor, input, key }));
    },
    flightOrders: ({ actor, input }) => reads.list(actor, input),
    flightOrderCounts: ({ actor, input }) => reads.counts(actor, input),
    flightOrder: ({ actor, input }) => reads.one(actor, input.id),
    cancelFlightOrder: (call) => change('cancelFlightOrder', call, cancelOrder(answerOrder, 'flight')),
    searchFlightChange: ({ actor, input, signal }) =>
      changes.run({ userId: actor.userId, orderId: input.id }, signal, (end) => searchChanges(deps, actor, input, end)),
    changeFlightOrder: (call) => change('changeFlightOrder', call, askChange(answerOrder)),
    pickChangeOption: (call) => change('pickChangeOption', call, pickOption(answerOrder)),
    refundFlightOrder: (call) => change('refundFlightOrder', call, askRefund(answerOrder, 'flight')),
    voidFlightOrder: (call) => change('voidFlightOrder', call, askQuotedVoid(answerOrder)),
    requoteFlightOrder: (call) => change('requoteFlightOrder', call, requestNewQuote(answerOrder, 'flight')),
    setFlightReference: (call) => change('setFlightReference', call, setReference(answerOrder, 'flight')),
    addOrderRemark: (call) => change('addOrderRemark', call, addRemark(answerOrder, 'flight')),
    confirmFlightOrder: (call) => change('confirmFlightOrder', call, confirmOrder(answerOrder, 'flight')),
    payFlightOrder: async (call) => {
      const { actor, input } = call;
      const { channel } = input;
      if (isExternalChannel(channel)) {
        const attempt = await startPayment(deps, {
          ...call,
          name: 'payFlightOrder',
          product: 'flight',
          input: { ...input, channel },
        });
        if (isRefusal(attempt)) return closeIfLate(input.id, attempt);
        const order = await reads.one(actor, input.id);
        return isRefusal(order) ? order : presentStarted(attempt, order);
      }
      const paid = await change('payFlightOrder', call, payOrder(answerOrder, 'flight'));
      return isRefusal(paid) ? paid : presentPayment(paid);
    },
    flightOrderPayment: ({ actor, input }) => reads.payment(actor, input.id),
    flightPaymentConfig: ({ actor }) => readPaymentConfig(deps, actor),
  } satisfies Handlers;
}
