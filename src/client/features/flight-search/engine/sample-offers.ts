import type { Solution } from '../../../../contract/flight-search.ts';
import { PRODUCT_TYPES, TICKETING_SPEEDS } from '../../../../contract/flight-terms.ts';

/** Offers for tests: the same seed gives the same list. */
export function sampleOffers(count: number, seed = 1): Solution[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => sampleOffer(i, random));
}

function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const CARRIERS = ['MU', 'SQ', 'CX', 'TR', '3U', 'CA', 'CZ', 'HO', 'MH', 'TG'] as const;
const VIA = ['HKG', 'KUL', 'BKK', 'TFU', 'CAN'] as const;
const BRANDS = ['Value', 'Standard', 'Flexi'] as const;

function sampleOffer(i: number, random: () => number): Solution {
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[], first: T): T =>
    list[Math.floor(random() * list.length)] ?? first;
  const flight = Math.floor(i / 3);
  const flightRandom = seeded(flight + 77);
  const carrier = CARRIERS[Math.floor(flightRandom() * CARRIERS.length)] ?? 'MU';
  const stop = flightRandom() < 0.3 ? null : (VIA[Math.floor(flightRandom() * VIA.length)] ?? 'HKG');
  const departure = Math.floor(flightRandom() * 1380);
  const origin = flightRandom() < 0.7 ? 'PVG' : 'SHA';
  const journeys = [journeyOf(carrier, 100 + flight, origin, stop, departure, 90 + Math.floor(flightRandom() * 300))];
  const brand = pick(BRANDS, 'Value');
  const salePrice = 80_000 + Math.floor(random() * 400_000);
  const permitted = pick(['free', 'fee', 'no'] as const, 'no');
  const rule = {
    permitted,
    fee: permitted === 'fee' ? { amount: 30_000, currency: 'CNY' as const } : null,
    deadlineHours: 2,
  };
  const productType = pick(PRODUCT_TYPES, 'public');
  return {
    id: `offer-${i}`,
    supplier: 'Sandbox GDS One',
    validatingCarrier: carrier,
    brand: { code: brand.toUpperCase(), name: brand },
    flightKey: `${carrier}${100 + flight}-${departure}`,
    productType,
    journeys,
    priceDetail: {
      productType,
      priceList: [{ passengerType: 'adult', salePrice, price: salePrice - 10_000, tax: 8_000, currency: 'CNY' }],
    },
    total: { amount: salePrice, currency: 'CNY' },
    settlement: { amount: salePrice, currency: 'CNY' },
    seatsLeft: 1 + Math.floor(random() * 9),
    baggage: {
      checked: { pieces: Math.floor(random() * 3), kg: 23 },
      infant: { pieces: 0, kg: 0 },
      carryOn: { pieces: 1, kg: 7 },
    },
    policies: { refund: rule, change: rule, seat: 'paid' },
    hold: random() < 0.5 ? { until: '2026-12-01T10:00:00Z' } : null,
    selfTransfer: random() < 0.1,
    ticketingSpeed: pick(TICKETING_SPEEDS, 'normal'),
    restrictions: {
      minAge: null,
      maxAge: null,
      documentTypes: ['passport'],
      eligibleCountries: null,
      ineligibleCountries: [],
      invoiceType: 'Itinerary',
      ticketingChannel: 'sandbox',
    },
  };
}

function journeyOf(
  carrier: string,
  number: number,
  origin: string,
  via: string | null,
  departure: number,
  wait: number,
) {
  const leg = (from: string, to: string, start: number, flightNumber: number) => ({
    carrier,
    operatingCarrier: carrier,
    flightNumber: String(flightNumber),
    bookingClass: 'V',
    cabin: 'economy' as const,
    fareBasis: 'VOW',
    aircraft: '333',
    origin: from,
    destination: to,
    departure: localTime(start),
    arrival: localTime(start + 200),
    originZone: 'Asia/Shanghai',
    destinationZone: 'Asia/Singapore',
    durationMinutes: 200,
    stops: 0,
  });
  const segments = via
    ? [leg(origin, via, departure, number), leg(via, 'SIN', departure + 200 + wait, number + 1)]
    : [leg(origin, 'SIN', departure, number)];
  return { origin, destination: 'SIN', durationMinutes: via ? 400 + wait : 200, segments };
}

function localTime(minute: number): string {
  return new Date(Date.UTC(2026, 11, 12) + minute * 60_000).toISOString().slice(0, 16);
}
