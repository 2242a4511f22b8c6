import { localDate } from '../../../../contract/dates.ts';
import type { OrderSummary } from '../../../../contract/order-list.ts';

/** Bookings whose deadline is before this device's day is over, the most urgent first; those that are too late are left out. */
export function dueToday(orders: readonly OrderSummary[], now: Date): (OrderSummary & { payBy: string })[] {
  const today = localDate(now);
  return orders
    .flatMap((order) => (order.payBy === null ? [] : [{ ...order, payBy: order.payBy }]))
    .filter(({ payBy }) => Date.parse(payBy) > now.getTime() && localDate(new Date(payBy)) <= today)
    .toSorted((a, b) => Date.parse(a.payBy) - Date.parse(b.payBy));
}
