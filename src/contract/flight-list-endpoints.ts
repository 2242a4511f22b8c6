import { call, FLIGHTS } from './endpoint.ts';
import type { OrderSummary, OrdersQuery, StatusCounts } from './order-list.ts';
import type { Page } from './paging.ts';

/** The bookings of flights alone, which agencies' systems read; the app lists all products together. */
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
} as const;
