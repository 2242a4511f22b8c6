import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readVoidQuote } from '../../orders/after-sales/void-quote.ts';
import { type OrderRow, readParts } from '../../orders/order-rows.ts';
import { presentOrder } from './present.ts';

/** Presents an order to its caller, inside the transaction that changed it. */
export async function answerOrder(
  tx: Pick<Tx, 'execute' | 'select'>,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  order: OrderRow,
): Promise<FlightOrder> {
  const parts = await readParts(tx, order);
  const now = deps.clock.now();
  return presentOrder(order, { ...parts, voidQuote: await readVoidQuote(tx, order, parts, now) }, actor, now);
}
