import { ageOn } from '../../../contract/dates.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import type { Passenger } from '../../../contract/passengers.ts';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import type { Offer } from '../air-supplier.ts';
import type { BookingOptions, SupplierOrder, SupplierPayment } from '../booking-supplier.ts';
import { refused, unavailable } from '../supplier-error.ts';
import { BOOKING_CLASSES, classAt, type FareBrand } from './fare-products.ts';
import type { SandboxBooking, SeatClaim } from './inventory.ts';
import type { Itinerary } from './itineraries.ts';
import { type OfferRef, readOfferRef } from './offer-ref.ts';
import { offerNow, readOwnRef } from './price-check.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { SandboxVoids } from './sandbox-voids.ts';
import { behaviourOf } from './scenario.ts';
import { allotment, seatKey } from './seats.ts';
import { settling, throwIfDead, throwIfLost } from './steered-step.ts';

const INSTANT_MINUTES = 30;
const FIRST_SERIAL = 2_400_000_000;
const CHINA_AHEAD_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The orders of one sandbox supplier. */
export class SandboxBookings {
  readonly #parts: SandboxParts;

  constructor(parts: SandboxParts) {
    this.#parts = parts;
  }

  async book(text: string, passengers: readonly Passenger[], options: BookingOptions): Promise<SupplierOrder> {
    const { profile, inventory, clock } = this.#parts;
    const { book: outcome } = this.#behaviour();
    const known = await inventory.byKey(profile.id, options.idempotencyKey);
    if (known) return this.#answer(known);
    if (outcome === 'dead') throw unavailable(profile.name);
    if (outcome === 'soldOut') throw refused('soldOut', 'seatsGone');
    if (outcome === 'refuse') throw refused('other', 'airlineRefused');
    const ref = readOwnRef(profile, text);
    const offer = await offerNow(this.#parts, ref, ref);
    if (!offer || !sameClasses(ref, offer)) throw refused('soldOut', 'seatsGone');
    checkPassengers(offer, ref, passengers);
    const issueBy = this.#issueBy(offer, options.mode);
    const booking = await inventory.book({
      supplierId: profile.id,
      idempotencyKey: options.idempotencyKey,
      offerRef: text,
      state: 'held',
      amount: amountOf(offer, ref),
      currency: offer.currency,
      passengers: passengers.length,
      ticketPrefix: this.#parts.engine.network.carrier(offer.validatingCarrier)?.ticketPrefix ?? '000',
      seats: this.claims(ref),
      issueBy: new Date(Math.max(issueBy.getTime(), clock.now().getTime())),
      settlesAt: null,
      settlesAs: null,
      ticketNumbers: [],
      voidUntil: null,
      reason: null,
      refundRule: { permitted: offer.refund.permitted, fee: offer.refund.fee ?? 0 },
    });
    if (booking === 'soldOut') throw refused('soldOut', 'seatsGone');
    throwIfLost(outcome);
    return this.#answer(booking);
  }

  async issue(locator: string, payment: SupplierPayment): Promise<SupplierOrder> {
    const { profile, engine, rates, clock, inventory } = this.#parts;
    const behaviour = this.#behaviour();
    throwIfDead(behaviour.issue, profile.name);
    const booking = await this.#current(locator);
    if (booking.state !== 'held') return this.#answer(booking);
    if (payment.amount !== booking.amount || payment.currency !== booking.currency)
      throw refused('amount', 'amountDiffers');
    const byChance =
      engine.chance.unit('issue', profile.id, locator) < rates.failureRate / 2 ? 'refused' : this.#usual(booking);
    const outcome = behaviour.issue ?? byChance;
    const issuing = await inventory.change(booking, ['held'], {
      state: 'issuing',
      issueBy: null,
      ...settling(outcome, 'issued', { now: clock.now(), pendingMs: behaviour.pendingMs }),
    });
    // Null when a concurrent call came first; its outcome is the order's.
    const settled = await this.#current((issuing ?? booking).locator);
    throwIfLost(outcome);
    return this.#answer(settled);
  }

  async retrieve(locator: string): Promise<SupplierOrder> {
    const { inventory, clock } = this.#parts;
    const booking = await this.#current(locator);
    if (booking.state !== 'issued') return this.#answer(booking);
    const voidedTickets = await new SandboxVoids(inventory, clock.now()).of(booking);
    if (voidedTickets.length === 0) return this.#answer(booking);
    if (booking.ticketNumbers.some((ticket) => !voidedTickets.includes(ticket)))
      return { ...this.#answer(booking), voidedTickets };
    const voided = await inventory.change(booking, ['issued'], { state: 'voided', voidUntil: null });
    return voided ? this.#answer(voided) : this.retrieve(locator);
  }

  async retrieveByKey(idempotencyKey: string): Promise<SupplierOrder | null> {
    const booking = await this.#parts.inventory.byKey(this.#parts.profile.id, idempotencyKey);
    return booking ? this.retrieve(booking.locator) : null;
  }

  async cancelHold(locator: string): Promise<SupplierOrder> {
    const booking = await this.#current(locator);
    if (booking.state === 'cancelled') return this.#answer(booking);
    const cancelled = await this.#parts.inventory.change(booking, ['held'], { state: 'cancelled', issueBy: null });
    if (!cancelled) throw refused('state', 'holdEnded');
    return this.#answer(cancelled);
  }

  async voidTickets(locator: string, named?: readonly string[]): Promise<SupplierOrder> {
    const { inventory, clock, profile } = this.#parts;
    const { void: outcome, pendingMs } = this.#behaviour();
    throwIfDead(outcome, profile.name);
    const booking = await this.#current(locator);
    if (booking.state === 'voided') return this.#answer(booking);
    if (booking.state !== 'issued') throw refused('state', 'noTickets');
    const now = clock.now();
    const voids = new SandboxVoids(inventory, now);
    const left = await voids.leftOf(booking, named ?? booking.ticketNumbers);
    if (left.length > 0) {
      if (!booking.voidUntil) throw refused('voidNotOffered', 'fareNotVoidable');
      if (booking.voidUntil <= now) throw refused('voidClosed', 'voidDayOver');
      if (outcome === 'refused') throw refused('other', 'voidRefused');
      const isPending = outcome === 'pending' || outcome === 'pendingThenRefused';
      await voids.add(booking, left, isPending ? settling(outcome, 'refunded', { now, pendingMs }) : null);
    }
    const after = await this.retrieve(locator);
    throwIfLost(outcome);
    return after;
  }

  #behaviour() {
    return behaviourOf(this.#parts.scenario, this.#parts.profile.id);
  }

  #answer(booking: SandboxBooking): SupplierOrder {
    return {
      ref: booking.locator,
      locator: booking.locator,
      state: booking.state,
      issueBy: booking.issueBy?.toISOString() ?? null,
      ticketNumbers: [...booking.ticketNumbers],
      amount: booking.amount,
      currency: booking.currency,
      voidUntil: booking.voidUntil?.toISOString() ?? null,
      reason: booking.reason,
    };
  }

  /** The booking after timed transitions: an expired hold, an issue that ended. */
  async #current(locator: string): Promise<SandboxBooking> {
    const { profile, inventory, clock } = this.#parts;
    const booking = await inventory.byLocator(profile.id, locator);
    if (!booking) throw refused('notFound', 'bookingUnknown');
    const now = clock.now();
    if (booking.state === 'held' && booking.issueBy && booking.issueBy <= now)
      return (
        (await inventory.change(booking, ['held'], { state: 'cancelled', issueBy: null })) ?? this.#current(locator)
      );
    if (booking.state !== 'issuing' || !booking.settlesAt || booking.settlesAt > now) return booking;
    return (await this.#settle(booking, now)) ?? this.#current(locator);
  }

  async #settle(booking: SandboxBooking, now: Date): Promise<SandboxBooking | null> {
    const { profile, inventory } = this.#parts;
    const done = { settlesAt: null, settlesAs: null };
    if (booking.settlesAs === 'refused')
      return inventory.change(booking, ['issuing'], {
        ...done,
        state: 'refused',
        reason: 'notIssued' satisfies TimelineCode,
      });
    const ticketNumbers = await this.ticketNumbers(booking.ticketPrefix, booking.passengers);
    const voidUntil = profile.channel === 'Website' ? null : endOfDayInChina(now);
    return inventory.change(booking, ['issuing'], { ...done, state: 'issued', ticketNumbers, voidUntil });
  }

  /** New ticket numbers, 13 digits. */
  async ticketNumbers(prefix: string, count: number): Promise<string[]> {
    const serials = await this.#parts.inventory.ticketSerials(count);
    return serials.map((n) => `${prefix}${String(FIRST_SERIAL + n).padStart(10, '0')}`);
  }

  /** Fares of the slow ticketing products are issued manually, with a delay. */
  #usual(booking: SandboxBooking): 'issued' | 'pending' {
    const ref = readOfferRef(booking.offerRef);
    const carrier = ref?.legs[0]?.carrier ?? '';
    const brand = ref ? this.#parts.engine.lookUp(ref)?.brand : undefined;
    const { engine, profile } = this.#parts;
    const speed = engine.chance.pick(profile.speeds, 'speed', profile.id, carrier, brand?.productType ?? '');
    return speed.startsWith('special') ? 'pending' : 'issued';
  }

  #issueBy(offer: Offer, mode: BookingOptions['mode']): Date {
    if (mode === 'instant') return new Date(this.#parts.clock.now().getTime() + INSTANT_MINUTES * 60_000);
    if (!offer.hold) throw refused('other', 'payAtOnce');
    return new Date(offer.hold.until);
  }

  /** The seats that the flights of a reference take for its party. */
  claims(ref: OfferRef): SeatClaim[] {
    const { engine, clock } = this.#parts;
    const found = engine.lookUp(ref);
    const [adult = 0, child = 0] = ref.party;
    const today = Math.floor(clock.now().getTime() / DAY_MS);
    const claim = (brand: FareBrand, { flights }: Itinerary, classes: readonly number[]) =>
      flights.map((flight, i) => {
        const { cabin, index } = classAt(brand.cabin, classes[i] ?? 0);
        const letter = BOOKING_CLASSES[cabin][index]?.letter ?? '';
        const given = allotment(engine.chance, flight, cabin, index, today);
        return { key: seatKey(flight, letter), date: engine.dateOf(flight.day), seats: adult + child, given };
      });
    return found ? found.itineraries.flatMap((leg, i) => claim(found.brand, leg, ref.legs[i]?.classes ?? [])) : [];
  }
}

function sameClasses(ref: OfferRef, offer: Offer): boolean {
  return JSON.stringify(readOfferRef(offer.ref)?.legs) === JSON.stringify(ref.legs);
}

function amountOf(offer: Offer, ref: OfferRef): number {
  return offer.fares.reduce((sum, fare) => {
    const count = ref.party[PASSENGER_TYPES.indexOf(fare.passengerType)] ?? 0;
    const { faceValue, discount, serviceFee, airportTax, fuelSurcharge } = fare;
    return sum + count * (faceValue - discount + serviceFee + airportTax + fuelSurcharge);
  }, 0);
}

/** An airline's own checks: the party, the documents, the fare's restrictions. */
function checkPassengers(offer: Offer, ref: OfferRef, passengers: readonly Passenger[]): void {
  const counts = PASSENGER_TYPES.map((type) => passengers.filter((p) => p.type === type).length);
  if (counts.some((count, i) => count !== ref.party[i])) throw refused('passengers', 'partyDiffers');
  const { documentTypes, eligibleCountries, ineligibleCountries, minAge, maxAge } = offer.restrictions;
  const day = offer.journeys[0]?.segments[0]?.departure.slice(0, 10) ?? '';
  for (const { document, nationality, birthday } of passengers) {
    if (!documentTypes.some((type) => type === document.type)) throw refused('passengers', 'documentRefused');
    if (eligibleCountries?.includes(nationality) === false || ineligibleCountries.includes(nationality))
      throw refused('passengers', 'nationalityRefused');
    const age = ageOn(birthday, day);
    if ((minAge !== null && age < minAge) || (maxAge !== null && age > maxAge))
      throw refused('passengers', 'ageRefused');
  }
}

function endOfDayInChina(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + CHINA_AHEAD_MS) / DAY_MS) * DAY_MS - CHINA_AHEAD_MS);
}
