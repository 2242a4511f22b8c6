import type { OrderProduct } from '../../../contract/order-products.ts';

/** The calls that tell how an order of each product can be paid, and what became of its payments at payment providers. */
export const PAYMENT_CALLS = {
  flight: { config: 'flightPaymentConfig', attempt: 'flightOrderPayment' },
  // A group is of flights: whoever may pay for the one may pay for the other, by the same channels.
  group: { config: 'flightPaymentConfig', attempt: 'groupOrderPayment' },
  train: { config: 'trainPaymentConfig', attempt: 'trainOrderPayment' },
} as const satisfies Record<OrderProduct, object>;
