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
} as const;

/** The one city of the railway outside the mainland, as the dictionary of stations names it. */
export const HONG_KONG_CITY = 'hong-kong';

export const CHINA_ZONE = 'Asia/Shanghai';

/** Rules of a party: an adult for the children, five at most. Null when it may be searched. */
export function checkTrainParty({ adult, child }: TrainParty) {
  if (adult < 1) return 'adultRequired' as const;
  return adult + child > TRAIN_LIMITS.passengers ? ('tooManyTrainPassengers' as const) : null;
}

/**
 * What the railway keeps of a ticket that is given back, by the whole hours until its train leaves: nothing from eight days on, then a
 * twentieth, a tenth, a fifth. After departure no ticket is taken back.
 */
export const RAIL_REFUND_BANDS = [
  { fromHours: 8 * 24, percent: 0 },
  { fromHours: 48, percent: 5 },
  { fromHours: 24, percent: 10 },
  { fromHours: 0, percent: 20 },
] as const;
const HOUR_MS = 3_600_000;
/** Fen. The fee is a multiple of half a yuan, and at least two. */
const FEE_STEP = 50;
const LEAST_FEE = 200;

/** The band that a departure lies in; null once the train has left. */
export function refundBand(msLeft: number) {
  return msLeft <= 0 ? null : (RAIL_REFUND_BANDS.find(({ fromHours }) => msLeft >= fromHours * HOUR_MS) ?? null);
}

/** What is kept of one ticket, in fen; null once the train has left. */
export function railRefundFee(fare: number, msLeft: number): number | null {
  const band = refundBand(msLeft);
  if (!band) return null;
  if (band.percent === 0) return 0;
  const share = Math.round((fare * band.percent) / 100 / FEE_STEP) * FEE_STEP;
  return Math.min(fare, Math.max(LEAST_FEE, share));
}

/** The moment of a time on the clocks in China. */
export function chinaInstant(local: string): Date {
  return new Date(`${local.length === 16 ? `${local}:00` : local}+08:00`);
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
