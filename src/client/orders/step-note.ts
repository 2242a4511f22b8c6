import type { TimelineEntry } from '../../contract/order-parts.ts';
import type { OrderStatus } from '../../contract/order-products.ts';
import { REVIEW_CODES } from '../../contract/timeline-codes.ts';
import { refusalOf } from './refusal-of.ts';

type Said = Pick<TimelineEntry, 'code' | 'remark' | 'text'>;
type Entry = Said & { status: string | null; by: string | null };

interface Order {
  status: OrderStatus;
  /** What the desk has written of it last. */
  reviewRemark?: string | null | undefined;
  timeline: readonly Entry[];
}

const IN_REVIEW: readonly OrderStatus[] = ['reviewing', 'holding'];

/**
 * What is said beside the next step: why an order came to nothing, what the desk wrote when it took it to where it stands, or why
 * the desk looks at it. Null where nothing is.
 */
export function stepNote(order: Order): Said | null {
  return refusalOf(order) ?? deskWord(order) ?? (IN_REVIEW.includes(order.status) ? whyInReview(order) : null);
}

/** Of a booking made before there were codes for the reason, in the remark's English. */
function whyInReview(order: Order): Said | null {
  return reviewReason(order) ?? (order.reviewRemark ? { text: order.reviewRemark } : null);
}

/** The desk's remark with who wrote it, until the order has gone on from there. */
function deskWord({ reviewRemark, timeline }: Order): Said | null {
  if (!reviewRemark) return null;
  const at = timeline.findLastIndex(({ text }) => text?.endsWith(reviewRemark));
  const said = timeline[at];
  if (!said || timeline.slice(at + 1).some(({ status }) => status !== null)) return null;
  return { text: [reviewRemark, said.by].filter(Boolean).join(' · ') };
}

/** Why the portal has the desk look at a booking before it is paid. */
export function reviewReason({ timeline }: Pick<Order, 'timeline'>): Said | null {
  return timeline.find(({ code }) => REVIEW_CODES.some((each) => each === code)) ?? null;
}
