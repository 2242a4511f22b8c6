import { sql } from 'drizzle-orm';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order-products.ts';
import { isRefundCompleted, type SpentBy } from '../../../contract/ticket-fates.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import { orderPassengers, orders as t } from '../../db/schema/orders.ts';
import { TICKETED } from '../after-sales/child-order.ts';

const listOf = (statuses: readonly OrderStatus[]) => sql.raw(statuses.map((status) => `'${status}'`).join(','));

/** The number of pieces of a ticket: its flights; a train, or a group, is one piece. */
const PIECES = sql`case when ${t}.product = 'flight'
  then jsonb_array_length(jsonb_path_query_array(${t}.sold, '$.journeys[*].segments[*]')) else 1 end`;

/** How the ticket of passenger `p` ended; null while it is usable. */
const FATE = sql`select case
    when p.exchanged_for is not null then 'changed'
    when bool_or(back.type = 'void') then 'voided'
    when count(distinct piece.place) >= ${PIECES} then 'refunded'
  end as cause
  from ${orderPassengers} given
  join ${t} back on back.id = given.order_id and back.status in (${listOf(ORDER_STATUSES.filter(isRefundCompleted))})
  join ${afterSales} request on request.order_id = back.id and request.source_id = p.order_id
  left join lateral unnest(request.segments) piece(place) on true
  where given.original_id = p.id`;

/**
 * `spentBy` of contract/ticket-fates.ts as SQL for a row of `orders`: what ended all its tickets, null while one is usable. Rows without
 * requests cost one index lookup.
 */
export const SPENT_BY = sql<SpentBy | null>`case when ${t}.status in (${listOf(TICKETED)})
    and exists (select 1 from ${afterSales} asked where asked.source_id = ${t}.id) then (
  select case when bool_and(fate.cause is not null)
    then case when min(fate.cause) = max(fate.cause) then min(fate.cause) else 'several' end end
  from ${orderPassengers} p cross join lateral (${FATE}) fate
  where p.order_id = ${t}.id) end`;
