import type { Locale } from '../../contract/locale.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { TIMELINE_CODES, type TimelineCode } from '../../contract/timeline-codes.ts';
import { TIMELINE_WORDS } from '../../contract/timeline-words.ts';

/** What a supplier said, as an order's history keeps it: by the code of what the portal has words for, or in its own words. */
export type Said = { code: TimelineCode; text: null } | { code: null; text: string };

/** What a supplier said, where `words` are its own or a code. */
export function saidBy(words: string): Said {
  const code = TIMELINE_CODES.find((each) => each === words);
  return code ? { code, text: null } : { code: null, text: words };
}

/** What is said of a booking that its supplier has ended without a word. */
export function endedBy(product: OrderProduct, state: 'cancelled' | 'refused'): TimelineCode {
  if (product === 'train') return state === 'cancelled' ? 'railwayCancelled' : 'railwayRefused';
  return state === 'cancelled' ? 'airlineCancelled' : 'airlineRefused';
}

/** The same for a refusal, in each language where the portal has words for it. */
export function reasonBy(words: string): string | Readonly<Record<Locale, string>> {
  const { code, text } = saidBy(words);
  return code ? TIMELINE_WORDS[code] : text;
}
