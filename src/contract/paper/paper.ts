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
  /** A part of the line above it, a line, or what they add up to. */
  level: 'line' | 'part' | 'total';
}

/** An order as a traveller holds it: every text as it is read, in the order it stands. Screen, PDF and plain text show this same. */
export interface Paper {
  locale: Locale;
  /** Whose paper it is. */
  issuer: string;
  /** `#rrggbb`: the colour of the line under its head; empty for a plain one. */
  accent: string;
  title: string;
  booking: string;
  /** Locator, state and date of the booking. */
  facts: string[];
  journeys: PaperJourney[];
  /** Null while nobody is named yet. */
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
  /** IANA; where instants are read. */
  zone: string;
  issuer: string;
  /** As of the paper. */
  accent: string;
  names: PaperNames;
  /** What the agency's client pays; null leaves prices out. */
  prices: ClientPrices | null;
}

/** What stands between a label and what it labels. */
export const colonOf = (locale: Locale): string => (locale === 'en' ? ': ' : '：');

/** A paper is read in any year: its dates always say theirs. */
const LONG_AGO = new Date(0);

interface Booked {
  id: string;
  createdAt: string;
  contact: { name: string; areaCode: string; phone: string; email: string };
  sandbox?: boolean | undefined;
}

/** What stands alike on the papers of every product. `locator` and `state` are the facts before the day of the booking. */
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

/** Words, names and dates as a trip is written with them. */
export function tripWords({ locale, dateFormat, names }: PaperOptions) {
  const date = (isoDate: string) => formatDate(locale, isoDate, 'full', dateFormat);
  return { words: PAPER_WORDS[locale], names, date };
}

/** What a paper is called that is made for the trip alone, or has prices as well. */
export function plainTitle(
  words: PaperWords,
  { isPriced, isTicketed }: { isPriced: boolean; isTicketed: boolean },
): string {
  if (isPriced) return words.itineraryAndReceipt;
  return isTicketed ? words.tickets : words.itinerary;
}
