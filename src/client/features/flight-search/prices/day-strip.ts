import { addDays } from '../../../../contract/dates.ts';
import { MAX_SEARCH_DAYS_AHEAD } from '../../../../contract/limits.ts';
import type { FlightSearch } from '../search/search-params.ts';
import type { KnownPrice } from './known-prices.ts';

export interface StripDay {
  date: string;
  selected: boolean;
  /** Null where no search has found one: the strip never guesses. */
  price: KnownPrice | null;
}

const SPAN = 7;

/** The days around a search's departure that can be searched instead, with their known prices. */
export function daysAround(search: FlightSearch, known: ReadonlyMap<string, KnownPrice>, today: string): StripDay[] {
  const [leg] = search.journeys;
  if (!leg || search.bookingType === 'multicity') return [];
  const last = addDays(today, MAX_SEARCH_DAYS_AHEAD);
  const wanted = addDays(leg.date, -Math.floor(SPAN / 2));
  const first = wanted < today ? today : wanted;
  return Array.from({ length: SPAN }, (_, i) => addDays(first, i))
    .filter((date) => date <= last && (leg.returnDate === undefined || date <= leg.returnDate))
    .map((date) => ({ date, selected: date === leg.date, price: known.get(date) ?? null }));
}

/** The same search on another day. */
export function onDay(search: FlightSearch, date: string): FlightSearch {
  return { ...search, journeys: search.journeys.map((leg, i) => (i === 0 ? { ...leg, date } : leg)) };
}
