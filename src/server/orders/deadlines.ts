import { type Refusal, refuse } from '../../contract/result.ts';
import type { OrderRow } from './order-rows.ts';

const MINUTE = 60_000;
/** What has to be paid or accepted ends this long before the supplier's own deadline, so that there is time to carry it out. */
const TICKETING_MARGIN_MS = 2 * MINUTE;
/** Where the supplier holds nothing, an order is to be paid within this time, or sooner where the supplier says so. */
const INSTANT_PAYMENT_MS = 30 * MINUTE;

/** Whether the time to pay has passed; the moment itself is too late. */
export function isOverdue(order: Pick<OrderRow, 'payBy'>, now: Date): boolean {
  return order.payBy !== null && order.payBy <= now;
}

/** What is said of an order whose time has passed: of a booking that its seats are gone, of a request that its quote is over. */
export function tooLate({ type }: Pick<OrderRow, 'type'>): Refusal {
  return refuse(type === 'origin' ? 'deadlinePassed' : 'quoteExpired');
}

/** The same of an order that the clock has closed meanwhile; null of one that is not closed. */
export function closedLate(order: Pick<OrderRow, 'type' | 'status'>): Refusal | null {
  return order.status === 'closed' ? tooLate(order) : null;
}

/** Until when seats that are held can be paid; null where the supplier sets no time. */
export function holdDeadline(issueBy: Date | null): Date | null {
  return issueBy && new Date(issueBy.getTime() - TICKETING_MARGIN_MS);
}

/** Until when an order that waits for its payment from now on can be paid. */
export function instantDeadline(issueBy: Date | null, at: Date): Date {
  const latest = holdDeadline(issueBy)?.getTime() ?? Number.POSITIVE_INFINITY;
  return new Date(Math.min(at.getTime() + INSTANT_PAYMENT_MS, latest));
}

/** Until when a supplier's quote can be accepted: before it ends there, or for half of the time that it leaves where that is short. */
export function quoteDeadline(expiresAt: Date, at: Date): Date {
  const left = Math.max(0, expiresAt.getTime() - at.getTime());
  return new Date(expiresAt.getTime() - Math.min(TICKETING_MARGIN_MS, Math.floor(left / 2)));
}
