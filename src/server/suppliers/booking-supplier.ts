import type { Instant } from '../../contract/dates.ts';
import type { Currency, Money } from '../../contract/money.ts';
import type { Contact, Passenger } from '../../contract/passengers.ts';

export interface BookingOptions {
  /** The same key answers the booking made first, whatever else is given. */
  idempotencyKey: string;
  /** hold: keep the seats until the supplier's deadline. instant: keep them only long enough to be paid now. */
  mode: 'hold' | 'instant';
  contact: Contact;
  /** Of a train: the place in its row that each passenger would like, empty for none; granted where it is free. */
  seats?: readonly string[];
  signal?: AbortSignal;
}

export type SupplierOrderState = 'held' | 'issuing' | 'issued' | 'refused' | 'cancelled' | 'voided';

/** A booking at the supplier. */
export interface SupplierOrder {
  /** Names the order at this supplier in later calls. */
  ref: string;
  /** Record locator, six characters. */
  locator: string;
  state: SupplierOrderState;
  /** Until when it must be issued; null once that is settled. */
  issueBy: Instant | null;
  /** One ticket per passenger in the order they were booked in, 13 digits; empty until issued. */
  ticketNumbers: string[];
  /** Those of its tickets that were voided while others stand; absent where none were. */
  voidedTickets?: readonly string[];
  /** Of a train: coach and seat of each ticket; null where it has none. */
  seats?: (string | null)[];
  /** What is owed for the whole party, in minor units of `currency`. */
  amount: number;
  currency: Currency;
  /** Until when issued tickets can be voided; null when they cannot. */
  voidUntil: Instant | null;
  /** What the supplier said when it refused to issue, as saidBy reads it; null otherwise. */
  reason: string | null;
}

export interface SupplierPayment {
  /** The same key answers the first result. */
  idempotencyKey: string;
  /** What the portal means to pay; refused when the order costs something else. */
  amount: number;
  currency: Currency;
}

/** Tickets that are to be given back. */
export interface TicketReturn {
  tickets: readonly string[];
  /** Positions of the flights, counted through from 0; null for all. */
  segments: readonly number[] | null;
  /** What a person has agreed that the supplier keeps of them all, whatever its rule for a wish of the passenger's own. */
  agreed?: Money;
}

/** What a supplier keeps of given-back tickets, good until `expiresAt`. */
export interface SupplierRefundQuote {
  /** Names the quote in `refundConfirm` and `retrieveRefund`. */
  ref: string;
  /** Minor units of `currency`, for all the tickets together. */
  penalty: number;
  currency: Currency;
  expiresAt: Instant;
}

export interface SupplierRefund {
  state: 'quoted' | 'pending' | 'refunded' | 'refused';
  /** What the supplier said when it refused, as saidBy reads it. */
  reason: string | null;
}

/** What a change of tickets costs, good until `expiresAt`. */
export interface TicketChange {
  /** Names the offer in `retrieveChange` and `confirmChange`. */
  ref: string;
  tickets: readonly string[];
  /** What is added for each ticket, in their order, in minor units of `currency`; below nothing where it comes back. */
  lines: readonly { fareDifference: number; taxDifference: number; penalty: number }[];
  currency: Currency;
  expiresAt: Instant;
}

export interface TicketChangeState<O extends TicketChange = TicketChange> {
  offer: O;
  state: 'offered' | 'pending' | 'changed' | 'refused';
  /** The booking of the new tickets, one for each of the offer's; null until changed. It may be the same booking as before. */
  booking: {
    ref: string;
    locator: string;
    ticketNumbers: readonly string[];
    seats?: readonly (string | null)[];
  } | null;
  /** What the supplier said when it refused, as saidBy reads it. */
  reason: string | null;
}

/** What orders of every product ask of a supplier. */
export interface BookingSupplier {
  readonly id: string;
  /** For people; a sandbox supplier says so. */
  readonly name: string;
  readonly capabilities: { hold: boolean; void: boolean; refundQuote: boolean; change: boolean };
  /**
   * Books the seats. Passengers are in the order of the fares (adults, children, infants). Throws SupplierError 'refused'
   * (soldOut, passengers, expired) or 'unknown': then `retrieveByKey` tells what became of it, never a second book with another key.
   */
  book(offerRef: string, passengers: readonly Passenger[], options: BookingOptions): Promise<SupplierOrder>;
  /** Pays and asks for tickets: answers the order as issued, issuing (ask `retrieve` later) or refused. Throws 'unknown' when the answer is lost. */
  issue(orderRef: string, payment: SupplierPayment): Promise<SupplierOrder>;
  /** The order as it stands. Throws SupplierError 'refused' (notFound). */
  retrieve(orderRef: string): Promise<SupplierOrder>;
  /** The order booked under an idempotency key; null when no booking came of it. */
  retrieveByKey(idempotencyKey: string): Promise<SupplierOrder | null>;
  /** Gives held seats back; an order cancelled already is answered as it is. Refused once issuing has begun. */
  cancelHold(orderRef: string): Promise<SupplierOrder>;
  /** Voids issued tickets inside their window, once however often it is asked: all of the order unless some are named. Refused (voidClosed) after it, and (voidNotOffered) where the fare has none. */
  void(orderRef: string, tickets?: readonly string[]): Promise<SupplierOrder>;
  /**
   * Asks what is kept of tickets that are given back by the passenger's own wish, or as was agreed. Refused (notPermitted) where the fare
   * gives nothing, and (state) where the tickets are valid no more.
   */
  refundQuote(orderRef: string, parts: TicketReturn): Promise<SupplierRefundQuote>;
  /** Gives the tickets of a quote back, once however often it is asked. Refused (expired) after its time; throws 'unknown' when the answer is lost. */
  refundConfirm(quoteRef: string): Promise<SupplierRefund>;
  /** The refund as it stands. Throws SupplierError 'refused' (notFound). */
  retrieveRefund(quoteRef: string): Promise<SupplierRefund>;
  /** The change as it stands. Throws SupplierError 'refused' (notFound) for an offer that is not one for this order. */
  retrieveChange(orderRef: string, offerRef: string): Promise<TicketChangeState>;
  /** Pays and reissues the tickets, once however often it is asked. Refused (expired, soldOut) after its time; throws 'unknown' when the answer is lost. */
  confirmChange(orderRef: string, offerRef: string, payment: SupplierPayment): Promise<TicketChangeState>;
}

/** Whether a supplier's order says that these tickets were voided. */
export function areVoided({ state, voidedTickets = [] }: SupplierOrder, tickets: readonly string[]): boolean {
  return state === 'voided' || (tickets.length > 0 && tickets.every((ticket) => voidedTickets.includes(ticket)));
}
