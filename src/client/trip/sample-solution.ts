import type { Solution } from '../../contract/flight-search.ts';

/** A priced offer for two adults, Shanghai to Singapore and back; for tests. */
export function solution(changes: Partial<Solution> = {}): Solution {
  const segment = {
    carrier: 'MU',
    operatingCarrier: 'MU',
    flightNumber: '567',
    bookingClass: 'V',
    cabin: 'economy' as const,
    fareBasis: 'VOWCN',
    aircraft: '333',
    origin: 'PVG',
    destination: 'SIN',
    originTerminal: 'T1',
    destinationTerminal: 'T3',
    departure: '2026-12-12T09:15',
    arrival: '2026-12-12T14:50',
    originZone: 'Asia/Shanghai',
    destinationZone: 'Asia/Singapore',
    durationMinutes: 335,
    stops: 0,
  };
  return {
    id: 's-1',
    supplier: '',
    validatingCarrier: 'MU',
    brand: { code: 'STD', name: 'Standard' },
    flightKey: 'MU567',
    productType: 'public',
    journeys: [{ origin: 'PVG', destination: 'SIN', durationMinutes: 335, segments: [segment] }],
    priceDetail: {
      productType: 'public',
      priceList: [{ passengerType: 'adult', salePrice: 180600, price: 150000, tax: 30600, currency: 'CNY' }],
    },
    total: { amount: 361200, currency: 'CNY' },
    settlement: { amount: 361200, currency: 'CNY' },
    seatsLeft: 5,
    baggage: { checked: { pieces: 1, kg: 23 }, infant: { pieces: 0, kg: 0 }, carryOn: { pieces: 1, kg: 8 } },
    policies: {
      refund: { permitted: 'fee', fee: { amount: 40000, currency: 'CNY' }, deadlineHours: 2 },
      change: { permitted: 'free', fee: null, deadlineHours: 2 },
      seat: 'paid',
    },
    hold: null,
    selfTransfer: false,
    ticketingSpeed: 'immediate',
    restrictions: {
      minAge: null,
      maxAge: null,
      documentTypes: ['passport', 'eep'],
      eligibleCountries: null,
      ineligibleCountries: [],
      invoiceType: 'Bill',
      ticketingChannel: 'GDS',
    },
    ...changes,
  };
}
