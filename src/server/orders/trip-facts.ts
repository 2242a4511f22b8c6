import type { SolutionJourney } from '../../contract/flight-search.ts';
import type { TripFacts } from './order-draft.ts';

/** What the list shows and searches of flights. */
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

/** The day on which a trip begins, and every other one on which something of it leaves, of those days in order of travel. */
export function daysOf([departureDate = '', ...rest]: readonly string[]): Pick<
  TripFacts,
  'departureDate' | 'laterDays'
> {
  return { departureDate, laterDays: [...new Set(rest)].filter((day) => day !== departureDate) };
}

/** The airline that an order is known by once its flights are others: still its own where that flies one of them, else the first one’s. */
export function carrierAfter(known: string, journeys: readonly SolutionJourney[]): string {
  const carriers = journeys.flatMap(({ segments }) => segments.map(({ carrier }) => carrier));
  return carriers.includes(known) ? known : (carriers[0] ?? known);
}
