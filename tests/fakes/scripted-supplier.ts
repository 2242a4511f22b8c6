import type { Passenger } from '../../src/contract/passengers.ts';
import type { Clock } from '../../src/server/deps.ts';
import type {
  AirSearch,
  AirSupplier,
  BookingOptions,
  Offer,
  SupplierOrder,
} from '../../src/server/suppliers/air-supplier.ts';
import { SupplierError } from '../../src/server/suppliers/supplier-error.ts';

/** What the supplier does next; each call takes what stands there then. */
export interface Script {
  hold: boolean;
  book: 'ok' | 'soldOut' | 'lost' | 'lostBefore' | 'dead';
  /** After a lost answer: whether anybody can be asked. */
  lookUp: 'ok' | 'dead';
  issue: 'issued' | 'pending' | 'refused' | 'lost' | 'dead' | 'hangs';
  documentTypes: Offer['restrictions']['documentTypes'];
  eligibleCountries: string[] | null;
  minAge: number | null;
  selfTransfer: boolean;
  seatsLeft: number;
}

/** A supplier in memory that does exactly what a test tells it, and counts how often it was asked. */
export interface ScriptedSupplier extends AirSupplier {
  readonly script: Script;
  readonly calls: Record<'book' | 'issue' | 'retrieve' | 'cancelHold', number>;
  /** Bookings it really has, whatever it answered. */
  readonly orders: Map<string, SupplierOrder>;
  /** Who was booked, as the supplier was told. */
  readonly booked: Passenger[][];
  /** Ends a pending issue. */
  settle(state: 'issued' | 'refused'): void;
}

const HOUR = 3_600_000;
const lost = () => new SupplierError('unknown', 'timeout', 'no answer came');

export function scriptedSupplier(clock: Clock, changes: Partial<Script> = {}): ScriptedSupplier {
  const script: Script = {
    hold: false,
    book: 'ok',
    lookUp: 'ok',
    issue: 'issued',
    documentTypes: ['passport'],
    eligibleCountries: null,
    minAge: null,
    selfTransfer: false,
    seatsLeft: 9,
    ...changes,
  };
  const calls = { book: 0, issue: 0, retrieve: 0, cancelHold: 0 };
  const orders = new Map<string, SupplierOrder>();
  const keys = new Map<string, string>();
  const booked: Passenger[][] = [];
  let serial = 0;

  function find(ref: string): SupplierOrder {
    const order = orders.get(ref);
    if (!order) throw new SupplierError('refused', 'notFound', 'no such order');
    return order;
  }
  function change(ref: string, by: Partial<SupplierOrder>): SupplierOrder {
    const next = { ...find(ref), ...by };
    orders.set(ref, next);
    return { ...next };
  }
  const passengersOf = (ref: string) => booked[[...orders.keys()].indexOf(ref)]?.length ?? 0;
  const ticketed = (ref: string) =>
    change(ref, {
      state: 'issued',
      issueBy: null,
      ticketNumbers: Array.from(
        { length: passengersOf(ref) },
        (_, i) => `999${String(1_000_000_000 + serial * 10 + i)}`,
      ),
    });

  return {
    id: 'scripted',
    name: 'Scripted (sandbox)',
    capabilities: { hold: true, void: true },
    script,
    calls,
    orders,
    booked,
    settle: (state) => {
      for (const ref of orders.keys()) {
        if (find(ref).state !== 'issuing') continue;
        if (state === 'issued') ticketed(ref);
        else change(ref, { state, reason: 'Not issued' });
      }
    },
    async *search(search: AirSearch) {
      yield [offerFor(search, script, clock)];
    },
    async *searchExact() {
      yield [];
    },
    async verify(ref) {
      const search: AirSearch = JSON.parse(ref);
      return { offer: offerFor(search, script, clock), cause: null };
    },
    async book(ref, passengers, { idempotencyKey, mode }: BookingOptions) {
      calls.book++;
      if (script.book === 'soldOut') throw new SupplierError('refused', 'soldOut', 'no seats left');
      if (script.book === 'dead') throw new SupplierError('refused', 'unavailable', 'not available');
      if (script.book === 'lostBefore') throw lost();
      const known = keys.get(idempotencyKey);
      if (known) return find(known);
      const locator = `S${String(++serial).padStart(5, '0')}`;
      const search: AirSearch = JSON.parse(ref);
      const { fares, currency } = offerFor(search, script, clock);
      const amount = fares.reduce((sum, f) => {
        const each = f.faceValue - f.discount + f.serviceFee + f.airportTax + f.fuelSurcharge;
        return sum + each * search.passengers[f.passengerType];
      }, 0);
      const issueBy = new Date(clock.now().getTime() + (mode === 'hold' ? 24 : 0.5) * HOUR).toISOString();
      keys.set(idempotencyKey, locator);
      booked.push([...passengers]);
      const order = { ref: locator, locator, ticketNumbers: [], amount, currency, voidUntil: null, reason: null };
      orders.set(locator, { ...order, state: 'held', issueBy });
      if (script.book === 'lost') throw lost();
      return find(locator);
    },
    async issue(ref) {
      calls.issue++;
      if (script.issue === 'dead') throw new SupplierError('refused', 'unavailable', 'not available');
      if (script.issue === 'hangs') return new Promise<SupplierOrder>(() => {});
      if (script.issue === 'pending') return change(ref, { state: 'issuing' });
      if (script.issue === 'refused') return change(ref, { state: 'refused', reason: 'The airline did not issue' });
      const issued = ticketed(ref);
      if (script.issue === 'lost') throw lost();
      return issued;
    },
    async retrieve(ref) {
      calls.retrieve++;
      return { ...find(ref) };
    },
    async retrieveByKey(key) {
      if (script.lookUp === 'dead') throw new SupplierError('refused', 'unavailable', 'not available');
      const ref = keys.get(key);
      return ref ? { ...find(ref) } : null;
    },
    async cancelHold(ref) {
      calls.cancelHold++;
      return change(ref, { state: 'cancelled', issueBy: null });
    },
    async void(ref) {
      return change(ref, { state: 'voided' });
    },
  };
}

/** One direct flight a leg, at 1,000 yuan and taxes for everybody. */
function offerFor(search: AirSearch, script: Script, clock: Clock): Offer {
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
    fares: types.map((passengerType) => ({
      passengerType,
      faceValue: 100_000,
      discount: 0,
      serviceFee: 0,
      airportTax: 9_000,
      fuelSurcharge: 3_000,
    })),
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
