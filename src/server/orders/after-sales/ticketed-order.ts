import type { OrderProduct } from '../../../contract/order-products.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { lockOrder, type OrderRow, type PassengerRow } from '../order-rows.ts';
import { passengersOf, TICKETED } from './child-order.ts';

export interface Ticketed {
  source: OrderRow;
  everybody: PassengerRow[];
}

/** The order whose tickets a request is about, locked. Refuses with orderNotFound, or statusConflict where it has none. */
export async function lockTicketed(
  tx: Tx,
  actor: Actor,
  id: string,
  product: OrderProduct,
): Promise<Ticketed | Refusal> {
  const source = await lockOrder(tx, actor, id, product);
  return source ? ticketed(tx, source) : refuse('orderNotFound');
}

/** The order with its passengers; refuses with statusConflict where it has no tickets of its own. */
export async function ticketed(tx: Pick<Tx, 'select'>, source: OrderRow): Promise<Ticketed | Refusal> {
  if (!TICKETED.includes(source.status)) return refuse('statusConflict');
  return { source, everybody: await passengersOf(tx, source.id) };
}

/** The given passengers, in the order's order; passengersMismatch when one is not of this order. */
export function chosenOf({ everybody }: Ticketed, ids: readonly string[]): PassengerRow[] | Refusal {
  const chosen = everybody.filter(({ id }) => ids.includes(id));
  return chosen.length === new Set(ids).size ? chosen : refuse('passengersMismatch');
}
