import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderType } from '../../contract/order-groups.ts';
import type { OrderSummary } from '../../contract/order-list.ts';
import type { TagColour } from '../../contract/order-moves.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { type SpentBy, spentBy, type TicketFate } from '../../contract/ticket-fates.ts';
import { statusColour, statusLabel } from './order-labels.ts';

/** What happened to issued tickets that nobody can travel on any more. */
export const ENDED_TICKET_LABELS: Record<SpentBy, MessageDescriptor> = {
  changed: msg`These tickets were changed. Travel on the new tickets.`,
  refunded: msg`These tickets were refunded. They are not valid for travel.`,
  voided: msg`These tickets were voided. They are not valid for travel.`,
  several: msg`These tickets were changed or refunded. They are not valid for travel.`,
};

const EXPIRED = msg`The quote expired. The original booking stays as it was.`;

/** A closed request had a quote that expired unanswered; its booking stays valid. */
const isExpiredQuote = ({ status, type }: Standing) => status === 'closed' && type !== 'origin';

interface Standing {
  status: string;
  type: OrderType;
  passengers: readonly TicketFate[];
}

/** What ended all tickets of an order that still counts as issued or changed; null while one of them is valid. */
const causeOf = ({ status, passengers }: Standing): SpentBy | null =>
  status === 'issued' || status === 'changed' ? spentBy(passengers) : null;

/** The label that replaces that of the status; null where the status suffices. */
export function instead(order: Standing): MessageDescriptor | null {
  if (isExpiredQuote(order)) return EXPIRED;
  const cause = causeOf(order);
  return cause && ENDED_TICKET_LABELS[cause];
}

/** The contents of an order tag (OrderTag.tsx). */
interface TagWords {
  colour: TagColour;
  labels: MessageDescriptor[];
}

/** The tag of an order in a list: its status; grey, and with the cause, where all its tickets are spent. */
export function listedTag(order: Pick<OrderSummary, 'product' | 'status' | 'spentBy'>): TagWords {
  const { product, status, spentBy } = order;
  const label = statusLabel(status, product);
  if (!spentBy) return { colour: statusColour(status, product), labels: [label] };
  const cause = spentBy === 'several' ? msg`Changed or refunded` : statusLabel(spentBy, product);
  return { colour: 'info', labels: spentBy === status ? [label] : [label, cause] };
}

/** The same tag on the order's page, from its tickets. */
export function orderTag(order: Standing & Pick<OrderSummary, 'status'>, product: OrderProduct): TagWords {
  return listedTag({ product, status: order.status, spentBy: causeOf(order) });
}
