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

export const CHINA_ZONE = 'Asia/Shanghai';

/** Rules of a party: an adult for the children, five at most. Null when it may be searched. */
export function checkTrainParty({ adult, child }: TrainParty) {
  if (adult < 1) return 'adultRequired' as const;
  return adult + child > TRAIN_LIMITS.passengers ? ('tooManyTravellers' as const) : null;
}
