import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type OrderRow, readParts } from '../../orders/order-rows.ts';
import { presentOrder } from './present.ts';

/** The answer that shows an order to its caller, from inside the transaction that changed it. */
export async function answerOrder(
  tx: Pick<Tx, 'select'>,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  order: OrderRow,
): Promise<FlightOrder> {
  return presentOrder(order, await readParts(tx, order), actor, deps.clock.now());
}
