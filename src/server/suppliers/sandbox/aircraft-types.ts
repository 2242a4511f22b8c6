import type { Chance } from './chance.ts';

interface AircraftType {
  /** IATA equipment code. */
  code: string;
  /** Shortest and longest flight it is used on, in kilometres. */
  fromKm: number;
  toKm: number;
  cruiseKmh: number;
  /** Cabins above economy. */
  cabins: string;
  /** Countries whose carriers fly it; everywhere when absent. */
  only?: string;
  lowCost?: boolean;
}

// biome-ignore format: one table
const TYPES: readonly AircraftType[] = [
  { code: 'AT7', fromKm: 0, toKm: 650, cruiseKmh: 480, cabins: '' },
  { code: 'E90', fromKm: 0, toKm: 1800, cruiseKmh: 780, cabins: 'C' },
  { code: '295', fromKm: 300, toKm: 3000, cruiseKmh: 790, cabins: 'C' },
  { code: '909', fromKm: 0, toKm: 2000, cruiseKmh: 770, cabins: '', only: 'CN' },
  { code: '919', fromKm: 400, toKm: 3500, cruiseKmh: 790, cabins: 'C', only: 'CN' },
  { code: '223', fromKm: 300, toKm: 4500, cruiseKmh: 800, cabins: 'C' },
  { code: '320', fromKm: 300, toKm: 4200, cruiseKmh: 800, cabins: 'C', lowCost: true },
  { code: '32N', fromKm: 300, toKm: 5200, cruiseKmh: 805, cabins: 'C', lowCost: true },
  { code: '32Q', fromKm: 500, toKm: 6200, cruiseKmh: 805, cabins: 'CW', lowCost: true },
  { code: '738', fromKm: 300, toKm: 4500, cruiseKmh: 800, cabins: 'C', lowCost: true },
  { code: '7M8', fromKm: 400, toKm: 5500, cruiseKmh: 805, cabins: 'C', lowCost: true },
  { code: '333', fromKm: 1200, toKm: 9500, cruiseKmh: 840, cabins: 'CW' },
  { code: '339', fromKm: 3500, toKm: 12_000, cruiseKmh: 850, cabins: 'CW', lowCost: true },
  { code: '788', fromKm: 2500, toKm: 12_500, cruiseKmh: 870, cabins: 'CW', lowCost: true },
  { code: '789', fromKm: 1800, toKm: 13_800, cruiseKmh: 870, cabins: 'CW', lowCost: true },
  { code: '359', fromKm: 1800, toKm: 15_000, cruiseKmh: 875, cabins: 'CW' },
  { code: '351', fromKm: 4500, toKm: 15_600, cruiseKmh: 875, cabins: 'CWF' },
  { code: '77W', fromKm: 2500, toKm: 13_900, cruiseKmh: 870, cabins: 'CWF' },
  { code: '388', fromKm: 5500, toKm: 14_500, cruiseKmh: 880, cabins: 'CWF' },
];

export interface Equipment {
  code: string;
  cruiseKmh: number;
  /** F first, C business, W premium economy; economy is always there. */
  cabins: string;
}

/** The aircraft of a carrier on a route; null when none flies that far. */
export function equipmentFor(
  chance: Chance,
  carrier: { code: string; country: string; lowCost: boolean },
  km: number,
  route: string,
  ordinal: number,
): Equipment | null {
  const fitting = TYPES.filter(
    (type) =>
      km >= type.fromKm &&
      km <= type.toKm &&
      (!type.only || type.only === carrier.country) &&
      (!carrier.lowCost || type.lowCost === true),
  );
  // A low-cost flight shorter than its types' range still uses the smallest of them.
  const choice = fitting[chance.hash('aircraft', carrier.code, route, ordinal) % Math.max(1, fitting.length)];
  const type = choice ?? (km < 1000 ? TYPES.find((t) => t.code === '320') : undefined);
  if (!type) return null;
  return { code: type.code, cruiseKmh: type.cruiseKmh, cabins: carrier.lowCost ? '' : type.cabins };
}
