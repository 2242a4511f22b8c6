import { and, eq, inArray } from 'drizzle-orm';
import type { DeskPrice, FlightPrice } from '../../../contract/price-explanation.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { companies } from '../../db/schema/companies.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { providedBy } from '../../orders/desk/desk-scope.ts';
import { type OrderRow, readOrder, soldOf } from '../../orders/order-rows.ts';
import { paidFees } from '../../orders/provider-payments/attempt-rows.ts';
import { type ExplainedOrder, presentDeskPrice, presentFlightPrice } from './present.ts';

type Db = Pick<Deps, 'db'>;

/**
 * How the price of a booking of any agency was made. Changes, refunds and voids are quoted instead, and refused with orderNotFound like
 * unknown orders.
 */
export async function explainDeskPrice({ db }: Db, actor: Actor, id: string): Promise<DeskPrice | Refusal> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.product, 'flight'), eq(orders.type, 'origin'), providedBy(actor)));
  if (!order) return refuse('orderNotFound');
  const explained = await explainedOrder(db, order);
  const sellers = explained.price.lines.flatMap(({ markups = [] }) => markups.map(({ companyId }) => companyId));
  const { id: sellerId, name } = companies;
  const named = await db
    .select({ sellerId, name })
    .from(companies)
    .where(inArray(sellerId, [...new Set(sellers)]));
  return presentDeskPrice(explained, new Map(named.map((row) => [row.sellerId, row.name])));
}

/** How the caller's own price of its booking was made; refused as above. */
export async function explainFlightPrice({ db }: Db, actor: Actor, id: string): Promise<FlightPrice | Refusal> {
  const order = await readOrder(db, actor, id, 'flight');
  if (order?.type !== 'origin') return refuse('orderNotFound');
  return presentFlightPrice(await explainedOrder(db, order));
}

async function explainedOrder(db: Db['db'], order: OrderRow): Promise<ExplainedOrder> {
  return { id: order.id, price: soldOf(order).priceBreakdown, fees: await paidFees(db, order.id) };
}
