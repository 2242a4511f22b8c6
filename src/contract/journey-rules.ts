import { MAX_JOURNEYS } from './limits.ts';

/** The errors of a list of journeys, by their names in spec §5. `index` is the journey's position from 0. */
export type JourneyError =
  | { key: 'flight.booking.journeyError.empty' }
  | { key: 'order.flight.booking.journeyError.rules'; index?: number };

interface Leg {
  origin: string;
  destination: string;
}

/**
 * Checks the journeys of a search (spec §5): at least one, and no journey that starts and ends in the same city once airports are mapped to
 * their city (PVG and SHA are both Shanghai). `cityOf` returns the city code of an airport or city code.
 */
export function checkJourneys(
  journeys: readonly Leg[],
  cityOf: (code: string) => string | undefined,
): JourneyError | null {
  if (journeys.length === 0) return { key: 'flight.booking.journeyError.empty' };
  if (journeys.length > MAX_JOURNEYS) return { key: 'order.flight.booking.journeyError.rules' };
  const index = journeys.findIndex(({ origin, destination }) => {
    const from = cityOf(origin);
    const to = cityOf(destination);
    return from === undefined || to === undefined || from === to;
  });
  return index === -1 ? null : { key: 'order.flight.booking.journeyError.rules', index };
}
