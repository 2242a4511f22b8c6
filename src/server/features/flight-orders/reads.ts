import { FLIGHT_ORDER_STATUSES } from '../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { OrderSummary, OrdersQuery } from '../../../contract/order-list.ts';
import type { Page } from '../../../contract/paging.ts';
import type { PaymentAttempt } from '../../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { type WrittenJson, writtenPage } from '../../http/written-json.ts';
import { newestAttempt } from '../../orders/provider-payments/attempt-rows.ts';
import { presentAttempt } from '../../orders/provider-payments/present.ts';
import { orderLists } from '../../orders/list/order-list.ts';
import { readOrder } from '../../orders/order-rows.ts';
import { answerOrder } from './answer-order.ts';

/** The reads of flight orders. */
export function orderReads(deps: Deps) {
  const lists = orderLists(deps, 'flights');
  return {
    async list(actor: Actor, query: Partial<OrdersQuery>): Promise<WrittenJson<Page<OrderSummary>> | Refusal> {
      const found = await lists.list(actor, { ...query, product: 'flight' }, FLIGHT_ORDER_STATUSES);
      return isRefusal(found) ? found : writtenPage(found);
    },

    counts: (actor: Actor, query: { status?: string }) =>
      lists.counts(actor, { ...query, product: 'flight' }, FLIGHT_ORDER_STATUSES),

    async payment(actor: Actor, id: string): Promise<PaymentAttempt | Refusal> {
      const order = await readOrder(deps.db, actor, id, 'flight');
      return order ? presentAttempt(await newestAttempt(deps.db, order.id)) : refuse('orderNotFound');
    },

    async one(actor: Actor, id: string): Promise<FlightOrder | Refusal> {
      const order = await readOrder(deps.db, actor, id, 'flight');
      return order ? answerOrder(deps.db, deps, actor, order) : refuse('orderNotFound');
    },
  };
}
