import type { Instant, LocalTime } from './dates.ts';
import { type RefundBand, railRulesAt, type SpringFestival, springFestivalOn } from './rail-rules.ts';

/** Train terms and search rules that need no schema, so that the search screen loads no yup. */

/** Prefixes of train numbers: high-speed, electric multiple unit, intercity; direct express, express, fast. */
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

/** Passengers of one booking: each has their own ticket, a child (under 14 on the day of travel) at half the fare of a seat. */
export const TRAIN_PASSENGER_TYPES = ['adult', 'child'] as const;
export type TrainPassengerType = (typeof TRAIN_PASSENGER_TYPES)[number];
export type TrainParty = Record<TrainPassengerType, number>;
export const CHILD_AGES = { from: 0, until: 14 } as const;

/** The documents accepted for a railway ticket. */
export const RAIL_DOCUMENTS = ['idcard', 'passport', 'eep', 'tphm', 'tptw', 'ttpmr', 'fpridcard', 'rphmt'] as const;

/** Who may buy a railway ticket: anybody with one of its documents. */
export const RAIL_RESTRICTIONS = {
  minAge: null,
  maxAge: null,
  documentTypes: [...RAIL_DOCUMENTS],
  eligibleCountries: null,
  ineligibleCountries: [],
};

export const TRAIN_LIMITS = {
  passengers: 5,
  /** Days on sale, today included. */
  saleDays: 15,
  /** How far ahead the timetable can be searched. */
  searchDays: 30,
  /** Sales close this long before departure. */
  closesMinutes: 10,
  holdMinutes: 30,
  /** How long after departure a ticket can be refunded for an involuntary reason. */
  returnDays: 30,
} as const;

/** The one city of the railway outside the mainland, by its id in the dictionary of stations. */
export const HONG_KONG_CITY = 'hong-kong';

export const CHINA_ZONE = 'Asia/Shanghai';

/** Checks a party: an adult for the children, five at most. Null when it is valid. */
export function checkTrainParty({ adult, child }: TrainParty) {
  if (adult < 1) return 'adultRequired' as const;
  return adult + child > TRAIN_LIMITS.passengers ? ('tooManyTrainPassengers' as const) : null;
}

/** The instant of a China time. */
export function chinaInstant(local: LocalTime): Date {
  return new Date(`${local.length === 16 ? `${local}:00` : local}+08:00`);
}

/** A ticket as needed for the railway's fees. */
export interface RailTicket {
  /** Its departure in China time. */
  departure: LocalTime;
  /** The trains that it was changed from, with the instants of the changes, the first one first; empty for an unchanged ticket. */
  changes: readonly { departure: LocalTime; at: Instant }[];
}

/** The withheld shares of a ticket by time to departure, and the rule that they follow. */
export interface RefundTerms {
  rule: 'byNotice' | 'changedFromNear' | 'changedIntoFestival';
  /** The longest notice first, the last one from 0 hours. */
  bands: readonly RefundBand[];
  /** The festival it was changed into. */
  festival: SpringFestival | null;
}

const HOUR_MS = 3_600_000;

const msUntil = (departure: LocalTime, at: Date) => chinaInstant(departure).getTime() - at.getTime();

/**
 * What the railway withholds from a refunded ticket, by its rules at that moment (rail-rules.ts): a share by the notice; for a ticket that
 * was changed into a Spring Festival period, one share whatever the notice; and for one that was changed from a near train to a far one,
 * the near one's share while that is higher.
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
  // Of neighbours with the same share, the one with the shorter notice covers both.
  const told = atLeast.filter(({ percent }, i) => percent !== atLeast[i + 1]?.percent);
  return { rule: 'changedFromNear', bands: told, festival };
}

/** The band of a ticket that is refunded now; null after departure. */
export function refundBand(ticket: RailTicket, now: Date): RefundBand | null {
  const left = msUntil(ticket.departure, now);
  if (left <= 0) return null;
  return refundTerms(ticket, now).bands.find(({ fromHours }) => left >= fromHours * HOUR_MS) ?? null;
}

/**
 * The band for the refund of a change to a cheaper train: that of the old ticket, or one share whatever the notice where the new train
 * leaves in a Spring Festival period. Null after the old train's departure.
 */
export function changeBand(old: RailTicket, departure: LocalTime, now: Date): RefundBand | null {
  const band = refundBand(old, now);
  if (!band || !springFestivalOn(departure.slice(0, 10))) return band;
  return { fromHours: 0, percent: railRulesAt(now).changedIntoFestival.percent };
}

/** The fee on a fare, or on the refund of one, in fen and never more than that. */
export function railFee(fare: number, { percent }: Pick<RefundBand, 'percent'>, now: Date): number {
  if (percent === 0) return 0;
  const { feeStep, leastFee } = railRulesAt(now);
  // Integer arithmetic throughout; half a step is rounded up.
  const steps = Math.floor((2 * fare * percent + 100 * feeStep) / (200 * feeStep));
  return Math.min(fare, Math.max(leastFee, steps * feeStep));
}

/** The selectable places in a row: A and F at the windows, C and D at the aisle, B between; L, M, U the berths from below. */
export const SEAT_PLACES: Readonly<Record<SeatClass, readonly string[]>> = {
  business: ['A', 'C', 'F'],
  first: ['A', 'C', 'D', 'F'],
  second: ['A', 'B', 'C', 'D', 'F'],
  softSleeper: ['L', 'U'],
  hardSleeper: ['L', 'M', 'U'],
  hardSeat: [],
  standing: [],
};
