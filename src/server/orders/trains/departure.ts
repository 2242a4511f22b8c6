import { chinaInstant, TRAIN_LIMITS } from '../../../contract/train-terms.ts';
import { type OrderRow, soldTrainOf } from '../order-rows.ts';

/** How long until the train of an order leaves; less than nothing once it has. */
export function msUntilDeparture(order: Pick<OrderRow, 'sold'>, now: Date): number {
  return chinaInstant(soldTrainOf(order).ride.departure).getTime() - now.getTime();
}

/** Whether an order is of a train that has left: the railway changes none of its tickets, and takes none back on a wish alone. */
export function hasLeft(order: Pick<OrderRow, 'product' | 'sold'>, now: Date): boolean {
  return order.product === 'train' && msUntilDeparture(order, now) <= 0;
}

const RETURN_MS = TRAIN_LIMITS.returnDays * 24 * 60 * 60_000;

/**
 * Whether it is too late to ask tickets back: those of a train once it has left, and some days later where the reason is another than a
 * wish of the passenger's own. Never of another product.
 */
export function isReturnOver(
  order: Pick<OrderRow, 'product' | 'sold'>,
  { isVoluntary }: { isVoluntary: boolean },
  now: Date,
): boolean {
  if (isVoluntary) return hasLeft(order, now);
  return order.product === 'train' && msUntilDeparture(order, now) <= -RETURN_MS;
}
