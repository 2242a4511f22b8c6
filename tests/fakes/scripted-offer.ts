import type { Clock } from '../../src/server/deps.ts';
import type { AirSearch, Offer, SupplierChange, SupplierFare } from '../../src/server/suppliers/air-supplier.ts';

const HOUR = 3_600_000;

/** The supplier's next behaviour; each call uses the values at that time. */
export interface Script {
  hold: boolean;
  book: 'ok' | 'soldOut' | 'lost' | 'lostBefore' | 'dead';
  /** After a lost answer: whether look-ups work. */
  lookUp: 'ok' | 'dead';
  /** The result of a refund; `penalty` is retained from all tickets together. */
  refund: 'refunded' | 'pending' | 'refused' | 'lost' | 'dead' | 'notPermitted' | 'hangs';
  penalty: number;
  /** Whether issued tickets can be voided, and whether the answer arrives; pending: until the test settles it. */
  void: 'open' | 'closed' | 'lost' | 'hangs' | 'pending';
  /** Hours in which issued tickets can be voided; null if the fare never allows it. */
  voidHours: number | null;
  /** The result of a change, and the price of each. */
  change: 'changed' | 'pending' | 'refused' | 'lost' | 'dead' | 'notPermitted' | 'hangs';
  changeLine: SupplierChange['offer']['lines'][number];
  issue: 'issued' | 'pending' | 'refused' | 'lost' | 'dead' | 'hangs';
  documentTypes: Offer['restrictions']['documentTypes'];
  eligibleCountries: string[] | null;
  minAge: number | null;
  selfTransfer: boolean;
  seatsLeft: number;
  /** Fare per passenger, in CNY. */
  fare: Omit<SupplierFare, 'passengerType'>;
}

/** One direct flight per leg, at 1,000 yuan and taxes per passenger unless the script says otherwise. */
export function offerFor(search: AirSearch, script: Script, clock: Clock): Offer {
  const types = (['adult', 'child', 'infant'] as const).filter((type) => search.passengers[type] > 0);
  const rule = { permitted: 'fee' as const, fee: 20_000, deadlineHours: 24 };
  return {
    ref: JSON.stringify(search),
    validatingCarrier: 'MU',
    brand: { code: 'STD', name: 'Standard' },
    productType: 'public',
    journeys: search.legs.map((leg, i) => ({
      origin: leg.origin,
      destination: leg.destination,
      durationMinutes: 150,
      segments: [
        {
          carrier: 'MU',
          operatingCarrier: 'MU',
          flightNumber: String(501 + i),
          bookingClass: 'Y',
          cabin: search.cabin,
          fareBasis: 'YOW',
          aircraft: '321',
          origin: leg.origin,
          destination: leg.destination,
          departure: `${leg.date}T09:00`,
          arrival: `${leg.date}T11:30`,
          originZone: 'Asia/Shanghai',
          destinationZone: 'Asia/Hong_Kong',
          durationMinutes: 150,
          stops: 0,
        },
      ],
    })),
    currency: 'CNY',
    fares: types.map((passengerType) => ({ passengerType, ...script.fare })),
    seatsLeft: script.seatsLeft,
    baggage: { checked: { pieces: 1, kg: 23 }, infant: { pieces: 0, kg: 0 }, carryOn: { pieces: 1, kg: 8 } },
    refund: rule,
    change: rule,
    seat: 'free',
    hold: script.hold ? { until: new Date(clock.now().getTime() + 24 * HOUR).toISOString() } : null,
    selfTransfer: script.selfTransfer,
    ticketingSpeed: 'immediate',
    restrictions: {
      minAge: script.minAge,
      maxAge: null,
      documentTypes: script.documentTypes,
      eligibleCountries: script.eligibleCountries,
      ineligibleCountries: [],
      invoiceType: 'Itinerary',
      ticketingChannel: 'GDS',
    },
  };
}
