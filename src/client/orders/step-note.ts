import type { TimelineEntry } from '../../contract/order-parts.ts';
import type { OrderStatus } from '../../contract/order-products.ts';
import { REVIEW_CODES } from '../../contract/timeline-codes.ts';
import { refusalOf } from './refusal-of.ts';

type Said = Pick<TimelineEntry, 'code' | 'remark' | 'text'>;
type Entry = Said & { status: string | null; by: string | null };

interface Order {
  status: OrderStatus;
  /** The desk's last remark. */
  reviewRemark?: string | null | undefined;
  timeline: readonly Entry[];
}

const IN_REVIEW: readonly OrderStatus[] = ['reviewing', 'holding'];

/**
 * The note beside the next step: why an order failed, the desk's remark on its current status, or why the desk reviews it. Null where there
 * is none.
 */
export function stepNote(order: Order): Said | null {
  return refusalOf(order) ?? deskWord(order) ?? (IN_REVIEW.includes(order.status) ? whyInReview(order) : null);
}

/** For a booking made before reason codes existed, the remark in English. */
function whyInReview(order: Order): Said | null {
  return reviewReason(order) ?? (order.reviewRemark ? { text: order.reviewRemark } : null);
}

/** The desk's remark with its author, until the order's status changes. */
function deskWord({ reviewRemark, timeline }: Order): Said | null {
  if (!reviewRemark) return null;
  const at = timeline.findLastIndex(({ text }) => text?.endsWith(reviewRemark));
  const said = timeline[at];
  if (!said || timeline.slice(at + 1).some(({ status }) => status !== null)) return null;
  return { text: [reviewRemark, said.by].filter(Boolean).join(' · ') };
}

/** Why the portal has the desk review a booking before payment. */
export function reviewReason({ timeline }: Pick<Order, 'timeline'>): Said | null {
  return timeline.find(({ code }) => REVIEW_CODES.some((each) => each === code)) ?? null;
}
