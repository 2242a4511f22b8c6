import { addDays } from '../../../../contract/dates.ts';
import type { BookingType, Cabin } from '../../../../contract/flight-terms.ts';
import { MAX_JOURNEYS } from '../../../../contract/limits.ts';
import type { PassengerCounts } from '../../../../contract/passenger-terms.ts';
import type { FlightSearch } from './search-params.ts';

/** One flight of the form; codes and dates are empty until given. */
export interface LegDraft {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
}

/** The search form's state: everything a search needs, possibly incomplete. */
export interface SearchDraft {
  readonly bookingType: BookingType;
  /** The first leg serves one-way and return; the others stay while another type is chosen. */
  readonly legs: readonly LegDraft[];
  readonly returnDate: string;
  readonly passengers: PassengerCounts;
  readonly cabin: Cabin;
  /**
   * Airports meant alone although their code also names the whole city (BKK is Suvarnabhumi and Bangkok): the search uses the city, the
   * results start with this airport as a filter.
   */
  readonly airportOnly: readonly string[];
}

const EMPTY_LEG: LegDraft = { origin: '', destination: '', date: '' };

/** The defaults of spec §3: tomorrow, one adult, one-way, economy. */
export function newDraft(today: string): SearchDraft {
  return {
    bookingType: 'oneway',
    legs: [{ ...EMPTY_LEG, date: addDays(today, 1) }],
    returnDate: '',
    passengers: { adult: 1, child: 0, infant: 0 },
    cabin: 'economy',
    airportOnly: [],
  };
}

export function draftOf(search: FlightSearch, airports: readonly string[] = []): SearchDraft {
  const legs = search.journeys.map(({ origin, destination, date }) => ({ origin, destination, date }));
  const codes = new Set(legs.flatMap((leg) => [leg.origin, leg.destination]));
  return {
    bookingType: search.bookingType,
    legs,
    returnDate: search.journeys[0]?.returnDate ?? '',
    passengers: search.passengers,
    cabin: search.cabin,
    airportOnly: airports.filter((code) => codes.has(code)),
  };
}

/** The legs that the trip type uses. */
export function usedLegs(draft: SearchDraft): readonly LegDraft[] {
  return draft.bookingType === 'multicity' ? draft.legs : draft.legs.slice(0, 1);
}

export function searchOfDraft(draft: SearchDraft): FlightSearch {
  const journeys = usedLegs(draft).map((leg) =>
    draft.bookingType === 'return' ? { ...leg, returnDate: draft.returnDate } : leg,
  );
  return { bookingType: draft.bookingType, journeys, passengers: draft.passengers, cabin: draft.cabin };
}

export function withType(draft: SearchDraft, bookingType: BookingType): SearchDraft {
  const next = { ...draft, bookingType };
  if (bookingType === 'multicity' && next.legs.length < 2) return withLegAdded(next);
  const [first] = next.legs;
  if (bookingType === 'return' && first?.date && next.returnDate < first.date) {
    return { ...next, returnDate: addDays(first.date, 7) };
  }
  return next;
}

export function withLeg(draft: SearchDraft, index: number, change: Partial<LegDraft>): SearchDraft {
  return { ...draft, legs: draft.legs.map((leg, i) => (i === index ? { ...leg, ...change } : leg)) };
}

/** Sets a place of a leg; `alone` when an airport is meant whose code also names its city. */
export function withPlace(
  draft: SearchDraft,
  index: number,
  end: 'origin' | 'destination',
  place: { code: string; alone: boolean },
): SearchDraft {
  const others = draft.airportOnly.filter((code) => code !== place.code);
  const next = withLeg(draft, index, { [end]: place.code });
  const following = next.legs[index + 1];
  const continues = end === 'destination' && following !== undefined && following.origin === '';
  return {
    ...(continues ? withLeg(next, index + 1, { origin: place.code }) : next),
    airportOnly: place.alone ? [...others, place.code] : others,
  };
}

/** Sets the departure, and moves an earlier return. */
export function withDate(draft: SearchDraft, index: number, date: string): SearchDraft {
  const next = withLeg(draft, index, { date });
  return index === 0 && next.returnDate !== '' && next.returnDate < date ? { ...next, returnDate: date } : next;
}

/** A new leg starts where and when the last one ends. */
export function withLegAdded(draft: SearchDraft): SearchDraft {
  const last = draft.legs.at(-1);
  if (draft.legs.length >= MAX_JOURNEYS) return draft;
  const date = last?.date ? addDays(last.date, 3) : '';
  return { ...draft, legs: [...draft.legs, { origin: last?.destination ?? '', destination: '', date }] };
}

export function withLegRemoved(draft: SearchDraft, index: number): SearchDraft {
  return { ...draft, legs: draft.legs.filter((_, i) => i !== index) };
}

export function withEndsSwapped(draft: SearchDraft, index: number): SearchDraft {
  const leg = draft.legs[index];
  return leg ? withLeg(draft, index, { origin: leg.destination, destination: leg.origin }) : draft;
}
