import type { Money } from '../../../contract/money.ts';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../order-rows.ts';
import { passengersOf, requestOf, sourceOf } from './child-order.ts';
import { paidFor, type Taken } from './return-quote.ts';

/** What was paid, and to whom, for the tickets of a refund or void request, and the number of those tickets. */
export async function askedBack(tx: Pick<Tx, 'select'>, child: OrderRow): Promise<Taken & { tickets: number }> {
  const request = await requestOf(tx, child);
  const source = await sourceOf(tx, request);
  const chosen = (await passengersOf(tx, child.id)).flatMap(({ originalId }) => originalId ?? []);
  const taken = paidFor(source, await passengersOf(tx, source.id), chosen, request.segments);
  return { ...taken, tickets: chosen.length };
}

/** What was paid for the tickets of a refund or void request, as the desk sees it; null for other orders. */
export async function requestedAmountOf(tx: Pick<Tx, 'select'>, order: OrderRow): Promise<Money | null> {
  if (order.type !== 'refund' && order.type !== 'void') return null;
  return { amount: (await askedBack(tx, order)).paid, currency: order.currency };
}
