import type { Passenger } from '../../../contract/passengers.ts';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import { chinaInstant, TRAIN_LIMITS } from '../../../contract/train-terms.ts';
import type { BookingOptions, SupplierOrder, SupplierPayment } from '../booking-supplier.ts';
import type { SandboxBooking, SeatClaim } from '../sandbox/inventory.ts';
import { behaviourOf } from '../sandbox/scenario.ts';
import { settling, throwIfDead, throwIfLost } from '../sandbox/steered-step.ts';
import { refused } from '../supplier-error.ts';
import { childFareOf, fareOf } from './fares.ts';
import type { RailAvailability } from './rail-availability.ts';
import type { SandboxRailParts } from './rail-parts.ts';
import { readRailRef } from './rail-ref.ts';
import { seatNumbers } from './rail-tickets.ts';
import { claimsOf, rideClaims } from './seats.ts';
import { rideOf } from './timetable.ts';

/** Prefix of railway ticket numbers; no airline has it. */
const TICKET_PREFIX = '970';
const FIRST_SERIAL = 1_300_000_000;
/** The hold lasts this much longer than the payment deadline, which leaves time to ticket. */
const MARGIN_MINUTES = 2;

/** The orders of the sandbox railway: every ticket claims a seat on each hop, and the passenger's own time. */
export class RailDesk {
  readonly #parts: SandboxRailParts;
  readonly #now: RailAvailability;
  readonly #id: string;

  constructor(id: string, parts: SandboxRailParts, now: RailAvailability) {
    this.#id = id;
    this.#parts = parts;
    this.#now = now;
  }

  async book(text: string, passengers: readonly Passenger[], { idempotencyKey, seats: wishes }: BookingOptions) {
    const { inventory, clock } = this.#parts;
    const known = await inventory.byKey(this.#id, idempotencyKey);
    if (known) return this.#answer(known);
    const wish = readRailRef(text);
    if (!wish) throw refused('notFound', 'trainUnknown');
    const stretch = this.#now.onSale(wish);
    const { departure, distanceKm, kind } = rideOf(stretch);
    const fareFor = ({ type }: Passenger) =>
      (type === 'child' ? childFareOf : fareOf)(kind, wish.seatClass, distanceKm);
    const riders = passengers.flatMap(({ document }) => rideClaims(stretch, this.#parts.riderOf(document)));
    const seats = claimsOf(this.#now.chance, stretch, wish.seatClass, {
      seats: passengers.length,
      today: this.#now.today(),
    });
    const booking = await inventory.book({
      supplierId: this.#id,
      idempotencyKey,
      offerRef: text,
      state: 'held',
      amount: passengers.reduce((sum, passenger) => sum + fareFor(passenger), 0),
      currency: 'CNY',
      passengers: passengers.length,
      ticketPrefix: TICKET_PREFIX,
      seats: [...seats, ...riders],
      issueBy: heldUntil(clock.now(), chinaInstant(departure)),
      settlesAt: null,
      settlesAs: null,
      ticketNumbers: [],
      seatWishes: wishes ? [...wishes] : null,
      voidUntil: null,
      reason: null,
      refundRule: null,
    });
    if (booking !== 'soldOut') return this.#answer(booking);
    if (await this.#isRiding(riders)) throw refused('riding', 'ridingThen');
    throw refused('soldOut', 'seatsGone');
  }

  async issue(locator: string, payment: SupplierPayment): Promise<SupplierOrder> {
    const { inventory, clock, scenario } = this.#parts;
    const { issue: outcome, pendingMs } = behaviourOf(scenario, this.#id);
    throwIfDead(outcome, this.#id);
    const booking = await this.#current(locator);
    if (booking.state !== 'held') return this.#answer(booking);
    if (payment.amount !== booking.amount || payment.currency !== booking.currency)
      throw refused('amount', 'amountDiffers');
    await inventory.change(booking, ['held'], {
      state: 'issuing',
      issueBy: null,
      ...settling(outcome, 'issued', { now: clock.now(), pendingMs }),
    });
    const settled = await this.retrieve(locator);
    throwIfLost(outcome);
    return settled;
  }

  async retrieve(locator: string): Promise<SupplierOrder> {
    return this.#answer(await this.#current(locator));
  }

  async retrieveByKey(idempotencyKey: string): Promise<SupplierOrder | null> {
    const booking = await this.#parts.inventory.byKey(this.#id, idempotencyKey);
    return booking && this.retrieve(booking.locator);
  }

  async cancelHold(locator: string): Promise<SupplierOrder> {
    const booking = await this.#current(locator);
    if (booking.state === 'cancelled') return this.#answer(booking);
    const cancelled = await this.#parts.inventory.change(booking, ['held'], { state: 'cancelled', issueBy: null });
    if (!cancelled) throw refused('state', 'holdEnded');
    return this.#answer(cancelled);
  }

  /** Voids the tickets of an abandoned order: its seats return to sale. */
  async voidTickets(locator: string): Promise<SupplierOrder> {
    const booking = await this.#current(locator);
    const voided = await this.#parts.inventory.change(booking, ['issued'], { state: 'voided' });
    return this.#answer(voided ?? booking);
  }

  /** Returns unique new numbers. */
  async ticketNumbers(count: number): Promise<string[]> {
    const serials = await this.#parts.inventory.ticketSerials(count);
    return serials.map((n) => `${TICKET_PREFIX}${String(FIRST_SERIAL + n).padStart(10, '0')}`);
  }

  /** Coach and seat of a booking's tickets. */
  seatsOf(booking: SandboxBooking): (string | null)[] {
    return seatNumbers(this.#now.chance, booking);
  }

  #answer(booking: SandboxBooking): SupplierOrder {
    return { ...answer(booking), seats: this.seatsOf(booking) };
  }

  async #isRiding(riders: readonly SeatClaim[]): Promise<boolean> {
    const taken = await this.#parts.inventory.soldOn([...new Set(riders.map(({ date }) => date))]);
    return riders.some(({ key }) => (taken.get(key) ?? 0) > 0);
  }

  /** The booking after timed transitions: an expired hold, an issue that succeeded or failed. */
  async #current(locator: string): Promise<SandboxBooking> {
    const { inventory, clock } = this.#parts;
    const booking = await inventory.byLocator(this.#id, locator);
    if (!booking) throw refused('notFound', 'bookingUnknown');
    const { state, issueBy, settlesAt } = booking;
    const isDue = (at: Date | null) => at !== null && at <= clock.now();
    if (state === 'held' && isDue(issueBy))
      return (
        (await inventory.change(booking, ['held'], { state: 'cancelled', issueBy: null })) ?? this.#current(locator)
      );
    if (state !== 'issuing' || !isDue(settlesAt)) return booking;
    return (await this.#settle(booking)) ?? this.#current(locator);
  }

  async #settle(booking: SandboxBooking): Promise<SandboxBooking | null> {
    const { inventory } = this.#parts;
    const settled = { settlesAt: null, settlesAs: null };
    if (booking.settlesAs === 'refused')
      return inventory.change(booking, ['issuing'], {
        ...settled,
        state: 'refused',
        reason: 'notIssued' satisfies TimelineCode,
      });
    const ticketNumbers = await this.ticketNumbers(booking.passengers);
    return inventory.change(booking, ['issuing'], { ...settled, state: 'issued', ticketNumbers });
  }
}

/** A hold never outlasts the train's departure, however late the seats were taken. */
function heldUntil(now: Date, departure: Date): Date {
  const held = now.getTime() + (TRAIN_LIMITS.holdMinutes + MARGIN_MINUTES) * 60_000;
  return new Date(Math.min(held, departure.getTime()));
}

function answer(booking: SandboxBooking): SupplierOrder {
  return {
    ref: booking.locator,
    locator: booking.locator,
    state: booking.state,
    issueBy: booking.issueBy?.toISOString() ?? null,
    ticketNumbers: [...booking.ticketNumbers],
    amount: booking.amount,
    currency: booking.currency,
    voidUntil: null,
    reason: booking.reason,
  };
}
