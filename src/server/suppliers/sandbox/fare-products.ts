import type { Solution } from '../../../contract/flight-search.ts';
import type { Cabin, ProductType } from '../../../contract/flight-terms.ts';

export type SoldCabin = 'F' | 'C' | 'W' | 'Y';

/** premium_first and premium_business share the seats of the cabin they refine. */
export const CABIN_OF: Record<Cabin, SoldCabin> = {
  first: 'F',
  premium_first: 'F',
  business: 'C',
  premium_business: 'C',
  premium_economy: 'W',
  economy: 'Y',
};

interface BookingClass {
  letter: string;
  /** Share of the cabin's full fare, in thousandths. */
  level: number;
  /** The class is open while less than this share of the flight is sold, in thousandths. */
  opensBelow: number;
}

/** Booking classes, most expensive first. */
// biome-ignore format: one table
export const BOOKING_CLASSES: Record<SoldCabin, readonly BookingClass[]> = {
  Y: [
    { letter: 'Y', level: 1000, opensBelow: 1000 }, { letter: 'B', level: 880, opensBelow: 980 }, { letter: 'M', level: 770, opensBelow: 950 },
    { letter: 'H', level: 680, opensBelow: 910 }, { letter: 'K', level: 600, opensBelow: 860 }, { letter: 'L', level: 530, opensBelow: 800 },
    { letter: 'Q', level: 470, opensBelow: 730 }, { letter: 'T', level: 415, opensBelow: 650 }, { letter: 'V', level: 365, opensBelow: 560 },
    { letter: 'N', level: 320, opensBelow: 460 },
  ],
  W: [{ letter: 'W', level: 1000, opensBelow: 1000 }, { letter: 'E', level: 820, opensBelow: 850 }, { letter: 'P', level: 690, opensBelow: 650 }],
  C: [
    { letter: 'J', level: 1000, opensBelow: 1000 }, { letter: 'C', level: 860, opensBelow: 920 }, { letter: 'D', level: 730, opensBelow: 810 },
    { letter: 'I', level: 610, opensBelow: 680 }, { letter: 'Z', level: 520, opensBelow: 540 },
  ],
  F: [{ letter: 'F', level: 1000, opensBelow: 1000 }, { letter: 'A', level: 780, opensBelow: 750 }],
};

/** The cabin and index of a class letter; null for letters that the sandbox's carriers do not use. */
export function bookingClassOf(letter: string): { cabin: SoldCabin; index: number } | null {
  for (const cabin of CABINS) {
    const index = BOOKING_CLASSES[cabin].findIndex((one) => one.letter === letter);
    if (index >= 0) return { cabin, index };
  }
  return null;
}

const CABINS = ['Y', 'W', 'C', 'F'] as const;
/** More than any cabin has classes. */
const APART = 100;

/**
 * A class's number in offers of a brand: its index in the brand's cabin, offset for another cabin, as when flights of mixed cabins were
 * requested.
 */
export function classNumber(ofBrand: SoldCabin, { cabin, index }: { cabin: SoldCabin; index: number }): number {
  return cabin === ofBrand ? index : APART * (1 + CABINS.indexOf(cabin)) + index;
}

/** The cabin of such a number and the index of its class. */
export function classAt(ofBrand: SoldCabin, number: number): { cabin: SoldCabin; index: number } {
  const cabin = CABINS[Math.floor(number / APART) - 1];
  return cabin ? { cabin, index: number % APART } : { cabin: ofBrand, index: number };
}

/** A cabin's full fare relative to economy's, in thousandths. */
export const CABIN_LEVEL: Record<SoldCabin, number> = { Y: 1000, W: 1650, C: 3300, F: 5200 };

type Permission = Solution['policies']['refund']['permitted'];

/** A fare brand: what it includes and how it may be changed. Fees are shares of the fare in thousandths. */
export interface FareBrand {
  code: string;
  name: string;
  cabin: SoldCabin;
  productType: ProductType;
  /** How many booking classes above the cheapest open one it is sold in. */
  classesUp: number;
  /** Price relative to the class's fare, in thousandths. */
  level: number;
  bags: { short: number; long: number; kg: number; carryKg: number };
  refund: Permission;
  change: Permission;
  feeShare: number;
  seat: Solution['policies']['seat'];
  /** Hours the seats can be held; 0 means instant payment. */
  holdHours: number;
}

const LIGHT = {
  classesUp: 0,
  level: 1000,
  refund: 'no',
  change: 'fee',
  feeShare: 350,
  seat: 'paid',
  holdHours: 0,
} as const;
const STANDARD = {
  classesUp: 0,
  level: 1110,
  refund: 'fee',
  change: 'fee',
  feeShare: 200,
  seat: 'paid',
  holdHours: 24,
} as const;
const FLEX = {
  classesUp: 1,
  level: 1180,
  refund: 'fee',
  change: 'free',
  feeShare: 80,
  seat: 'free',
  holdHours: 48,
} as const;
const bags = (short: number, long: number, kg = 23, carryKg = 8) => ({ short, long, kg, carryKg });

/** Published brands of network carriers. */
// biome-ignore format: one table
export const PUBLISHED: readonly FareBrand[] = [
  { ...LIGHT, code: 'LIGHT', name: 'Economy Light', cabin: 'Y', productType: 'public', bags: bags(0, 1) },
  { ...STANDARD, code: 'STANDARD', name: 'Economy Standard', cabin: 'Y', productType: 'public', bags: bags(1, 1) },
  { ...FLEX, code: 'FLEX', name: 'Economy Flex', cabin: 'Y', productType: 'public', bags: bags(1, 2) },
  { ...STANDARD, code: 'PREMIUM', name: 'Premium Economy', cabin: 'W', productType: 'public', seat: 'free', bags: bags(2, 2) },
  { ...FLEX, code: 'PREMFLEX', name: 'Premium Economy Flex', cabin: 'W', productType: 'public', bags: bags(2, 2) },
  { ...LIGHT, code: 'BIZLIGHT', name: 'Business Light', cabin: 'C', productType: 'public', refund: 'fee', bags: bags(1, 1, 32, 10) },
  { ...STANDARD, code: 'BIZ', name: 'Business Standard', cabin: 'C', productType: 'public', seat: 'free', bags: bags(2, 2, 32, 10) },
  { ...FLEX, code: 'BIZFLEX', name: 'Business Flex', cabin: 'C', productType: 'public', refund: 'free', bags: bags(2, 2, 32, 10) },
  { ...STANDARD, code: 'FIRST', name: 'First', cabin: 'F', productType: 'public', seat: 'free', bags: bags(2, 3, 32, 10) },
  { ...FLEX, code: 'FIRSTFLEX', name: 'First Flex', cabin: 'F', productType: 'public', refund: 'free', bags: bags(3, 3, 32, 10) },
];

/** Negotiated fares: published rules, net price. */
// biome-ignore format: one table
export const NEGOTIATED: readonly FareBrand[] = [
  { ...STANDARD, code: 'NET', name: 'Economy Net', cabin: 'Y', productType: 'private', holdHours: 12, bags: bags(1, 1) },
  { ...STANDARD, code: 'PREMNET', name: 'Premium Economy Net', cabin: 'W', productType: 'private', holdHours: 12, bags: bags(2, 2) },
  { ...STANDARD, code: 'BIZNET', name: 'Business Net', cabin: 'C', productType: 'private', holdHours: 12, seat: 'free', bags: bags(2, 2, 32, 10) },
];

/** Bundles sold only in the carriers' own channel. */
// biome-ignore format: one table
export const NDC_ONLY: readonly FareBrand[] = [
  { ...STANDARD, code: 'COMFORT', name: 'Economy Comfort', cabin: 'Y', productType: 'ndc', level: 1150, seat: 'free', holdHours: 4, bags: bags(1, 2) },
  { ...STANDARD, code: 'BIZCOMFORT', name: 'Business Comfort', cabin: 'C', productType: 'ndc', level: 1130, seat: 'free', holdHours: 4, bags: bags(2, 2, 32, 10) },
];

// biome-ignore format: one table
export const LOW_COST: readonly FareBrand[] = [
  { ...LIGHT, code: 'LITE', name: 'Lite', cabin: 'Y', productType: 'lowcost', change: 'no', bags: bags(0, 0, 20, 7) },
  { ...LIGHT, code: 'PLUS', name: 'Plus', cabin: 'Y', productType: 'lowcost', level: 1220, bags: bags(1, 1, 20, 7) },
  { ...STANDARD, code: 'MAX', name: 'Max', cabin: 'Y', productType: 'lowcost', level: 1480, seat: 'free', holdHours: 0, bags: bags(1, 1, 30, 10) },
];

// biome-ignore format: one table
export const SELF_TRANSFER: readonly FareBrand[] = [
  { ...LIGHT, code: 'SELF', name: 'Self-transfer', cabin: 'Y', productType: 'stitched', change: 'no', seat: 'none', bags: bags(0, 0, 20, 7) },
];

const BY_CODE = new Map([PUBLISHED, NEGOTIATED, NDC_ONLY, LOW_COST, SELF_TRANSFER].flat().map((b) => [b.code, b]));

export function brandOf(code: string): FareBrand | undefined {
  return BY_CODE.get(code);
}
