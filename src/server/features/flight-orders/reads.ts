import { FLIGHT_ORDER_STATUSES } from '../../../contract/flight-order-states.ts';
import type { OrderSummary, OrdersQuery } from '../../../contract/order-list.ts';
import type { Page } from '../../../contract/paging.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { type WrittenJson, writtenPage } from '../../http/written-json.ts';
import { orderLists } from '../../orders/list/order-list.ts';

/** The lists of flight orders. */
export function flightLists(deps: Deps) {
  const lists = orderLists(deps, 'flights');
  return {
    async list(actor: Actor, query: Partial<OrdersQuery>): Promise<WrittenJson<Page<OrderSummary>> | Refusal> {
      const found = await lists.list(actor, { ...query, product: 'flight' }, FLIGHT_ORDER_STATUSES);
      return isRefusal(found) ? found : writtenPage(found);
    },

    counts: (actor: Actor, query: { status?: string }) =>
      lists.counts(actor, { ...query, product: 'flight' }, FLIGHT_ORDER_STATUSES),
  };
}
