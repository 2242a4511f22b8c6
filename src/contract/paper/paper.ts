import type { ClientPrices } from '../client-prices.ts';
import { formatDate, formatInstant } from '../format-values.ts';
import type { DateFormat } from '../limits.ts';
import type { Locale } from '../locale.ts';
import { SANDBOX_ORDER_NOTE } from '../sandbox-note.ts';
import type { PaperNames } from './paper-names.ts';
import type { PaperJourney } from './paper-trip.ts';
import { PAPER_WORDS, type PaperWords } from './paper-words.ts';

export interface PaperPrice {
  label: string;
  value: string;
  /** A part of the line above, a line, or the total. */
  level: 'line' | 'part' | 'total';
}

/** A traveller's document of an order: every text as shown, in display order. Screen, PDF and plain text show the same. */
export interface Paper {
  locale: Locale;
  /** The issuer's name. */
  issuer: string;
  /** `#rrggbb`: the colour of the line below its header; empty for a plain one. */
  accent: string;
  title: string;
  booking: string;
  /** Locator, state and date of the booking. */
  facts: string[];
  journeys: PaperJourney[];
  /** Null while there are no names yet. */
  people: {
    head: { name: string; ticket: string };
    rows: { id: string; name: string; ticket: string; note: string | null }[];
  } | null;
  notes: string[];
  prices: { title: string; rows: PaperPrice[] } | null;
  contact: string;
  foot: string;
}

export interface PaperOptions {
  locale: Locale;
  dateFormat: DateFormat;
  /** IANA; for instants. */
  zone: string;
  issuer: string;
  /** As of the document. */
  accent: string;
  names: PaperNames;
  /** The client's prices; null omits prices. */
  prices: ClientPrices | null;
}

/** The separator between a label and its value. */
export const colonOf = (locale: Locale): string => (locale === 'en' ? ': ' : '：');

/** A document may be read in any year: its dates always include it. */
const LONG_AGO = new Date(0);

interface Booked {
  id: string;
  createdAt: string;
  contact: { name: string; areaCode: string; phone: string; email: string };
  sandbox?: boolean | undefined;
}

/** The parts that all products' documents share. `locator` and `state` precede the booking date in the facts. */
export function paperFrame(
  order: Booked,
  { locator, state }: { locator: string | null; state: string },
  { locale, dateFormat, zone, issuer, accent }: PaperOptions,
): Pick<Paper, 'locale' | 'issuer' | 'accent' | 'booking' | 'facts' | 'contact' | 'foot'> {
  const words = PAPER_WORDS[locale];
  const { contact } = order;
  return {
    locale,
    issuer,
    accent,
    booking: words.booking(order.id),
    facts: [
      ...(locator ? [locator] : []),
      state,
      words.booked(formatInstant(locale, order.createdAt, { format: dateFormat, zone, now: LONG_AGO })),
    ],
    contact: `${words.contact}${colonOf(locale)}${contact.name}, +${contact.areaCode} ${contact.phone}, ${contact.email}`,
    foot: order.sandbox ? `${words.local} ${SANDBOX_ORDER_NOTE[locale]}` : words.local,
  };
}

/** Words, names and dates for writing a trip. */
export function tripWords({ locale, dateFormat, names }: PaperOptions) {
  const date = (isoDate: string) => formatDate(locale, isoDate, 'full', dateFormat);
  return { words: PAPER_WORDS[locale], names, date };
}

/** The title of a document for the trip alone, or with prices as well. */
export function plainTitle(
  words: PaperWords,
  { isPriced, isTicketed }: { isPriced: boolean; isTicketed: boolean },
): string {
  if (isPriced) return words.itineraryAndReceipt;
  return isTicketed ? words.tickets : words.itinerary;
}
