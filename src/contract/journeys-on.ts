import { addDays } from './dates.ts';
import type { SolutionJourney } from './flight-search.ts';
import type { RequestedJourney } from './order-changes.ts';

const DAY_MS = 86_400_000;

/** Moves the wanted journeys to their new days, at the same times; a required flight sets the number of the first. */
export function journeysOn(
  journeys: readonly SolutionJourney[],
  wanted: readonly RequestedJourney[],
): SolutionJourney[] {
  return journeys.map((journey, i) => {
    const wish = wanted.find((one) => one.journey === i);
    const from = journey.segments[0]?.departure.slice(0, 10);
    if (!wish || !from) return journey;
    const days = Math.round((Date.parse(wish.date) - Date.parse(from)) / DAY_MS);
    const moved = (at: string) => addDays(at.slice(0, 10), days) + at.slice(10);
    const segments = journey.segments.map((segment, position) => ({
      ...segment,
      ...(position === 0 && wish.flight
        ? { carrier: wish.flight.slice(0, 2), flightNumber: wish.flight.slice(2).replace(/^0+/, '') }
        : {}),
      departure: moved(segment.departure),
      arrival: moved(segment.arrival),
    }));
    return { ...journey, segments };
  });
}
