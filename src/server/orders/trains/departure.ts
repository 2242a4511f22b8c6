import { chinaInstant } from '../../../contract/train-terms.ts';
import { type OrderRow, soldTrainOf } from '../order-rows.ts';

/** How long until the train of an order leaves; less than nothing once it has. */
export function msUntilDeparture(order: Pick<OrderRow, 'sold'>, now: Date): number {
  return chinaInstant(soldTrainOf(order).ride.departure).getTime() - now.getTime();
}

/** Whether an order is of a train that has left: the railway takes none of its tickets back. */
export function hasLeft(order: Pick<OrderRow, 'product' | 'sold'>, now: Date): boolean {
  return order.product === 'train' && msUntilDeparture(order, now) <= 0;
}
