import type { Segment, SolutionJourney } from './flight-search.ts';

type Journeys = readonly SolutionJourney[] | null;

const segmentsOf = (journeys: Journeys): Segment[] => (journeys ?? []).flatMap(({ segments }) => segments);
const keyOf = ({ carrier, flightNumber, origin, departure, arrival }: Segment) =>
  [carrier, flightNumber, origin, departure, arrival].join(' ');

function without(some: readonly Segment[], others: readonly Segment[]): Segment[] {
  const known = new Set(others.map(keyOf));
  return some.filter((segment) => !known.has(keyOf(segment)));
}

/** The flights that only one of two itineraries has: `gone` as booked, `added` as offered. */
export function differingFlights(before: Journeys, after: Journeys): { gone: Segment[]; added: Segment[] } {
  const [booked, offered] = [segmentsOf(before), segmentsOf(after)];
  return { gone: without(booked, offered), added: without(offered, booked) };
}

/** One flight that a disruption has changed. */
export interface ChangedFlight {
  /** As booked; null for a new one. */
  before: Segment | null;
  /** As offered; null for a cancelled one. */
  after: Segment | null;
  /** Minutes by which it departs later on the local clock; negative for earlier. Null where they cannot be compared. */
  delayMinutes: number | null;
}

const isSameFlight = (one: Segment, other: Segment) =>
  one.carrier === other.carrier && one.flightNumber === other.flightNumber && one.origin === other.origin;
const isSameRoute = (one: Segment, other: Segment) =>
  one.origin === other.origin && one.destination === other.destination;

/** The flights that a disruption changes, in the order of travel: the same flight at another time, or another one on its route. */
export function changedFlights(before: Journeys, after: Journeys): ChangedFlight[] {
  const { gone, added } = differingFlights(before, after);
  const left = [...added];
  const take = (isPair: (segment: Segment) => boolean): Segment | null => {
    const at = left.findIndex(isPair);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const same = gone.map((flight) => take((other) => isSameFlight(flight, other)));
  const pairs = gone.map((flight, i) => {
    const found = same[i] ?? take((other) => isSameRoute(flight, other));
    return { before: flight, after: found, delayMinutes: found && delayMinutes(flight, found) };
  });
  return [...pairs, ...left.map((flight) => ({ before: null, after: flight, delayMinutes: null }))];
}

/** Both are local times of the same place. */
function delayMinutes(before: Segment, after: Segment): number | null {
  const at = ({ departure }: Segment) => Date.parse(`${departure}Z`);
  return before.origin === after.origin ? (at(after) - at(before)) / 60_000 : null;
}
