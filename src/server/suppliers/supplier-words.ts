import type { Locale } from '../../contract/locale.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { TIMELINE_CODES, type TimelineCode } from '../../contract/timeline-codes.ts';
import { TIMELINE_WORDS } from '../../contract/timeline-words.ts';

/** A supplier's reason as an order's timeline stores it: the code of one of the portal's texts, or the supplier's own words. */
export type Said = { code: TimelineCode; text: null } | { code: null; text: string };

/** A supplier's reason from `words`, which are its own or a code. */
export function parseReason(words: string): Said {
  const code = TIMELINE_CODES.find((each) => each === words);
  return code ? { code, text: null } : { code: null, text: words };
}

/** The code for a booking that its supplier ended without a reason. */
export function endedBy(product: OrderProduct, state: 'cancelled' | 'refused'): TimelineCode {
  if (product === 'train') return state === 'cancelled' ? 'railwayCancelled' : 'railwayRefused';
  return state === 'cancelled' ? 'airlineCancelled' : 'airlineRefused';
}

/** The same for a refusal, in every language where the portal has texts for it. */
export function localizeReason(words: string): string | Readonly<Record<Locale, string>> {
  const { code, text } = parseReason(words);
  return code ? TIMELINE_WORDS[code] : text;
}
