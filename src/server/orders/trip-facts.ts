import type { FlightOrder } from '../../contract/flight-orders.ts';
import type { TripFacts } from './order-draft.ts';

/** What the list shows and searches of flights. */
export function tripFacts(journeys: FlightOrder['journeys']): TripFacts {
  const segments = journeys.flatMap((journey) => journey.segments);
  const route: string[] = [];
  for (const journey of journeys)
    for (const place of [journey.origin, journey.destination]) if (route.at(-1) !== place) route.push(place);
  return {
    route,
    serviceNumbers: segments.map((segment) => `${segment.carrier}${segment.flightNumber}`),
    departureDate: segments[0]?.departure.slice(0, 10) ?? '',
  };
}
