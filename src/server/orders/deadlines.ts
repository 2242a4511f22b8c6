import { type Refusal, refuse } from '../../contract/result.ts';
import type { OrderRow } from './order-rows.ts';

const MINUTE = 60_000;
/** The deadline to pay or accept is this long before the supplier's own, to leave time to carry it out. */
const TICKETING_MARGIN_MS = 2 * MINUTE;
/** If the supplier holds no seats, an order must be paid within this time, or sooner if the supplier says so. */
const INSTANT_PAYMENT_MS = 30 * MINUTE;

/** Whether the payment is overdue; the exact moment is too late. */
export function isOverdue(order: Pick<OrderRow, 'payBy'>, now: Date): boolean {
  return order.payBy !== null && order.payBy <= now;
}

/** The refusal for an overdue order: a booking has lost its seats, a request's quote has expired. */
export function tooLate({ type }: Pick<OrderRow, 'type'>): Refusal {
  return refuse(type === 'origin' ? 'deadlinePassed' : 'quoteExpired');
}

/** The same for an order closed by the clock meanwhile; null for one that is not closed. */
export function closedLate(order: Pick<OrderRow, 'type' | 'status'>): Refusal | null {
  return order.status === 'closed' ? tooLate(order) : null;
}

/** The deadline to pay for held seats; null where the supplier sets none. */
export function holdDeadline(issueBy: Date | null): Date | null {
  return issueBy && new Date(issueBy.getTime() - TICKETING_MARGIN_MS);
}

/** The payment deadline of an order that waits for payment from now on. */
export function instantDeadline(issueBy: Date | null, at: Date): Date {
  const latest = holdDeadline(issueBy)?.getTime() ?? Number.POSITIVE_INFINITY;
  return new Date(Math.min(at.getTime() + INSTANT_PAYMENT_MS, latest));
}

/** The deadline to accept a supplier's quote: shortly before it expires there, or after half of the remaining time if that is short. */
export function quoteDeadline(expiresAt: Date, at: Date): Date {
  const left = Math.max(0, expiresAt.getTime() - at.getTime());
  return new Date(expiresAt.getTime() - Math.min(TICKETING_MARGIN_MS, Math.floor(left / 2)));
}
