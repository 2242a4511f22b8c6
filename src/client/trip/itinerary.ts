import type { Segment, SolutionJourney } from '../../contract/flight-search.ts';

/** Calendar days between two wall-clock times, each at its own place: the `+1` beside an arrival. */
export function dayOffset(departure: string, arrival: string): number {
  return Math.round((Date.parse(`${arrival.slice(0, 10)}Z`) - Date.parse(`${departure.slice(0, 10)}Z`)) / 86_400_000);
}

/** Minutes on the ground between two segments; both clocks are those of the connecting city. */
export function layoverMinutes(before: Segment, after: Segment): number {
  return Math.round((Date.parse(`${after.departure}Z`) - Date.parse(`${before.arrival}Z`)) / 60_000);
}

/** Places in order of travel without repeats side by side, e.g. SIN SYD SIN. */
export function routeOf(journeys: readonly SolutionJourney[]): string[] {
  const places = journeys.flatMap((journey) => [journey.origin, journey.destination]);
  return places.filter((place, i) => place !== places[i - 1]);
}

/** How every screen writes a flight: `MU 567`. */
export function flightName({ carrier, flightNumber }: Pick<Segment, 'carrier' | 'flightNumber'>): string {
  return `${carrier} ${flightNumber}`;
}

/** The same of a number with its airline's two letters or digits in front, as orders list them: `MU567`. */
export function listedFlightName(number: string): string {
  return flightName({ carrier: number.slice(0, 2), flightNumber: number.slice(2) });
}

/** First departure and last arrival as dates, for age and expiry rules. */
export function travelDates(journeys: readonly SolutionJourney[]): { first: string; last: string } {
  const segments = journeys.flatMap((journey) => journey.segments);
  return {
    first: segments[0]?.departure.slice(0, 10) ?? '',
    last: segments.at(-1)?.arrival.slice(0, 10) ?? '',
  };
}

/** The clock of a wall time, `09:15`. */
export function clockOf(localTime: string): string {
  return localTime.slice(11, 16);
}
