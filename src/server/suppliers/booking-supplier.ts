import type { Instant } from '../../contract/dates.ts';
import type { Currency, Money } from '../../contract/money.ts';
import type { Contact, Passenger } from '../../contract/passengers.ts';

export interface BookingOptions {
  /** The same key returns the first booking, whatever else is passed. */
  idempotencyKey: string;
  /** hold: the seats are held until the supplier's deadline. instant: only long enough to be paid at once. */
  mode: 'hold' | 'instant';
  contact: Contact;
  /** Trains: each passenger's preferred position in the row, empty for none; granted where free. */
  seats?: readonly string[];
  signal?: AbortSignal;
}

export type SupplierOrderState = 'held' | 'issuing' | 'issued' | 'refused' | 'cancelled' | 'voided';

/** A booking at the supplier. */
export interface SupplierOrder {
  /** Identifies the order at this supplier in later calls. */
  ref: string;
  /** Record locator, six characters. */
  locator: string;
  state: SupplierOrderState;
  /** Deadline for issuing; null once issued or ended. */
  issueBy: Instant | null;
  /** One ticket per passenger in booking order, 13 digits; empty until issued. */
  ticketNumbers: string[];
  /** Tickets voided while others remain valid; absent where none were. */
  voidedTickets?: readonly string[];
  /** Trains: coach and seat of each ticket; null where it has none. */
  seats?: (string | null)[];
  /** Total for the whole party, in minor units of `currency`. */
  amount: number;
  currency: Currency;
  /** End of the void window of the tickets; null without one. */
  voidUntil: Instant | null;
  /** Why the supplier refused to issue, for parseReason; null otherwise. */
  reason: string | null;
}

export interface SupplierPayment {
  /** The same key returns the first result. */
  idempotencyKey: string;
  /** The expected amount; refused when the order costs something else. */
  amount: number;
  currency: Currency;
}

/** Tickets to refund. */
export interface TicketReturn {
  tickets: readonly string[];
  /** Positions of the flights over all journeys, from 0; null for all. */
  segments: readonly number[] | null;
  /** The penalty for all of them as a person has agreed it with the supplier, whatever its rule for a voluntary refund. */
  agreed?: Money;
}

/** A supplier's penalty for refunded tickets, valid until `expiresAt`. */
export interface SupplierRefundQuote {
  /** Identifies the quote in `refundConfirm` and `retrieveRefund`. */
  ref: string;
  /** Minor units of `currency`, for all the tickets together. */
  penalty: number;
  currency: Currency;
  expiresAt: Instant;
}

export interface SupplierRefund {
  state: 'quoted' | 'pending' | 'refunded' | 'refused';
  /** Why the supplier refused, for parseReason. */
  reason: string | null;
}

/** The cost of a change of tickets, valid until `expiresAt`. */
export interface TicketChange {
  /** Identifies the offer in `retrieveChange` and `confirmChange`. */
  ref: string;
  tickets: readonly string[];
  /** Price differences of each ticket, in their order, in minor units of `currency`; negative where money is refunded. */
  lines: readonly { fareDifference: number; taxDifference: number; penalty: number }[];
  currency: Currency;
  expiresAt: Instant;
}

export interface TicketChangeState<O extends TicketChange = TicketChange> {
  offer: O;
  state: 'offered' | 'pending' | 'changed' | 'refused';
  /** The booking with the new tickets, one for each of the offer's; null until changed. It may be the same booking. */
  booking: {
    ref: string;
    locator: string;
    ticketNumbers: readonly string[];
    seats?: readonly (string | null)[];
  } | null;
  /** Why the supplier refused, for parseReason. */
  reason: string | null;
}

/** The supplier calls that orders of every product use. */
export interface BookingSupplier {
  readonly id: string;
  /** Display name; a sandbox says so. */
  readonly name: string;
  readonly capabilities: { hold: boolean; void: boolean; refundQuote: boolean; change: boolean };
  /**
   * Books the seats. Passengers are in the order of the fares (adults, children, infants). Throws SupplierError 'refused' (soldOut,
   * passengers, expired) or 'unknown': then find the outcome by `retrieveByKey`, never book again with another key.
   */
  book(offerRef: string, passengers: readonly Passenger[], options: BookingOptions): Promise<SupplierOrder>;
  /**
   * Pays and requests tickets: returns the order as issued, issuing (poll `retrieve`) or refused. Throws 'unknown' when the response is
   * lost.
   */
  issue(orderRef: string, payment: SupplierPayment): Promise<SupplierOrder>;
  /** The current order. Throws SupplierError 'refused' (notFound). */
  retrieve(orderRef: string): Promise<SupplierOrder>;
  /** The order booked under an idempotency key; null when there is no booking. */
  retrieveByKey(idempotencyKey: string): Promise<SupplierOrder | null>;
  /** Releases held seats; an order cancelled already is returned unchanged. Refused once issuing has begun. */
  cancelHold(orderRef: string): Promise<SupplierOrder>;
  /**
   * Voids issued tickets inside their window, idempotently: all of the order unless some are given. Refused (voidClosed) after it, and
   * (voidNotOffered) where the fare has none.
   */
  void(orderRef: string, tickets?: readonly string[]): Promise<SupplierOrder>;
  /**
   * Quotes the penalty for a voluntary refund, or for one as agreed. Refused (notPermitted) where the fare is not refundable, and (state)
   * where the tickets are no longer valid.
   */
  refundQuote(orderRef: string, parts: TicketReturn): Promise<SupplierRefundQuote>;
  /** Refunds the tickets of a quote, idempotently. Refused (expired) after its time; throws 'unknown' when the response is lost. */
  refundConfirm(quoteRef: string): Promise<SupplierRefund>;
  /** The current refund. Throws SupplierError 'refused' (notFound). */
  retrieveRefund(quoteRef: string): Promise<SupplierRefund>;
  /** The current change. Throws SupplierError 'refused' (notFound) for an offer that does not belong to this order. */
  retrieveChange(orderRef: string, offerRef: string): Promise<TicketChangeState>;
  /** Pays and reissues the tickets, idempotently. Refused (expired, soldOut) after its time; throws 'unknown' when the response is lost. */
  confirmChange(orderRef: string, offerRef: string, payment: SupplierPayment): Promise<TicketChangeState>;
}

export function areVoided({ state, voidedTickets = [] }: SupplierOrder, tickets: readonly string[]): boolean {
  return state === 'voided' || (tickets.length > 0 && tickets.every((ticket) => voidedTickets.includes(ticket)));
}
