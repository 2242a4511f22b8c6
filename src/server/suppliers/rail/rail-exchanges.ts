import { randomUUID } from 'node:crypto';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import { changeBand, chinaInstant, type RailTicket, railFee, TRAIN_LIMITS } from '../../../contract/train-terms.ts';
import type { SupplierPayment, TicketChange, TicketChangeState } from '../booking-supplier.ts';
import type { SandboxBooking, SandboxExchange } from '../sandbox/inventory.ts';
import { behaviourOf } from '../sandbox/scenario.ts';
import { settling, throwIfDead, throwIfLost } from '../sandbox/steered-step.ts';
import { refused } from '../supplier-error.ts';
import { childFareOf, fareOf } from './fares.ts';
import type { RailAvailability } from './rail-availability.ts';
import type { RailDesk } from './rail-desk.ts';
import type { SandboxRailParts } from './rail-parts.ts';
import { readRailRef, writeRailRef } from './rail-ref.ts';
import type { RailChange, RailChangeOption, RailOffer, RailRide, RailSeats } from './rail-supplier.ts';
import { faresOf, seatsOfTickets, type TicketFare, wishOf } from './rail-tickets.ts';
import { claimsOf, passengerClaimsOf, type Stretch, slotsOf } from './seats.ts';
import { rideOf } from './timetable.ts';

const OFFER_MINUTES = 20;

/** The exchanges of the sandbox railway: other trains for tickets, once, before theirs has left. */
export class RailExchanges {
  readonly #id: string;
  readonly #parts: SandboxRailParts;
  readonly #now: RailAvailability;
  readonly #desk: RailDesk;

  constructor(id: string, { parts, now, desk }: { parts: SandboxRailParts; now: RailAvailability; desk: RailDesk }) {
    this.#id = id;
    this.#parts = parts;
    this.#now = now;
    this.#desk = desk;
  }

  /** Adds to each class of the offers the price difference of each ticket of a booking. */
  async priced(locator: string, tickets: readonly string[], offers: readonly RailOffer[]): Promise<RailChangeOption[]> {
    const { booking, fares, ride: old } = await this.#exchangeable(locator, tickets);
    return offers.map(({ ride, classes }) => ({
      ride,
      classes: classes
        .filter(({ left, seatClass }) => {
          const { trainNo, origin, destination } = ride;
          const date = ride.departure.slice(0, 10);
          const ref = writeRailRef({ trainNo, date, origin, destination, seatClass });
          return left >= tickets.length && ref !== booking.offerRef;
        })
        .map((seats) => ({ ...seats, lines: this.#lines(fares, seats, { old, ride }) })),
    }));
  }

  async quote(locator: string, tickets: readonly string[], offerRef: string): Promise<RailChange> {
    const { booking, fares, ride: old } = await this.#exchangeable(locator, tickets);
    const wish = readRailRef(offerRef);
    if (!wish || offerRef === booking.offerRef) throw refused('notFound', 'trainUnknown');
    const stretch = this.#now.onSale(wish);
    const ride = rideOf(stretch);
    const seats = await this.#seatsOn(stretch, wish.seatClass);
    if (seats.left < tickets.length) throw refused('soldOut', 'seatsGone');
    const now = this.#parts.clock.now();
    const exchange: SandboxExchange = {
      ref: randomUUID(),
      supplierId: this.#id,
      locator,
      tickets,
      offerRef,
      lines: this.#lines(fares, seats, { old, ride }),
      currency: booking.currency,
      state: 'offered',
      expiresAt: offeredUntil(now, [old, ride], this.#now.salesCloseAt()),
      settlesAt: null,
      settlesAs: null,
      newLocator: null,
      reason: null,
    };
    await this.#parts.inventory.addExchanges([exchange], now);
    return offerOf(exchange, ride);
  }

  async retrieve(locator: string, ref: string): Promise<TicketChangeState<RailChange>> {
    return this.#answer(await this.#current(locator, ref));
  }

  async confirm(locator: string, ref: string, payment: SupplierPayment): Promise<TicketChangeState<RailChange>> {
    const { inventory, clock, scenario } = this.#parts;
    const { change: outcome, pendingMs } = behaviourOf(scenario, this.#id);
    throwIfDead(outcome, this.#id);
    const exchange = await this.#current(locator, ref);
    if (exchange.state !== 'offered') return this.#answer(exchange);
    if (exchange.expiresAt <= clock.now()) throw refused('expired', 'offerExpired');
    if (payment.amount !== costOf(exchange) || payment.currency !== exchange.currency)
      throw refused('amount', 'amountDiffers');
    await this.#exchangeable(locator, exchange.tickets);
    await inventory.changeExchange(ref, ['offered'], {
      state: 'pending',
      ...settling(outcome, 'changed', { now: clock.now(), pendingMs }),
    });
    const settled = await this.#current(locator, ref);
    throwIfLost(outcome);
    return this.#answer(settled);
  }

  /** A booking's tickets as input for the fees: their train and, after a change, the one before it. */
  async ticketOf(booking: SandboxBooking): Promise<RailTicket> {
    const { inventory } = this.#parts;
    const { departure } = rideOf(this.#stretchOf(booking));
    if (!booking.idempotencyKey.startsWith(EXCHANGED)) return { departure, changes: [] };
    const exchange = await inventory.exchange(booking.idempotencyKey.slice(EXCHANGED.length));
    const old = exchange && (await inventory.byLocator(this.#id, exchange.locator));
    if (!exchange || !old) throw new Error(`the change that made the booking ${booking.locator} is gone`);
    // Earlier changes have no stored time: they were made within minutes before their offer expired.
    const at = exchange.settlesAt ?? exchange.expiresAt;
    const before = rideOf(this.#stretchOf(old)).departure;
    return { departure, changes: [{ departure: before, at: at.toISOString() }] };
  }

  /** The differences, with the railway's current fee taken from refunds. Tickets changed before cannot be changed again. */
  #lines(
    fares: readonly TicketFare[],
    seats: RailSeats,
    { old, ride }: { old: RailRide; ride: RailRide },
  ): TicketChange['lines'] {
    const now = this.#parts.clock.now();
    const band = changeBand({ departure: old.departure, changes: [] }, ride.departure, now);
    return fares.map(({ fare, isChild }) => {
      const fareDifference = (isChild ? seats.childFare : seats.fare) - fare;
      const penalty = band && fareDifference < 0 ? railFee(-fareDifference, band, now) : 0;
      return { fareDifference, taxDifference: 0, penalty };
    });
  }

  async #seatsOn(stretch: Stretch, seatClass: RailSeats['seatClass']): Promise<RailSeats> {
    const found = this.#now.seatsOf(stretch, await this.#now.soldOn([stretch]));
    const seats = found.find((one) => one.seatClass === seatClass);
    if (!seats) throw refused('notFound', 'trainUnknown');
    return seats;
  }

  /** Tickets that may be changed: the booking's own, of a train yet to leave, neither refunded nor changed before. */
  async #exchangeable(locator: string, tickets: readonly string[]) {
    const { inventory, clock } = this.#parts;
    const booking = await inventory.byLocator(this.#id, locator);
    if (!booking) throw refused('notFound', 'bookingUnknown');
    const { trainNo, origin, destination, date } = wishOf(booking);
    const stretch = this.#now.timetable.stretch(trainNo, origin, destination, date);
    if (!stretch || booking.state !== 'issued' || tickets.some((ticket) => !booking.ticketNumbers.includes(ticket)))
      throw refused('state', 'notChangeable');
    if (booking.idempotencyKey.startsWith(EXCHANGED)) throw refused('notPermitted', 'changedBefore');
    const ride = rideOf(stretch);
    if (chinaInstant(ride.departure) <= clock.now()) throw refused('notPermitted', 'trainLeft');
    const returned = (await inventory.refundsOf(booking)).filter(
      ({ state }) => state !== 'quoted' && state !== 'refused',
    );
    const changed = (await inventory.exchangesOf(booking)).filter(({ state }) => state === 'changed');
    const gone = [...returned, ...changed].flatMap((one) => one.tickets);
    if (tickets.some((ticket) => gone.includes(ticket))) throw refused('state', 'ticketsInvalid');
    const fares = faresOf(booking, ride);
    return { booking, ride, fares: tickets.flatMap((ticket) => fares.find((one) => one.ticket === ticket) ?? []) };
  }

  async #current(locator: string, ref: string): Promise<SandboxExchange> {
    const { inventory, clock } = this.#parts;
    const exchange = await inventory.exchange(ref);
    if (!exchange || exchange.supplierId !== this.#id || exchange.locator !== locator)
      throw refused('notFound', 'offerUnknown');
    if (exchange.state !== 'pending' || !exchange.settlesAt || exchange.settlesAt > clock.now()) return exchange;
    return (await this.#settle(exchange)) ?? this.#current(locator, ref);
  }

  /** The new tickets are a separate booking under a key derived from the exchange, so that they are made once. */
  async #settle(exchange: SandboxExchange): Promise<SandboxExchange | null> {
    const { inventory } = this.#parts;
    const ended = { settlesAt: null, settlesAs: null };
    const no = (reason: TimelineCode) =>
      inventory.changeExchange(exchange.ref, ['pending'], { ...ended, state: 'refused', reason });
    if (exchange.settlesAs === 'refused') return no('notReissued');
    const made = await this.#rebook(exchange);
    if (made === 'soldOut') return no('seatsGone');
    // The fees of the new tickets depend on when they were changed: `settlesAt` stays.
    const { locator: newLocator } = made;
    return inventory.changeExchange(exchange.ref, ['pending'], { state: 'changed', settlesAs: null, newLocator });
  }

  /** Takes the new seats and releases the old ones atomically, so that nobody is on two trains or on none. */
  async #rebook(exchange: SandboxExchange): Promise<SandboxBooking | 'soldOut'> {
    const { inventory } = this.#parts;
    const idempotencyKey = `${EXCHANGED}${exchange.ref}`;
    const known = await inventory.byKey(this.#id, idempotencyKey);
    if (known) return known;
    const old = await inventory.byLocator(this.#id, exchange.locator);
    const wish = readRailRef(exchange.offerRef);
    if (!old || !wish) throw new Error(`the change ${exchange.ref} is of nothing`);
    // Exchanges confirmed in time are carried out at night as well.
    const stretch = this.#now.stretchOf(wish);
    const seats = exchange.tickets.length;
    const { kind, distanceKm } = rideOf(stretch);
    const oldFares = faresOf(old, rideOf(this.#stretchOf(old)));
    const amount = exchange.tickets.reduce((sum, ticket) => {
      const isChild = oldFares.find((one) => one.ticket === ticket)?.isChild ?? false;
      return sum + (isChild ? childFareOf : fareOf)(kind, wish.seatClass, distanceKm);
    }, 0);
    const freed = seatsOfTickets(old, exchange.tickets);
    return inventory.book(
      {
        ...old,
        idempotencyKey,
        offerRef: exchange.offerRef,
        amount,
        passengers: seats,
        seats: [
          ...claimsOf(this.#now.chance, stretch, wish.seatClass, { seats, today: this.#now.today() }),
          ...passengerClaimsOf(freed).flatMap((rider) => slotsOf(stretch, rider)),
        ],
        ticketNumbers: await this.#desk.ticketNumbers(seats),
        seatWishes: null,
      },
      freed,
    );
  }

  #stretchOf(booking: Pick<SandboxBooking, 'offerRef'>): Stretch {
    const { trainNo, origin, destination, date } = wishOf(booking);
    const stretch = this.#now.timetable.stretch(trainNo, origin, destination, date);
    if (!stretch) throw new Error(`no train runs as ${booking.offerRef}`);
    return stretch;
  }

  async #answer(exchange: SandboxExchange): Promise<TicketChangeState<RailChange>> {
    const { inventory } = this.#parts;
    const made = exchange.newLocator ? await inventory.byLocator(this.#id, exchange.newLocator) : null;
    const ride = rideOf(this.#stretchOf(exchange));
    return {
      offer: offerOf(exchange, ride),
      state: exchange.state,
      booking: made && {
        ref: made.locator,
        locator: made.locator,
        ticketNumbers: made.ticketNumbers,
        seats: this.#desk.seatsOf(made),
      },
      reason: exchange.reason,
    };
  }
}

/** Prefix of the keys of bookings made by a change. */
const EXCHANGED = 'exchange-';

/** Until the earliest of: the old train's departure, the end of the new one's sale, and the railway's closing for the night. */
function offeredUntil(now: Date, [old, ride]: [RailRide, RailRide], shuts: Date | null): Date {
  const salesEnd = chinaInstant(ride.departure).getTime() - TRAIN_LIMITS.closesMinutes * 60_000;
  const ends = [now.getTime() + OFFER_MINUTES * 60_000, chinaInstant(old.departure).getTime(), salesEnd];
  return new Date(Math.min(...ends, shuts?.getTime() ?? Number.POSITIVE_INFINITY));
}

function offerOf(exchange: SandboxExchange, ride: RailRide): RailChange {
  const { ref, tickets, lines, currency, expiresAt, offerRef } = exchange;
  const { seatClass } = wishOf({ offerRef });
  return { ref, tickets, lines, currency, expiresAt: expiresAt.toISOString(), ride, seatClass };
}

function costOf({ lines }: Pick<SandboxExchange, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.fareDifference + line.taxDifference + line.penalty, 0);
}
