import { differingFlights } from '../../../contract/changed-flights.ts';
import type { SolutionJourney } from '../../../contract/flight-search.ts';
import { instantOf } from '../../wall-clock.ts';

/**
 * The departures of a disruption's flights: those changed or cancelled, as booked and as changed; all where none differs. `departure` is
 * the first of them as booked, local time.
 */
export function departuresOf(before: readonly SolutionJourney[], after: readonly SolutionJourney[] | null) {
  const booked = before.flatMap(({ segments }) => segments);
  const { gone, added } = differingFlights(before, after);
  const changed = [...gone, ...added];
  const affected = changed.length > 0 ? changed : booked;
  const times = affected.map(({ departure, originZone }) => instantOf(departure, originZone));
  return {
    departure: (gone[0] ?? booked[0])?.departure,
    firstDepartureAt: new Date(Math.min(...times)),
    lastDepartureAt: new Date(Math.max(...times)),
  };
}

/** Whether all flights of a disruption have left. */
export function haveLeft({ lastDepartureAt }: { lastDepartureAt: Date }, now: Date): boolean {
  return lastDepartureAt <= now;
}
