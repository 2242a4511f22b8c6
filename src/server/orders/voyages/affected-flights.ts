import type { SolutionJourney } from '../../../contract/flight-search.ts';
import { instantOf } from '../../wall-clock.ts';

type Segment = SolutionJourney['segments'][number];

const segmentsOf = (journeys: readonly SolutionJourney[] | null) =>
  (journeys ?? []).flatMap(({ segments }) => segments);
const keyOf = ({ carrier, flightNumber, origin, departure, arrival }: Segment) =>
  [carrier, flightNumber, origin, departure, arrival].join(' ');

function without(some: readonly Segment[], others: readonly Segment[]): Segment[] {
  const known = new Set(others.map(keyOf));
  return some.filter((segment) => !known.has(keyOf(segment)));
}

/**
 * When the flights depart that a disruption is about: those that fly otherwise or no more, as booked and as they fly then; all where none
 * differs. `departure` is the first of them as it was booked, local.
 */
export function departuresOf(before: readonly SolutionJourney[], after: readonly SolutionJourney[] | null) {
  const [booked, offered] = [segmentsOf(before), segmentsOf(after)];
  const changed = [...without(booked, offered), ...without(offered, booked)];
  const affected = changed.length > 0 ? changed : booked;
  const [first] = without(booked, offered);
  const times = affected.map(({ departure, originZone }) => instantOf(departure, originZone));
  return {
    departure: (first ?? booked[0])?.departure,
    firstDepartureAt: new Date(Math.min(...times)),
    lastDepartureAt: new Date(Math.max(...times)),
  };
}

/** Whether all flights that a disruption is about have left. */
export function haveLeft({ lastDepartureAt }: { lastDepartureAt: Date }, now: Date): boolean {
  return lastDepartureAt <= now;
}
