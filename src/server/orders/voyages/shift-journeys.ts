import type { SolutionJourney } from '../../../contract/flight-search.ts';

const MINUTE = 60_000;

/** A local time so many minutes later. */
function later(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * MINUTE).toISOString().slice(0, 16);
}

/** The same flights, some minutes later (or earlier). */
export function shiftJourneys(journeys: readonly SolutionJourney[], minutes: number): SolutionJourney[] {
  return journeys.map((journey) => ({
    ...journey,
    segments: journey.segments.map((segment) => ({
      ...segment,
      departure: later(segment.departure, minutes),
      arrival: later(segment.arrival, minutes),
    })),
  }));
}
