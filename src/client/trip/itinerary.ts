import type { Segment, SolutionJourney } from '../../contract/flight-search.ts';
import { flightName } from '../../contract/trip-texts.ts';

export { clockOf, dayOffset, flightName, layoverMinutes } from '../../contract/trip-texts.ts';

/** Places in order of travel without repeats side by side, e.g. SIN SYD SIN. */
export function routeOf(journeys: readonly SolutionJourney[]): string[] {
  const places = journeys.flatMap((journey) => [journey.origin, journey.destination]);
  return places.filter((place, i) => place !== places[i - 1]);
}

/** The same with the airline code in front, as orders list flight numbers: `MU567`. */
export function listedFlightName(number: string): string {
  return flightName({ carrier: number.slice(0, 2), flightNumber: number.slice(2) });
}

/** A flight with its route, `MU 567 PVG–SIN`. */
export function legName(segment: Segment): string {
  return `${flightName(segment)} ${segment.origin}–${segment.destination}`;
}

/** First departure and last arrival as dates, for age and expiry rules. */
export function travelDates(journeys: readonly SolutionJourney[]): { first: string; last: string } {
  const segments = journeys.flatMap((journey) => journey.segments);
  return {
    first: segments[0]?.departure.slice(0, 10) ?? '',
    last: segments.at(-1)?.arrival.slice(0, 10) ?? '',
  };
}
