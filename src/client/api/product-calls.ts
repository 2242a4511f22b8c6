import type { EndpointName } from '../../contract/endpoints.ts';
import type { OrderProduct } from '../../contract/order-products.ts';

interface ProductCalls {
  /** One order, by its id. */
  order: EndpointName;
  /** Calls that list only orders of this product. */
  lists: readonly EndpointName[];
  /** How an order can be paid, and the outcome of its payments at payment providers. */
  paymentConfig: EndpointName;
  payment: EndpointName;
}

/** The calls about the orders of each product. */
export const PRODUCT_CALLS = {
  flight: {
    order: 'flightOrder',
    lists: [],
    paymentConfig: 'flightPaymentConfig',
    payment: 'flightOrderPayment',
  },
  group: {
    order: 'groupOrder',
    lists: ['groupOrders', 'groupOrderCounts'],
    // Groups consist of flights: both are paid by the same users, through the same channels.
    paymentConfig: 'flightPaymentConfig',
    payment: 'groupOrderPayment',
  },
  train: {
    order: 'trainOrder',
    lists: ['trainOrders'],
    paymentConfig: 'trainPaymentConfig',
    payment: 'trainOrderPayment',
  },
} as const satisfies Record<OrderProduct, ProductCalls>;
