import { call, FLIGHTS, type Id, type Nothing } from './endpoint.ts';
import type { OrderFilters, RenameOrderFilterInput, SaveOrderFilterInput } from './order-filters.ts';

/** The saved filters of a user's bookings list. */
export const orderFilterEndpoints = {
  orderFilters: call<Nothing, OrderFilters>({ method: 'GET', path: '/base/v2/me/order-filters', who: FLIGHTS }),
  saveOrderFilter: call<SaveOrderFilterInput, OrderFilters>({
    method: 'POST',
    path: '/base/v2/me/order-filters',
    who: FLIGHTS,
    idempotent: true,
  }),
  renameOrderFilter: call<RenameOrderFilterInput, OrderFilters>({
    method: 'PUT',
    path: '/base/v2/me/order-filters/{id}',
    who: FLIGHTS,
  }),
  deleteOrderFilter: call<Id, OrderFilters>({ method: 'DELETE', path: '/base/v2/me/order-filters/{id}', who: FLIGHTS }),
} as const;
