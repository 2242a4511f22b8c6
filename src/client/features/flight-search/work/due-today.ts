import { localDate } from '../../../../contract/dates.ts';
import type { OrderSummary } from '../../../../contract/order-list.ts';

/** Bookings with a deadline before this device's day ends, the most urgent first; overdue ones are omitted. */
export function dueToday(orders: readonly OrderSummary[], now: Date): (OrderSummary & { payBy: string })[] {
  const today = localDate(now);
  return orders
    .flatMap((order) => (order.payBy === null ? [] : [{ ...order, payBy: order.payBy }]))
    .filter(({ payBy }) => Date.parse(payBy) > now.getTime() && localDate(new Date(payBy)) <= today)
    .toSorted((a, b) => Date.parse(a.payBy) - Date.parse(b.payBy));
}
