import type { OrderSummary } from '../../../contract/order-list.ts';
import { ORDER_STATUSES } from '../../../contract/order-products.ts';
import { isRefusal } from '../../../contract/result.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { writtenPage } from '../../http/written-json.ts';
import { orderLists } from '../../orders/list/order-list.ts';

/** The bookings of a company: flights, groups and trains in one list (screens.md, Orders). */
export function bookingRoutes(deps: Deps) {
  const lists = orderLists(deps, 'bookings');
  return {
    bookings: async ({ actor, input }) => {
      const found = await lists.list(actor, input, ORDER_STATUSES);
      return isRefusal(found) ? found : writtenPage<OrderSummary>(found);
    },
    bookingCounts: ({ actor, input }) => lists.counts(actor, input, ORDER_STATUSES),
  } satisfies Handlers;
}
