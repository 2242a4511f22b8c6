import type { Passenger } from '../../src/contract/passengers.ts';
import type { Clock } from '../../src/server/deps.ts';
import type { AirSearch, AirSupplier, SupplierChange } from '../../src/server/suppliers/air-supplier.ts';
import type { BookingOptions, SupplierOrder, SupplierRefund } from '../../src/server/suppliers/booking-supplier.ts';
import { SupplierError } from '../../src/server/suppliers/supplier-error.ts';
import { offerFor, type Script } from './scripted-offer.ts';

/** An in-memory supplier that follows a test's script, and counts its calls. */
export interface ScriptedSupplier extends AirSupplier {
  readonly script: Script;
  readonly calls: Record<
    'book' | 'issue' | 'retrieve' | 'cancelHold' | 'refundQuote' | 'refundConfirm' | 'void' | 'confirmChange',
    number
  >;
  /** Its real bookings, whatever it answered. */
  readonly orders: Map<string, SupplierOrder>;
  /** The passengers of each booking request. */
  readonly booked: Passenger[][];
  /** Settles what is pending. */
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
    refund: 'refunded',
    penalty: 20_000,
    void: 'open',
    voidHours: 12,
    change: 'changed',
    changeLine: { fareDifference: 30_000, taxDifference: 1_000, penalty: 15_000 },
    documentTypes: ['passport'],
    eligibleCountries: null,
    minAge: null,
    selfTransfer: false,
    seatsLeft: 9,
    fare: { faceValue: 100_000, discount: 0, serviceFee: 0, airportTax: 9_000, fuelSurcharge: 3_000 },
    ...changes,
  };
  const calls = {
    book: 0,
    issue: 0,
    retrieve: 0,
    cancelHold: 0,
    refundQuote: 0,
    refundConfirm: 0,
    void: 0,
    confirmChange: 0,
  };
  const refunds = new Map<string, SupplierRefund & { expiresAt: string }>();
  /** Tickets whose void is pending, or was refused later. */
  const voids = new Map<string, { tickets: readonly string[]; state: 'pending' | 'refused' }>();
  const exchanges = new Map<string, SupplierChange & { order: string }>();
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
      voidUntil:
        script.voidHours === null ? null : new Date(clock.now().getTime() + script.voidHours * HOUR).toISOString(),
      issueBy: null,
      ticketNumbers: Array.from(
        { length: passengersOf(ref) },
        (_, i) => `999${String(1_000_000_000 + serial * 10 + i)}`,
      ),
    });

  /** The tickets of bookings created by changes. */
  const made = new Map<string, readonly string[]>();
  /** A supplier refunds and changes only its own tickets. */
  function checkTickets(ref: string, tickets: readonly string[]): void {
    const own = made.get(ref) ?? find(ref).ticketNumbers;
    if (tickets.some((ticket) => !own.includes(ticket)))
      throw new SupplierError('refused', 'state', 'not the tickets of this booking');
  }
  function voided(ref: string, tickets: readonly string[]): SupplierOrder {
    const { ticketNumbers, voidedTickets = [] } = find(ref);
    const gone = [...voidedTickets, ...tickets];
    const isAll = ticketNumbers.every((ticket) => gone.includes(ticket));
    return change(ref, isAll ? { state: 'voided' } : { voidedTickets: gone });
  }

  const reissued = <T extends SupplierChange>(change: T): T => {
    const ref = `S${String(++serial).padStart(5, '0')}`;
    const ticketNumbers = change.offer.tickets.map((_, i) => `999${String(2_000_000_000 + serial * 10 + i)}`);
    made.set(ref, ticketNumbers);
    return { ...change, state: 'changed', booking: { ref, locator: ref, ticketNumbers } };
  };
  const refundOf = (quote: string) => {
    const refund = refunds.get(quote);
    if (!refund) throw new SupplierError('refused', 'notFound', 'no such refund');
    return refund;
  };
  const changeOf = (order: string, offer: string) => {
    const change = exchanges.get(offer);
    if (change?.order !== order) throw new SupplierError('refused', 'notFound', 'no such offer');
    return change;
  };

  return {
    id: 'scripted',
    name: 'Scripted (sandbox)',
    capabilities: { hold: true, void: true, refundQuote: true, change: true },
    script,
    calls,
    orders,
    booked,
    settle: (state) => {
      for (const [quote, refund] of refunds)
        if (refund.state === 'pending')
          refunds.set(quote, { ...refund, state: state === 'issued' ? 'refunded' : 'refused', reason: null });
      for (const [ref, { tickets, state: at }] of voids) {
        if (at !== 'pending') continue;
        if (state === 'refused') voids.set(ref, { tickets, state });
        else voided(ref, tickets);
      }
      for (const [offer, change] of exchanges)
        if (change.state === 'pending')
          exchanges.set(
            offer,
            state === 'issued' ? reissued(change) : { ...change, state: 'refused', reason: 'Not reissued' },
          );
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
    async void(ref, tickets) {
      calls.void++;
      const { ticketNumbers: meant, voidUntil } = find(ref);
      if (script.void === 'closed' || !voidUntil || new Date(voidUntil) <= clock.now())
        throw new SupplierError('refused', 'voidClosed', 'the window is over');
      if (voids.get(ref)?.state === 'refused') throw new SupplierError('refused', 'other', 'The airline refused');
      if (script.void === 'pending') {
        voids.set(ref, { tickets: tickets ?? meant, state: 'pending' });
        return { ...find(ref) };
      }
      const after = voided(ref, tickets ?? meant);
      if (script.void === 'lost') throw lost();
      if (script.void === 'hangs') return new Promise<SupplierOrder>(() => {});
      return after;
    },
    async refundQuote(ref, { tickets, agreed }) {
      calls.refundQuote++;
      if (script.refund === 'dead') throw new SupplierError('refused', 'unavailable', 'not available');
      if (script.refund === 'notPermitted') throw new SupplierError('refused', 'notPermitted', 'nothing comes back');
      checkTickets(ref, tickets);
      const quote = `Q${refunds.size + 1}`;
      const expiresAt = new Date(clock.now().getTime() + HOUR).toISOString();
      refunds.set(quote, { state: 'quoted', reason: null, expiresAt });
      const { amount: penalty, currency } = agreed ?? { amount: script.penalty, currency: 'CNY' as const };
      return { ref: quote, penalty, currency, expiresAt };
    },
    async refundConfirm(quote) {
      calls.refundConfirm++;
      if (script.refund === 'hangs') return new Promise<SupplierRefund>(() => {});
      if (script.refund === 'dead') throw new SupplierError('refused', 'unavailable', 'not available');
      const quoted = refundOf(quote);
      if (quoted.state === 'quoted' && new Date(quoted.expiresAt) <= clock.now())
        throw new SupplierError('refused', 'expired', 'the quote has ended');
      const state = script.refund === 'pending' || script.refund === 'refused' ? script.refund : 'refunded';
      const reason = state === 'refused' ? 'The airline refused' : null;
      const refund: typeof quoted = { ...quoted, state, reason };
      refunds.set(quote, refund);
      if (script.refund === 'lost') throw lost();
      return refund;
    },
    async changeSearch(order, { tickets, journeys }) {
      if (script.change === 'dead') throw new SupplierError('refused', 'unavailable', 'not available');
      if (script.change === 'notPermitted') throw new SupplierError('refused', 'notPermitted', 'no changes');
      checkTickets(order, tickets);
      const search: AirSearch = {
        legs: journeys.map(({ date }) => ({ origin: 'PVG', destination: 'HKG', date })),
        passengers: { adult: tickets.length, child: 0, infant: 0 },
        cabin: 'economy',
      };
      const offer = {
        ref: `C${exchanges.size + 1}`,
        tickets,
        journeys: offerFor(search, script, clock).journeys,
        lines: tickets.map(() => script.changeLine),
        currency: 'CNY' as const,
        expiresAt: new Date(clock.now().getTime() + HOUR).toISOString(),
      };
      exchanges.set(offer.ref, { order, offer, state: 'offered', booking: null, reason: null });
      return [offer];
    },
    async retrieveChange(order, offer) {
      return changeOf(order, offer);
    },
    async confirmChange(order, ref) {
      calls.confirmChange++;
      const change = changeOf(order, ref);
      if (script.change === 'dead') throw new SupplierError('refused', 'unavailable', 'not available');
      if (script.change === 'hangs') return new Promise<SupplierChange>(() => {});
      const { change: wish } = script;
      const done =
        wish === 'pending' || wish === 'refused'
          ? { ...change, state: wish, reason: wish === 'refused' ? 'The airline refused' : null }
          : reissued(change);
      exchanges.set(ref, done);
      if (wish === 'lost') throw lost();
      return done;
    },
    async retrieveRefund(quote) {
      return refundOf(quote);
    },
  };
}
