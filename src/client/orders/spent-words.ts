import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderType } from '../../contract/order-groups.ts';
import { type SpentBy, spentBy, type TicketFate } from '../../contract/ticket-fates.ts';

/** What became of tickets that were issued once and nobody travels on any more. */
export const SPENT_WORDS: Record<SpentBy, MessageDescriptor> = {
  changed: msg`These tickets were changed. Travel on those of the change.`,
  refunded: msg`These tickets were refunded. Nobody can travel on them.`,
  voided: msg`These tickets were voided. Nobody can travel on them.`,
  several: msg`These tickets were changed or given back. Nobody can travel on them.`,
};

const EXPIRED = msg`The quote expired. The original booking stays as it was.`;

/** A request that is closed had a quote nobody answered in time; the booking it is about lives on. */
const isExpiredQuote = ({ status, type }: Standing) => status === 'closed' && type !== 'origin';

interface Standing {
  status: string;
  type: OrderType;
  passengers: readonly TicketFate[];
}

/** What to say of an order instead of what its status means by itself; null where that says it all. */
export function instead(order: Standing): MessageDescriptor | null {
  if (isExpiredQuote(order)) return EXPIRED;
  const cause = order.status === 'issued' || order.status === 'changed' ? spentBy(order.passengers) : null;
  return cause && SPENT_WORDS[cause];
}
