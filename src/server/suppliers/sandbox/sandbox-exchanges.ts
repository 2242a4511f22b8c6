import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import type { ChangeOffer, ChangeWish, SupplierChange } from '../air-supplier.ts';
import type { SupplierPayment } from '../booking-supplier.ts';
import { refused } from '../supplier-error.ts';
import { type Exchange, exchangesFor, soldWith } from './change-offers.ts';
import type { SandboxBooking, SandboxExchange } from './inventory.ts';
import { readOfferRef, writeOfferRef } from './offer-ref.ts';
import { offerNow } from './price-check.ts';
import type { SandboxBookings } from './sandbox-bookings.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { behaviourOf } from './scenario.ts';
import { settling, throwIfDead, throwIfLost } from './steered-step.ts';

const OFFER_MINUTES = 30;
const SEARCH_MS = 350;

/** The exchanges of one sandbox supplier: offers other flights by the fare's rule, reissues tickets once. */
export class SandboxExchanges {
  readonly #parts: SandboxParts;
  readonly #bookings: SandboxBookings;

  constructor(parts: SandboxParts, bookings: SandboxBookings) {
    this.#parts = parts;
    this.#bookings = bookings;
  }

  async search(locator: string, wish: ChangeWish, signal?: AbortSignal): Promise<ChangeOffer[]> {
    const { rates, inventory, clock } = this.#parts;
    this.#throwIfDead();
    if (rates.latencyFactor > 0) await setTimeout(SEARCH_MS * rates.latencyFactor, null, { signal });
    const booking = await this.#bookingOf(locator);
    await this.#checkTickets(booking, wish.tickets);
    const sold = soldWith(this.#parts, booking);
    if (!sold) throw refused('notPermitted', 'notChangeable');
    const found = await exchangesFor(this.#parts, booking, sold, wish);
    const now = clock.now();
    const made = found.map((exchange) => this.#offered(booking, wish.tickets, exchange, now));
    await inventory.addExchanges(
      made.map(({ kept }) => kept),
      now,
    );
    return made.map(({ kept, journeys }) => offerOf(kept, journeys));
  }

  async retrieve(locator: string, ref: string): Promise<SupplierChange> {
    return this.#answer(await this.#current(locator, ref));
  }

  async confirm(locator: string, ref: string, payment: SupplierPayment): Promise<SupplierChange> {
    const { inventory, clock, scenario, profile } = this.#parts;
    this.#throwIfDead();
    const exchange = await this.#current(locator, ref);
    if (exchange.state !== 'offered') return this.#answer(exchange);
    if (exchange.expiresAt <= clock.now()) throw refused('expired', 'offerExpired');
    if (payment.amount !== costOf(exchange) || payment.currency !== exchange.currency)
      throw refused('amount', 'amountDiffers');
    await this.#checkTickets(await this.#bookingOf(locator), exchange.tickets);
    const { change: outcome, pendingMs } = behaviourOf(scenario, profile.id);
    await inventory.changeExchange(ref, ['offered'], {
      state: 'pending',
      ...settling(outcome, 'changed', { now: clock.now(), pendingMs }),
    });
    const settled = await this.#current(locator, ref);
    throwIfLost(outcome);
    return this.#answer(settled);
  }

  #offered(booking: SandboxBooking, tickets: readonly string[], { offer, lines }: Exchange, now: Date) {
    const ref = readOfferRef(offer.ref);
    const kept: SandboxExchange = {
      ref: randomUUID(),
      supplierId: this.#parts.profile.id,
      locator: booking.locator,
      tickets,
      // Settled: seats and classes stay as offered.
      offerRef: ref ? writeOfferRef({ ...ref, fixed: 1, settled: 1 }) : offer.ref,
      lines,
      currency: booking.currency,
      state: 'offered',
      expiresAt: new Date(now.getTime() + OFFER_MINUTES * 60_000),
      settlesAt: null,
      settlesAs: null,
      newLocator: null,
      reason: null,
    };
    return { kept, journeys: offer.journeys };
  }

  async #answer(exchange: SandboxExchange): Promise<SupplierChange> {
    const { inventory, profile } = this.#parts;
    const ref = readOfferRef(exchange.offerRef);
    const made = exchange.newLocator ? await inventory.byLocator(profile.id, exchange.newLocator) : null;
    const offer = ref && exchange.state === 'offered' ? await offerNow(this.#parts, ref, ref) : null;
    if (exchange.state === 'offered' && !offer) throw refused('soldOut', 'seatsGone');
    return {
      offer: offerOf(exchange, offer?.journeys ?? []),
      state: exchange.state,
      booking: made && { ref: made.locator, locator: made.locator, ticketNumbers: made.ticketNumbers },
      reason: exchange.reason,
    };
  }

  async #bookingOf(locator: string): Promise<SandboxBooking> {
    const booking = await this.#parts.inventory.byLocator(this.#parts.profile.id, locator);
    if (!booking) throw refused('notFound', 'bookingUnknown');
    return booking;
  }

  /** Tickets must be the booking's own, and neither refunded nor exchanged before. */
  async #checkTickets(booking: SandboxBooking, tickets: readonly string[]): Promise<void> {
    const { inventory } = this.#parts;
    if (booking.state !== 'issued' || tickets.some((ticket) => !booking.ticketNumbers.includes(ticket)))
      throw refused('state', 'notChangeable');
    const returned = (await inventory.refundsOf(booking)).filter(
      ({ state }) => state === 'pending' || state === 'refunded',
    );
    const exchanged = (await inventory.exchangesOf(booking)).filter(
      ({ state }) => state === 'pending' || state === 'changed',
    );
    const gone = [...returned, ...exchanged].flatMap((one) => one.tickets);
    if (tickets.some((ticket) => gone.includes(ticket))) throw refused('state', 'ticketsInvalid');
  }

  async #current(locator: string, ref: string): Promise<SandboxExchange> {
    const { inventory, clock, profile } = this.#parts;
    const exchange = await inventory.exchange(ref);
    if (!exchange || exchange.supplierId !== profile.id || exchange.locator !== locator)
      throw refused('notFound', 'offerUnknown');
    if (exchange.state !== 'pending' || !exchange.settlesAt || exchange.settlesAt > clock.now()) return exchange;
    const settled = await this.#settle(exchange);
    return settled ?? this.#current(locator, ref);
  }

  /** The new tickets are a separate booking under a key derived from the exchange, so that they are made once. */
  async #settle(exchange: SandboxExchange): Promise<SandboxExchange | null> {
    const { inventory } = this.#parts;
    const done = { settlesAt: null, settlesAs: null };
    const no = (reason: TimelineCode) =>
      inventory.changeExchange(exchange.ref, ['pending'], { ...done, state: 'refused', reason });
    if (exchange.settlesAs === 'refused') return no('notReissued');
    const made = await this.#reissue(exchange);
    if (made === 'soldOut') return no('seatsGone');
    return inventory.changeExchange(exchange.ref, ['pending'], { ...done, state: 'changed', newLocator: made.locator });
  }

  async #reissue(exchange: SandboxExchange): Promise<SandboxBooking | 'soldOut'> {
    const { inventory, profile } = this.#parts;
    const key = `exchange-${exchange.ref}`;
    const known = await inventory.byKey(profile.id, key);
    if (known) return known;
    const old = await this.#bookingOf(exchange.locator);
    const ref = readOfferRef(exchange.offerRef);
    return inventory.book({
      ...old,
      idempotencyKey: key,
      offerRef: exchange.offerRef,
      amount: Math.floor((old.amount * exchange.tickets.length) / old.passengers) + costOf(exchange),
      passengers: exchange.tickets.length,
      seats: ref ? this.#bookings.claims(ref) : [],
      ticketNumbers: await this.#bookings.ticketNumbers(old.ticketPrefix, exchange.tickets.length),
      voidUntil: null,
    });
  }

  #throwIfDead(): void {
    const { profile, scenario } = this.#parts;
    throwIfDead(behaviourOf(scenario, profile.id).change, profile.name);
  }
}

function offerOf(exchange: SandboxExchange, journeys: ChangeOffer['journeys']): ChangeOffer {
  const { ref, tickets, lines, currency, expiresAt } = exchange;
  return { ref, tickets, journeys, lines, currency, expiresAt: expiresAt.toISOString() };
}

function costOf({ lines }: Pick<SandboxExchange, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.fareDifference + line.taxDifference + line.penalty, 0);
}
