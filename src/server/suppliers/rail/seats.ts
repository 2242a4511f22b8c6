import { createHash } from 'node:crypto';
import type { SeatClass, TrainKind } from '../../../contract/train-terms.ts';
import type { Chance } from '../sandbox/chance.ts';
import type { SeatClaim } from '../sandbox/inventory.ts';
import { type DayNumber, dateOfDay } from '../sandbox/local-time.ts';
import type { Train } from './network.ts';

/** Seats of each class on a train that has it. */
const SEATS: Record<SeatClass, number> = {
  business: 24,
  first: 112,
  second: 560,
  softSleeper: 72,
  hardSleeper: 396,
  hardSeat: 472,
  standing: 90,
};
const INTERCITY_SEATS = 400;
const SLOT_MINUTES = 30;

/** A stretch of one train on one day; stops are counted from its first. */
export interface Stretch {
  train: Train;
  /** The train's start date. */
  day: DayNumber;
  from: number;
  to: number;
}

/**
 * The seats of a class on each hop of the stretch before any booking here: a train is fuller around its largest cities and nearer to its
 * day, so a seat can be sold out on one hop and free on the next.
 */
export function claimsOf(
  chance: Chance,
  { train, day, from, to }: Stretch,
  seatClass: SeatClass,
  { seats, today }: { seats: number; today: DayNumber },
): SeatClaim[] {
  const demand = chance.unit('rail demand', train.no, seatClass, day);
  const pace = 1 / (1 + Math.max(0, day - today) / 6);
  const room = roomOf(train.kind, seatClass);
  return Array.from({ length: to - from }, (_, i) => {
    const hop = from + i;
    const wobble = chance.unit('rail hop', train.no, seatClass, day, hop);
    const load = Math.min(1, 0.1 + demand * 0.62 + pace * 0.2 + wobble * 0.12);
    const key = `rail ${train.no} ${dateOfDay(day)} ${seatClass} ${hop}`;
    return { key, date: dateOfDay(day), seats, given: Math.floor(room * (1 - load)) };
  });
}

function roomOf(kind: TrainKind, seatClass: SeatClass): number {
  return kind === 'C' && seatClass === 'second' ? INTERCITY_SEATS : SEATS[seatClass];
}

/** Seats left on every hop of the stretch. */
export function leftOf(claims: readonly SeatClaim[], sold: ReadonlyMap<string, number>): number {
  return Math.max(0, Math.min(...claims.map(({ key, given }) => given - (sold.get(key) ?? 0))));
}

/**
 * The half-hours of a passenger's ride, each of which has room for one train (real-name rule): claimed like a seat, so that two concurrent
 * bookings cannot both have it. `rider` is a pseudonym of the document.
 */
export function rideClaims(stretch: Stretch, rider: string): SeatClaim[] {
  return slotsOf(stretch, createHash('sha256').update(rider).digest('base64url').slice(0, 22));
}

/** The same for a passenger whose claim name is known. */
export function slotsOf({ train, day, from, to }: Stretch, who: string): SeatClaim[] {
  const departs = train.stops[from]?.depart ?? 0;
  const arrives = train.stops[to]?.arrive ?? 0;
  const half = SLOT_MINUTES / 2;
  const first = Math.ceil((departs - half) / SLOT_MINUTES);
  const last = Math.max(first + 1, Math.ceil((arrives - half) / SLOT_MINUTES));
  return Array.from({ length: last - first }, (_, i) => {
    const minute = day * 1440 + (first + i) * SLOT_MINUTES;
    const date = dateOfDay(Math.floor(minute / 1440));
    return { key: `${RIDER}${who} ${minute}`, date, seats: 1, given: 1 };
  });
}

const RIDER = 'rider ';

/** Whether a claim is on a passenger's time, not on a seat. */
export function isPassengerClaim({ key }: Pick<SeatClaim, 'key'>): boolean {
  return key.startsWith(RIDER);
}

/** The passengers whose time is claimed, distinct. */
export function passengerClaimsOf(claims: readonly SeatClaim[]): string[] {
  return [...new Set(claims.filter(isPassengerClaim).map(({ key }) => key.split(' ')[1] ?? ''))];
}
