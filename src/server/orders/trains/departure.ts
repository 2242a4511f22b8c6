import { addDays, dateInZone } from '../../../contract/dates.ts';
import { CHINA_ZONE, chinaInstant, TRAIN_LIMITS } from '../../../contract/train-terms.ts';
import { type OrderRow, soldTrainOf } from '../order-rows.ts';

/** Why trains of a day in China are neither searched nor sold, as a field error; null where they are. */
export function travelDayFault(date: string, now: Date): 'pastDate' | 'trainDateTooFar' | null {
  const today = dateInZone(now, CHINA_ZONE);
  if (date < today) return 'pastDate';
  return date < addDays(today, TRAIN_LIMITS.searchDays) ? null : 'trainDateTooFar';
}

/** The time until an order's train leaves; negative once it has. */
export function msUntilDeparture(order: Pick<OrderRow, 'sold'>, now: Date): number {
  return chinaInstant(soldTrainOf(order).ride.departure).getTime() - now.getTime();
}

/** Whether an order's train has left: the railway then changes none of its tickets, and refunds none voluntarily. */
export function hasLeft(order: Pick<OrderRow, 'product' | 'sold'>, now: Date): boolean {
  return order.product === 'train' && msUntilDeparture(order, now) <= 0;
}

const RETURN_MS = TRAIN_LIMITS.returnDays * 24 * 60 * 60_000;

/**
 * Whether it is too late for a refund: for a train once it has left, and some days later where the refund is involuntary. Never for other
 * products.
 */
export function isTooLateToRefund(
  order: Pick<OrderRow, 'product' | 'sold'>,
  { isVoluntary }: { isVoluntary: boolean },
  now: Date,
): boolean {
  if (isVoluntary) return hasLeft(order, now);
  return order.product === 'train' && msUntilDeparture(order, now) <= -RETURN_MS;
}
