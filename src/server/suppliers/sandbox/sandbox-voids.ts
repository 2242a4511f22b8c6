import { refused } from '../supplier-error.ts';
import type { SandboxBooking, SandboxInventory } from './inventory.ts';

const VOID = 'void:';

/** Tickets that were voided while others of their booking stand: in the sandbox's books they are given back for nothing, each by itself. */
export class SandboxVoids {
  readonly #inventory: SandboxInventory;

  constructor(inventory: SandboxInventory) {
    this.#inventory = inventory;
  }

  async of(booking: SandboxBooking): Promise<string[]> {
    return (await this.#inventory.refundsOf(booking)).filter(isVoid).flatMap(({ tickets }) => tickets);
  }

  /** Those of the tickets that are yet to be voided. Refuses where one is none of the booking's, or no longer valid for another reason. */
  async leftOf(booking: SandboxBooking, tickets: readonly string[]): Promise<string[]> {
    if (tickets.some((ticket) => !booking.ticketNumbers.includes(ticket))) throw refused('state', 'ticketsInvalid');
    const refunds = await this.#inventory.refundsOf(booking);
    const voided = refunds.filter(isVoid).flatMap((one) => one.tickets);
    const returned = refunds.filter((one) => !isVoid(one) && (one.state === 'pending' || one.state === 'refunded'));
    const exchanged = (await this.#inventory.exchangesOf(booking)).filter(
      ({ state }) => state === 'pending' || state === 'changed',
    );
    const gone = [...returned, ...exchanged].flatMap((one) => one.tickets);
    if (tickets.some((ticket) => gone.includes(ticket))) throw refused('state', 'ticketsInvalid');
    return tickets.filter((ticket) => !voided.includes(ticket));
  }

  async add({ supplierId, locator, currency }: SandboxBooking, tickets: readonly string[], now: Date): Promise<void> {
    for (const ticket of tickets)
      await this.#inventory.addRefund({
        ...{ ref: `${VOID}${ticket}`, supplierId, locator, currency },
        ...{ tickets: [ticket], segments: null, penalty: 0, state: 'refunded', expiresAt: now },
        ...{ settlesAt: null, settlesAs: null, reason: null },
      });
  }
}

const isVoid = ({ ref }: { ref: string }): boolean => ref.startsWith(VOID);
