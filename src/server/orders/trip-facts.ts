import type { SolutionJourney } from '../../contract/flight-search.ts';
import type { TripFacts } from './order-draft.ts';

/** The flights' facts for lists and search. */
export function tripFacts(journeys: readonly SolutionJourney[]): TripFacts {
  const segments = journeys.flatMap((journey) => journey.segments);
  const route: string[] = [];
  for (const journey of journeys)
    for (const place of [journey.origin, journey.destination]) if (route.at(-1) !== place) route.push(place);
  return {
    route,
    serviceNumbers: segments.map((segment) => `${segment.carrier}${segment.flightNumber}`),
    ...daysOf(segments.map(({ departure }) => departure.slice(0, 10))),
  };
}

/** The first day of a trip, and its other departure days, from the days in order of travel. */
export function daysOf([departureDate = '', ...rest]: readonly string[]): Pick<
  TripFacts,
  'departureDate' | 'laterDays'
> {
  return { departureDate, laterDays: [...new Set(rest)].filter((day) => day !== departureDate) };
}

/** The airline shown for an order after a change of flights: still its own if that flies one of them, else the first one's. */
export function carrierAfter(known: string, journeys: readonly SolutionJourney[]): string {
  const carriers = journeys.flatMap(({ segments }) => segments.map(({ carrier }) => carrier));
  return carriers.includes(known) ? known : (carriers[0] ?? known);
}
