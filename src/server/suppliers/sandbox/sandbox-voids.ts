import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import { refused } from '../supplier-error.ts';
import type { SandboxBooking, SandboxInventory, SandboxRefund } from './inventory.ts';

const VOID = 'void:';

/** When a pending void ends, and how. */
type Later = Pick<SandboxRefund, 'settlesAt' | 'settlesAs'>;

/** Tickets voided while their booking remains: the sandbox stores each as a separate refund without penalty. */
export class SandboxVoids {
  readonly #inventory: SandboxInventory;
  readonly #now: Date;

  constructor(inventory: SandboxInventory, now: Date) {
    this.#inventory = inventory;
    this.#now = now;
  }

  async of(booking: SandboxBooking): Promise<string[]> {
    return (await this.#current(booking)).filter(({ state }) => state === 'refunded').flatMap(({ tickets }) => tickets);
  }

  /**
   * Returns the tickets without a void request. Refuses where one is not the booking's, is no longer valid for another reason, or was
   * refused its void.
   */
  async leftOf(booking: SandboxBooking, tickets: readonly string[]): Promise<string[]> {
    if (tickets.some((ticket) => !booking.ticketNumbers.includes(ticket))) throw refused('state', 'ticketsInvalid');
    const voids = await this.#current(booking);
    const isNamed = (one: Pick<SandboxRefund, 'tickets'>) => one.tickets.some((ticket) => tickets.includes(ticket));
    if (voids.some((one) => one.state === 'refused' && isNamed(one))) throw refused('other', 'voidRefused');
    const refunds = await this.#inventory.refundsOf(booking);
    const returned = refunds.filter((one) => !isVoid(one) && (one.state === 'pending' || one.state === 'refunded'));
    const exchanged = (await this.#inventory.exchangesOf(booking)).filter(
      ({ state }) => state === 'pending' || state === 'changed',
    );
    if ([...returned, ...exchanged].some(isNamed)) throw refused('state', 'ticketsInvalid');
    const asked = voids.flatMap((one) => one.tickets);
    return tickets.filter((ticket) => !asked.includes(ticket));
  }

  /** Voids tickets at once, or `later`. */
  async add(booking: SandboxBooking, tickets: readonly string[], later: Later | null): Promise<void> {
    const { supplierId, locator, currency } = booking;
    const { settlesAt, settlesAs } = later ?? { settlesAt: null, settlesAs: null };
    for (const ticket of tickets)
      await this.#inventory.addRefund({
        ...{ ref: `${VOID}${ticket}`, supplierId, locator, currency },
        ...{ tickets: [ticket], segments: null, penalty: 0, state: later ? 'pending' : 'refunded' },
        ...{ expiresAt: this.#now, settlesAt, settlesAs, reason: null },
      });
  }

  /** The voids of a booking after timed transitions. */
  async #current(booking: SandboxBooking): Promise<SandboxRefund[]> {
    const voids = (await this.#inventory.refundsOf(booking)).filter(isVoid);
    return Promise.all(voids.map((one) => this.#settled(one)));
  }

  async #settled(one: SandboxRefund): Promise<SandboxRefund> {
    if (one.state !== 'pending' || !one.settlesAt || one.settlesAt > this.#now) return one;
    const state = one.settlesAs ?? 'refunded';
    const reason = state === 'refused' ? ('voidRefused' satisfies TimelineCode) : null;
    const done = { state, settlesAt: null, settlesAs: null, reason };
    return (await this.#inventory.changeRefund(one.ref, ['pending'], done)) ?? { ...one, ...done };
  }
}

const isVoid = ({ ref }: { ref: string }): boolean => ref.startsWith(VOID);
