import { call, FLIGHTS, type Id } from './endpoint.ts';
import type { FlightOrder } from './flight-orders.ts';
import type { OrderSummary, OrdersQuery, StatusCounts } from './order-list.ts';
import type { Page } from './paging.ts';
import type { ReferenceInput } from './plain-inputs.ts';
import type { FlightPrice } from './price-explanation.ts';

/**
 * Calls about flight bookings outside the booking flow: a flights-only list for agencies' systems (the app lists all products together),
 * how a price is made, and the agency's reference number.
 */
export const flightListEndpoints = {
  flightOrders: call<Partial<Omit<OrdersQuery, 'product'>>, Page<OrderSummary>>({
    method: 'GET',
    path: '/order/v2/flight/orders',
    who: FLIGHTS,
  }),
  flightOrderCounts: call<{ status?: string }, StatusCounts>({
    method: 'GET',
    path: '/order/v2/flight/orders/status',
    who: FLIGHTS,
  }),
  explainFlightPrice: call<Id, FlightPrice>({
    method: 'GET',
    path: '/order/v2/flight/orders/{id}/price',
    who: FLIGHTS,
  }),
  setFlightReference: call<ReferenceInput, FlightOrder>({
    method: 'PUT',
    path: '/order/v2/flight/orders/{id}/reference',
    who: FLIGHTS,
    repeatable: true,
  }),
} as const;
