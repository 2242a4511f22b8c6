import type { ExactFlight } from '../../contract/accurate-search.ts';
import type { IsoDate } from '../../contract/dates.ts';
import type { PassengerCounts } from '../../contract/passenger-terms.ts';
import type { PnrPassenger, PnrSegment } from './answer.ts';
import { groupJourneys } from './journeys.ts';

/** Why a segment is not searched for; 'left': by the agent. */
export type SkipReason = 'arnk' | 'open' | 'flown' | 'past' | 'notHeld' | 'incomplete' | 'left';

export interface FlightPlan {
  /** Each journey as indexes into the segments. */
  journeys: number[][];
  /** For every segment, why it is in no journey; null for those that are. */
  skipped: (SkipReason | null)[];
}

/**
 * The flights of a reservation that can be searched for: held, in the future and complete. Skipped segments split the journeys around them,
 * and so does a return to a journey's origin.
 *
 * @param left segments that the agent excluded
 */
export function planFlights(segments: readonly PnrSegment[], today: IsoDate, left: ReadonlySet<number>): FlightPlan {
  const grouped = groupJourneys(segments);
  const held = new Set(grouped.flat());
  const skipped = segments.map((segment, i) =>
    left.has(i) && segment.kind === 'air' ? 'left' : reasonToSkip(segment, today, held.has(i)),
  );
  const journeys: number[][] = [];
  for (const journey of grouped) {
    let open: number[] | null = null;
    for (const index of journey) {
      const segment = segments[index];
      if (skipped[index] !== null || !segment) {
        open = null;
        continue;
      }
      const start: PnrSegment | undefined = segments[open?.[0] ?? -1];
      if (open && start && start.origin !== segment.destination) open.push(index);
      else journeys.push((open = [index]));
    }
  }
  return { journeys, skipped };
}

function reasonToSkip(segment: PnrSegment, today: IsoDate, isHeld: boolean): SkipReason | null {
  if (segment.kind !== 'air') return segment.kind;
  if (segment.status === 'FLWN') return 'flown';
  if (segment.date !== null && segment.date < today) return 'past';
  if (!isHeld) return 'notHeld';
  return exactFlight(segment) ? null : 'incomplete';
}

/** A segment as a search criterion; null when part of it is unknown. */
export function exactFlight(segment: PnrSegment): ExactFlight | null {
  const { airline, flightNumber, bookingClass, date, origin, destination, departureTime } = segment;
  if (!airline || !flightNumber || !bookingClass || !date || !origin || !destination) return null;
  const flight = { carrier: airline, flightNumber, bookingClass, date, origin, destination };
  return departureTime ? { ...flight, departureTime } : flight;
}

const TYPES = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

/** The number of travellers per type; one adult where no names are printed. */
export function partyOfPnr(passengers: readonly Pick<PnrPassenger, 'type'>[]): PassengerCounts {
  const counts: PassengerCounts = { adult: 0, child: 0, infant: 0 };
  for (const { type } of passengers) counts[TYPES[type]] += 1;
  return passengers.length === 0 ? { ...counts, adult: 1 } : counts;
}
