import { call, FLIGHTS } from './endpoint.ts';
import type { FlightOrder } from './flight-orders.ts';
import type { OrderSummary, OrdersQuery, StatusCounts } from './order-list.ts';
import type { Page } from './paging.ts';
import type { ReferenceInput } from './plain-inputs.ts';

/**
 * What is asked of bookings of flights besides the main job: a list of them alone, which agencies' systems read (the app lists all
 * products together), and the agency's own number of one.
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
  setFlightReference: call<ReferenceInput, FlightOrder>({
    method: 'PUT',
    path: '/order/v2/flight/orders/{id}/reference',
    who: FLIGHTS,
    repeatable: true,
  }),
} as const;
