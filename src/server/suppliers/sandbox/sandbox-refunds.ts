import { randomUUID } from 'node:crypto';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import type { SupplierRefund, SupplierRefundQuote, TicketReturn } from '../booking-supplier.ts';
import { refused } from '../supplier-error.ts';
import type { SandboxBooking, SandboxInventory, SandboxRefund, SeatClaim } from './inventory.ts';
import { behaviourOf, type ScenarioSource } from './scenario.ts';
import { settling, throwIfDead, throwIfLost } from './steered-step.ts';

const QUOTE_MINUTES = 60;

interface Penalty {
  penalty: number;
  until?: Date;
}

export interface RefundParts {
  /** The supplier, as named in storage and scenario. */
  profile: { id: string; name: string };
  inventory: SandboxInventory;
  clock: { now(): Date };
  scenario: ScenarioSource;
  /** The penalty for these tickets, and until when at most. Throws a refusal if they are not refundable. */
  penaltyOf: (booking: SandboxBooking, tickets: readonly string[]) => Penalty | Promise<Penalty>;
  /** The seats released with these tickets; absent where seats are not tracked separately. */
  seatsOf?: (booking: SandboxBooking, tickets: readonly string[]) => readonly SeatClaim[];
}

/** The refunds of one sandbox supplier: quotes by its rule, refunds tickets once. */
export class SandboxRefunds {
  readonly #parts: RefundParts;

  constructor(parts: RefundParts) {
    this.#parts = parts;
  }

  async quote(locator: string, { tickets, segments, agreed }: TicketReturn): Promise<SupplierRefundQuote> {
    const { profile, inventory, clock } = this.#parts;
    this.#throwIfDead();
    const booking = await inventory.byLocator(profile.id, locator);
    if (!booking) throw refused('notFound', 'bookingUnknown');
    await this.#checkTickets(booking, { tickets, segments });
    const { penalty, until }: Penalty = agreed
      ? { penalty: agreed.amount }
      : await this.#parts.penaltyOf(booking, tickets);
    const latest = clock.now().getTime() + QUOTE_MINUTES * 60_000;
    const refund: SandboxRefund = {
      ref: randomUUID(),
      supplierId: profile.id,
      locator,
      tickets,
      segments,
      penalty,
      currency: agreed?.currency ?? booking.currency,
      state: 'quoted',
      expiresAt: new Date(Math.min(latest, until?.getTime() ?? latest)),
      settlesAt: null,
      settlesAs: null,
      reason: null,
    };
    await inventory.addRefund(refund);
    const { ref, currency, expiresAt } = refund;
    return { ref, penalty, currency, expiresAt: expiresAt.toISOString() };
  }

  async confirm(ref: string): Promise<SupplierRefund> {
    const { inventory, clock } = this.#parts;
    this.#throwIfDead();
    const refund = await this.#current(ref);
    if (refund.state !== 'quoted') return answer(refund);
    if (refund.expiresAt <= clock.now()) throw refused('expired', 'quoteExpired');
    const { refund: outcome, pendingMs } = behaviourOf(this.#parts.scenario, this.#parts.profile.id);
    await inventory.changeRefund(ref, ['quoted'], {
      state: 'pending',
      ...settling(outcome, 'refunded', { now: clock.now(), pendingMs }),
    });
    const settled = await this.#current(ref);
    throwIfLost(outcome);
    return answer(settled);
  }

  async retrieve(ref: string): Promise<SupplierRefund> {
    return answer(await this.#current(ref));
  }

  async #current(ref: string): Promise<SandboxRefund> {
    const { inventory, clock } = this.#parts;
    const refund = await inventory.refund(ref);
    if (!refund) throw refused('notFound', 'requestUnknown');
    if (refund.state !== 'pending' || !refund.settlesAt || refund.settlesAt > clock.now()) return refund;
    const state = refund.settlesAs ?? 'refunded';
    const reason = state === 'refused' ? ('refundRefused' satisfies TimelineCode) : null;
    const done = { state, settlesAt: null, settlesAs: null, reason };
    const released = state === 'refunded' ? await this.#seatsOf(refund) : [];
    const settled = await inventory.changeRefund(ref, ['pending'], done, released);
    return settled ?? this.#current(ref);
  }

  async #seatsOf({ locator, tickets }: SandboxRefund): Promise<readonly SeatClaim[]> {
    const { inventory, profile, seatsOf } = this.#parts;
    const booking = seatsOf ? await inventory.byLocator(profile.id, locator) : null;
    return booking && seatsOf ? seatsOf(booking, tickets) : [];
  }

  /** Tickets must be the booking's own, and none refunded before. */
  async #checkTickets(booking: SandboxBooking, { tickets, segments }: TicketReturn): Promise<void> {
    if (booking.state !== 'issued' || tickets.some((ticket) => !booking.ticketNumbers.includes(ticket)))
      throw refused('state', 'notRefundable');
    const earlier = await this.#parts.inventory.refundsOf(booking);
    const exchanged = (await this.#parts.inventory.exchangesOf(booking)).filter(
      ({ state }) => state === 'pending' || state === 'changed',
    );
    if (exchanged.some((exchange) => exchange.tickets.some((ticket) => tickets.includes(ticket))))
      throw refused('state', 'exchangedBefore');
    const isTaken = earlier
      .filter(({ state }) => state === 'pending' || state === 'refunded')
      .some(
        (refund) => refund.tickets.some((ticket) => tickets.includes(ticket)) && overlaps(refund.segments, segments),
      );
    if (isTaken) throw refused('state', 'givenBackBefore');
  }

  #throwIfDead(): void {
    const { profile, scenario } = this.#parts;
    throwIfDead(behaviourOf(scenario, profile.id).refund, profile.name);
  }
}

function overlaps(one: readonly number[] | null, other: readonly number[] | null): boolean {
  return one === null || other === null || one.some((segment) => other.includes(segment));
}

/** By the fare's rule: free, a fee for each ticket up to its price, or not refundable. */
export function penaltyByFare(booking: SandboxBooking, tickets: readonly string[]): { penalty: number } {
  const rule = booking.refundRule;
  if (!rule || rule.permitted === 'no') throw refused('notPermitted', 'fareGivesNothing');
  const perTicket = rule.permitted === 'fee' ? rule.fee : 0;
  const share = Math.floor((booking.amount * tickets.length) / booking.passengers);
  return { penalty: Math.min(perTicket * tickets.length, share) };
}

function answer({ state, reason }: SandboxRefund): SupplierRefund {
  return { state, reason };
}
