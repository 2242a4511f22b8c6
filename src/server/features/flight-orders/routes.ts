import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { pickOption } from '../../orders/after-sales/change-options.ts';
import { requestChange } from '../../orders/after-sales/request-change.ts';
import { requestNewQuote } from '../../orders/after-sales/request-new-quote.ts';
import { requestRefund } from '../../orders/after-sales/request-refund.ts';
import { ChangeSearches, searchChanges } from '../../orders/after-sales/search-changes.ts';
import { requestQuotedVoid } from '../../orders/after-sales/void-quote.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { orderCalls } from '../../orders/order-calls.ts';
import { payOrder } from '../../orders/pay-order.ts';
import { readPaymentConfig } from '../../orders/payment-config.ts';
import { answerOrder } from './answer-order.ts';
import { FLIGHT_BOOKING } from './flight-booking.ts';
import { flightLists } from './reads.ts';

export function flightOrderRoutes(deps: Deps) {
  const lists = flightLists(deps);
  const changes = new ChangeSearches();
  const orders = orderCalls(deps, FLIGHT_BOOKING);
  const { change } = orders;
  return {
    createFlightOrder: (call) => orders.create(FLIGHT_BOOKING, call),
    flightOrders: ({ actor, input }) => lists.list(actor, input),
    flightOrderCounts: ({ actor, input }) => lists.counts(actor, input),
    flightOrder: ({ actor, input }) => orders.read(actor, input.id),
    flightOrderPayment: ({ actor, input }) => orders.payment(actor, input.id),
    flightPaymentConfig: ({ actor }) => readPaymentConfig(deps, actor),
    cancelFlightOrder: (call) => change('cancelFlightOrder', call, cancelOrder(answerOrder, 'flight')),
    searchFlightChange: ({ actor, input, signal }) =>
      changes.run({ userId: actor.userId, orderId: input.id }, signal, (end) => searchChanges(deps, actor, input, end)),
    changeFlightOrder: (call) => change('changeFlightOrder', call, requestChange(answerOrder)),
    pickChangeOption: (call) => change('pickChangeOption', call, pickOption(answerOrder)),
    refundFlightOrder: (call) => change('refundFlightOrder', call, requestRefund(answerOrder, 'flight')),
    voidFlightOrder: (call) => change('voidFlightOrder', call, requestQuotedVoid(answerOrder)),
    requoteFlightOrder: (call) => change('requoteFlightOrder', call, requestNewQuote(answerOrder, 'flight')),
    setFlightReference: (call) => change('setFlightReference', call, orders.setReference),
    addOrderRemark: (call) => change('addOrderRemark', call, orders.addRemark),
    confirmFlightOrder: (call) => change('confirmFlightOrder', call, orders.confirm),
    payFlightOrder: (call) => orders.pay('payFlightOrder', call, payOrder(answerOrder, 'flight')),
  } satisfies Handlers;
}
