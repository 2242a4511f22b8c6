import type { SearchWords } from '../../../../parsing/search-words/types.ts';
import type { SearchDraft } from './draft.ts';

/** The form filled from words; other values stay as they were. */
export function draftOfWords(words: SearchWords, before: SearchDraft): SearchDraft {
  const { journeys, bookingType, passengers, cabin } = words;
  const last = before.legs.at(-1);
  const legs = journeys.map(({ origin, destination, date }, i) => {
    const leg = before.legs[i] ?? { origin: '', destination: '', date: last?.date ?? '' };
    return { origin: origin ?? leg.origin, destination: destination ?? leg.destination, date: date ?? leg.date };
  });
  return {
    bookingType,
    legs: legs.length > 0 ? legs : before.legs,
    returnDate: journeys[0]?.returnDate ?? (bookingType === 'return' ? before.returnDate : ''),
    passengers,
    cabin,
    airportOnly: [],
  };
}

/** Whether words hold nothing for the form. */
export function isEmpty({ journeys, passengers, cabin, flightNumbers, nonStop }: SearchWords): boolean {
  const { adult, child, infant } = passengers;
  const isUsual = adult === 1 && child === 0 && infant === 0 && cabin === 'economy' && !nonStop;
  return isUsual && journeys.length === 0 && flightNumbers.length === 0;
}

/** Whether words form a complete search and nothing else, so that it may start at once. */
export function isPlain({ search, unread, unclear }: SearchWords): boolean {
  return search !== null && unread.length === 0 && unclear.length === 0;
}

/** Airlines of the named flights; the results start with them as filters. */
export function airlinesOf({ flightNumbers }: SearchWords): string[] {
  return [...new Set(flightNumbers.map((flight) => flight.slice(0, 2)))];
}
