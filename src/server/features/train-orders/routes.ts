import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { requestNewQuote } from '../../orders/after-sales/request-new-quote.ts';
import { requestRefund } from '../../orders/after-sales/request-refund.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { orderCalls } from '../../orders/order-calls.ts';
import { payOrder } from '../../orders/pay-order.ts';
import { readPaymentConfig } from '../../orders/payment-config.ts';
import { requestedTrainAgain, requestedTrainByHand } from '../../orders/trains/change-by-hand.ts';
import { requestTrainChange, searchTrainChanges } from '../../orders/trains/change-train.ts';
import { trainDeskRoutes } from './desk-routes.ts';
import { answerTrain, readTrains } from './reads.ts';
import { TRAIN_BOOKING } from './train-booking.ts';

export function trainOrderRoutes(deps: Deps) {
  const orders = orderCalls(deps, TRAIN_BOOKING);
  const { change } = orders;
  return {
    ...trainDeskRoutes(deps),
    createTrainOrder: (call) => orders.create(TRAIN_BOOKING, call),
    trainOrders: ({ actor, input }) => readTrains(deps, actor, input),
    trainOrder: ({ actor, input }) => orders.read(actor, input.id),
    trainOrderPayment: ({ actor, input }) => orders.payment(actor, input.id),
    trainPaymentConfig: ({ actor }) => readPaymentConfig(deps, actor),
    searchTrainChange: ({ actor, input }) => searchTrainChanges(deps, actor, input),
    refundTrainOrder: ({ input, ...call }) => {
      const asked = { ...input, reason: input.reason ?? VOLUNTARY };
      return change('refundTrainOrder', { ...call, input: asked }, requestRefund(answerTrain, 'train'));
    },
    changeTrainOrder: async (call) => {
      const byHand = await requestedTrainByHand(deps, call.actor, call.input);
      return change('changeTrainOrder', call, requestTrainChange(answerTrain, byHand));
    },
    requoteTrainOrder: async (call) => {
      const byHand = await requestedTrainAgain(deps, call.actor, call.input.id);
      return change('requoteTrainOrder', call, requestNewQuote(answerTrain, 'train', byHand));
    },
    confirmTrainOrder: (call) => change('confirmTrainOrder', call, orders.confirm),
    cancelTrainOrder: (call) => change('cancelTrainOrder', call, cancelOrder(answerTrain, 'train')),
    addTrainRemark: (call) => change('addTrainRemark', call, orders.addRemark),
    setTrainReference: (call) => change('setTrainReference', call, orders.setReference),
    payTrainOrder: (call) => orders.pay('payTrainOrder', call, payOrder(answerTrain, 'train')),
  } satisfies Handlers;
}
