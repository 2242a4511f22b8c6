import type { Instant, LocalTime } from './dates.ts';
import { type RefundBand, railRulesAt, type SpringFestival, springFestivalOn } from './rail-rules.ts';

/** The vocabulary of trains and the rules of a search that need no schema, so that the search screen loads no yup. */

/** What a train number begins with: high-speed, electric multiple unit, intercity; direct express, express, fast. */
export const TRAIN_KINDS = ['G', 'D', 'C', 'Z', 'T', 'K'] as const;
export type TrainKind = (typeof TRAIN_KINDS)[number];

export const SEAT_CLASSES = [
  'business',
  'first',
  'second',
  'softSleeper',
  'hardSleeper',
  'hardSeat',
  'standing',
] as const;
export type SeatClass = (typeof SEAT_CLASSES)[number];

/** Who rides on one booking: everybody has a ticket of their own, a child (under 14 on the day of travel) at half the fare of a seat. */
export const TRAIN_PASSENGER_TYPES = ['adult', 'child'] as const;
export type TrainPassengerType = (typeof TRAIN_PASSENGER_TYPES)[number];
export type TrainParty = Record<TrainPassengerType, number>;
export const CHILD_AGES = { from: 0, until: 14 } as const;

/** The documents that a railway ticket can be bought under. */
export const RAIL_DOCUMENTS = ['idcard', 'passport', 'eep', 'tphm', 'tptw', 'ttpmr', 'fpridcard', 'rphmt'] as const;

/** Whom a railway ticket is sold to: anybody with one of its documents. */
export const RAIL_RESTRICTIONS = {
  minAge: null,
  maxAge: null,
  documentTypes: [...RAIL_DOCUMENTS],
  eligibleCountries: null,
  ineligibleCountries: [],
};

export const TRAIN_LIMITS = {
  passengers: 5,
  /** Days on sale, today among them. */
  saleDays: 15,
  /** How far ahead the timetable can be looked at. */
  searchDays: 30,
  /** Sales end this long before a train leaves. */
  closesMinutes: 10,
  holdMinutes: 30,
  /** For so long after its train has left a ticket can be asked back for another reason than a wish of the passenger's own. */
  returnDays: 30,
} as const;

/** The one city of the railway outside the mainland, as the dictionary of stations names it. */
export const HONG_KONG_CITY = 'hong-kong';

export const CHINA_ZONE = 'Asia/Shanghai';

/** Rules of a party: an adult for the children, five at most. Null when it may be searched. */
export function checkTrainParty({ adult, child }: TrainParty) {
  if (adult < 1) return 'adultRequired' as const;
  return adult + child > TRAIN_LIMITS.passengers ? ('tooManyTrainPassengers' as const) : null;
}

/** The moment of a time on the clocks in China. */
export function chinaInstant(local: LocalTime): Date {
  return new Date(`${local.length === 16 ? `${local}:00` : local}+08:00`);
}

/** A ticket as the railway's fees know it. */
export interface RailTicket {
  /** When its train leaves, on the clocks in China. */
  departure: LocalTime;
  /** The trains that it was changed from, with the moments of the changes, the first one first; none of a ticket as it was bought. */
  changes: readonly { departure: LocalTime; at: Instant }[];
}

/** What is kept of a ticket by how long before its departure it is given back, and which rule has it so. */
export interface RefundTerms {
  rule: 'byNotice' | 'changedFromNear' | 'changedIntoFestival';
  /** The longest notice first, the last one from 0 hours. */
  bands: readonly RefundBand[];
  /** The period that the ticket was changed into. */
  festival: SpringFestival | null;
}

const HOUR_MS = 3_600_000;

const msUntil = (departure: LocalTime, at: Date) => chinaInstant(departure).getTime() - at.getTime();

/**
 * What the railway keeps of a ticket that is given back, by its rules at that moment (rail-rules.ts): its share by the notice; of a ticket
 * that was changed into a Spring Festival period, one share whatever the notice; and of one that was changed from a near train to a far
 * one, the near one's share for as long as that would be more.
 */
export function refundTerms({ departure, changes }: RailTicket, now: Date): RefundTerms {
  const { bands, changedFromNear: near, changedIntoFestival } = railRulesAt(now);
  const festival = changes.length > 0 ? springFestivalOn(departure.slice(0, 10)) : null;
  if (festival)
    return { rule: 'changedIntoFestival', bands: [{ fromHours: 0, percent: changedIntoFestival.percent }], festival };
  const isNear = (train: LocalTime, at: Date) => msUntil(train, at) < near.withinHours * HOUR_MS;
  const moved = changes.map(({ departure: from, at }) => ({ from, at: new Date(at) }));
  const wasNear = moved.some(({ from, at }) => isNear(from, at) && !isNear(departure, at));
  if (!wasNear || isNear(departure, now)) return { rule: 'byNotice', bands, festival };
  const atLeast = bands.map((band) => ({ ...band, percent: Math.max(band.percent, near.percent) }));
  // Of neighbours that have become the same, the one with the shorter notice says it for both.
  const told = atLeast.filter(({ percent }, i) => percent !== atLeast[i + 1]?.percent);
  return { rule: 'changedFromNear', bands: told, festival };
}

/** The band that a ticket lies in when it is given back now; null once its train has left. */
export function refundBand(ticket: RailTicket, now: Date): RefundBand | null {
  const left = msUntil(ticket.departure, now);
  if (left <= 0) return null;
  return refundTerms(ticket, now).bands.find(({ fromHours }) => left >= fromHours * HOUR_MS) ?? null;
}

/**
 * The band for what a change to a cheaper train gives back: that of the old ticket, or one share whatever the notice where the new train
 * leaves in a Spring Festival period. Null once the old train has left.
 */
export function changeBand(old: RailTicket, departure: LocalTime, now: Date): RefundBand | null {
  const band = refundBand(old, now);
  if (!band || !springFestivalOn(departure.slice(0, 10))) return band;
  return { fromHours: 0, percent: railRulesAt(now).changedIntoFestival.percent };
}

/** What is kept of a fare, or of what comes back of one, in fen and never more than that. */
export function railFee(fare: number, { percent }: Pick<RefundBand, 'percent'>, now: Date): number {
  if (percent === 0) return 0;
  const { feeStep, leastFee } = railRulesAt(now);
  // Whole numbers all the way; half a step is rounded up.
  const steps = Math.floor((2 * fare * percent + 100 * feeStep) / (200 * feeStep));
  return Math.min(fare, Math.max(leastFee, steps * feeStep));
}

/** The places in a row that can be asked for: A and F at the windows, C and D at the aisle, B between; L, M, U the berths from below. */
export const SEAT_PLACES: Readonly<Record<SeatClass, readonly string[]>> = {
  business: ['A', 'C', 'F'],
  first: ['A', 'C', 'D', 'F'],
  second: ['A', 'B', 'C', 'D', 'F'],
  softSleeper: ['L', 'U'],
  hardSleeper: ['L', 'M', 'U'],
  hardSeat: [],
  standing: [],
};
