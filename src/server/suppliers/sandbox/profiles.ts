import type { TicketingSpeed } from '../../../contract/flight-terms.ts';
import type { Currency } from '../../../contract/money.ts';
import type { Chance } from './chance.ts';
import { type FareBrand, LOW_COST, NDC_ONLY, NEGOTIATED, PUBLISHED, SELF_TRANSFER } from './fare-products.ts';
import type { Carrier } from './network.ts';

/** The characteristics of one sandbox supplier. */
export interface SupplierProfile {
  id: string;
  name: string;
  /** Currency of its quotes: `units` of its minor unit for 1000 fen, rounded up to `step`. */
  currency: Currency;
  units: number;
  step: number;
  /** Milliseconds until the first offers and until the last, before the latency setting. */
  latency: { first: number; last: number };
  /** Maximum offers per search. */
  most: number;
  channel: string;
  hold: boolean;
  /** Carriers it sells; decided once per carrier. */
  sells: (carrier: Carrier, chance: Chance) => boolean;
  brands: (carrier: Carrier, chance: Chance) => readonly FareBrand[];
  selfTransfer: boolean;
  speeds: readonly [TicketingSpeed, ...TicketingSpeed[]];
  /** Commission on the face value and fee per person, in thousandths and fen. */
  commission: number;
  fee: number;
}

const ndcPublished = PUBLISHED.map((brand) => ({
  ...brand,
  productType: 'ndc' as const,
  holdHours: Math.min(brand.holdHours, 4),
}));
const isBig = (carrier: Carrier) => !carrier.lowCost && (carrier.hubs[0]?.size ?? 0) >= 900;

export const PROFILES: readonly SupplierProfile[] = [
  {
    id: 'sandbox-gds-a',
    name: 'Sandbox GDS A',
    currency: 'CNY',
    units: 1000,
    step: 1000,
    latency: { first: 350, last: 900 },
    most: 700,
    channel: 'BSP',
    hold: true,
    sells: (carrier) => !carrier.lowCost,
    brands: () => PUBLISHED,
    selfTransfer: false,
    speeds: ['preferred', 'normal', 'immediate'],
    commission: 10,
    fee: 0,
  },
  {
    id: 'sandbox-gds-b',
    name: 'Sandbox GDS B',
    currency: 'USD',
    units: 141,
    step: 100,
    latency: { first: 600, last: 1500 },
    most: 650,
    channel: 'BSP',
    hold: true,
    sells: (carrier, chance) => !carrier.lowCost && chance.unit('gds-b', carrier.code) < 0.8,
    brands: (carrier, chance) =>
      chance.unit('negotiated', carrier.code) < 0.55 ? [...PUBLISHED, ...NEGOTIATED] : PUBLISHED,
    selfTransfer: false,
    speeds: ['normal', 'special_24h_before', 'special', 'special_4h_before'],
    commission: 0,
    fee: 0,
  },
  {
    id: 'sandbox-ndc',
    name: 'Sandbox NDC',
    currency: 'EUR',
    units: 121,
    step: 100,
    latency: { first: 250, last: 700 },
    most: 450,
    channel: 'NDC',
    hold: true,
    sells: (carrier, chance) => isBig(carrier) && chance.unit('ndc', carrier.code) < 0.4,
    brands: () => [...ndcPublished, ...NDC_ONLY],
    selfTransfer: false,
    speeds: ['immediate'],
    commission: 0,
    fee: 0,
  },
  {
    id: 'sandbox-lcc-1',
    name: 'Sandbox Low-cost 1',
    currency: 'CNY',
    units: 1000,
    step: 100,
    latency: { first: 150, last: 450 },
    most: 220,
    channel: 'Website',
    hold: false,
    sells: (carrier, chance) => carrier.lowCost && chance.unit('lcc', carrier.code) < 0.6,
    brands: () => LOW_COST,
    selfTransfer: false,
    speeds: ['website'],
    commission: 0,
    fee: 2000,
  },
  {
    id: 'sandbox-lcc-2',
    name: 'Sandbox Low-cost 2',
    currency: 'HKD',
    units: 1095,
    step: 100,
    latency: { first: 450, last: 1100 },
    most: 220,
    channel: 'Website',
    hold: false,
    sells: (carrier, chance) => carrier.lowCost && chance.unit('lcc', carrier.code) >= 0.4,
    brands: () => [...LOW_COST, ...SELF_TRANSFER],
    selfTransfer: true,
    speeds: ['website'],
    commission: 0,
    fee: 1500,
  },
];
