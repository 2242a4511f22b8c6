/** Passenger terms shared by all products. */
export const PASSENGER_TYPES = ['adult', 'child', 'infant'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];
export type PassengerCounts = Record<PassengerType, number>;

/** The number of people. */
export const partySize = ({ adult, child, infant }: PassengerCounts): number => adult + child + infant;

// biome-ignore format: one table
export const DOCUMENT_TYPES = [
  'passport', 'idcard', 'chinesePassport', 'internationalityPassport', 'tphm', 'eep', 'tptw', 'ttpmr', 'fpridcard', 'rphmt',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
