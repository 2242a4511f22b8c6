import type { ExactFlight } from '../../contract/accurate-search.ts';
import type { Instant, IsoDate } from '../../contract/dates.ts';
import type { Restrictions, Solution, SolutionJourney } from '../../contract/flight-search.ts';
import type {
  Cabin,
  PassengerCounts,
  PassengerType,
  ProductType,
  TicketingSpeed,
} from '../../contract/flight-terms.ts';
import type { Currency } from '../../contract/money.ts';
import type { Contact, Passenger } from '../../contract/passengers.ts';

/** One direction to be flown. Codes are of airports or cities; a city stands for all its airports. */
export interface AirLeg {
  origin: string;
  destination: string;
  date: IsoDate;
}

/** What a supplier is asked for; a return has two legs. */
export interface AirSearch {
  legs: readonly AirLeg[];
  passengers: PassengerCounts;
  cabin: Cabin;
}

/** What a supplier is asked for by flight numbers; the flights of a leg connect. */
export interface ExactSearch {
  legs: readonly (readonly ExactFlight[])[];
  passengers: PassengerCounts;
  /**
   * exact: these flights in these classes, or nothing. nearest: for every leg that cannot be had so, the same flights in other
   * classes of the cabin, and those of the same route and day that depart nearest to it; the other legs as asked for.
   */
  accept: 'exact' | 'nearest';
}

/** Per person of one type, in minor units of the offer's currency. What the supplier is owed is the sum of all but `discount`, which is taken off. */
export interface SupplierFare {
  passengerType: PassengerType;
  faceValue: number;
  discount: number;
  serviceFee: number;
  airportTax: number;
  fuelSurcharge: number;
}

export type SupplierRule = Omit<Solution['policies']['refund'], 'fee'> & {
  /** Per person, in minor units of the offer's currency; null unless `permitted` is 'fee'. */
  fee: number | null;
};

/** A priced, bookable choice as the supplier sells it, before the portal's markup and in the supplier's currency. */
export interface Offer {
  /** Names the offer at this supplier; good for `verify` and `book`, opaque to everybody else. */
  ref: string;
  validatingCarrier: string;
  brand: { code: string; name: string };
  productType: ProductType;
  journeys: SolutionJourney[];
  currency: Currency;
  fares: SupplierFare[];
  seatsLeft: number;
  baggage: Solution['baggage'];
  refund: SupplierRule;
  change: SupplierRule;
  seat: Solution['policies']['seat'];
  /** How long the seats can be held without payment; null means instant payment. */
  hold: { until: Instant } | null;
  selfTransfer: boolean;
  ticketingSpeed: TicketingSpeed;
  restrictions: Restrictions;
}

/** A price check: the offer as it can be booked now, with its own `ref`, or null when its seats are gone. */
export interface OfferCheck {
  offer: Offer | null;
  /** Why the price moved, as far as the supplier says; null when it did not. */
  cause: 'fare' | 'tax' | 'bookingClass' | null;
}

export interface BookingOptions {
  /** The same key answers the booking made first, whatever else is given. */
  idempotencyKey: string;
  /** hold: keep the seats until the supplier's deadline. instant: keep them only long enough to be paid now. */
  mode: 'hold' | 'instant';
  contact: Contact;
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
  /** What is owed for the whole party, in minor units of `currency`. */
  amount: number;
  currency: Currency;
  /** Until when issued tickets can be voided; null when they cannot. */
  voidUntil: Instant | null;
  /** The supplier's words when it refused to issue; null otherwise. */
  reason: string | null;
}

export interface SupplierPayment {
  /** The same key answers the first result. */
  idempotencyKey: string;
  /** What the portal means to pay; refused when the order costs something else. */
  amount: number;
  currency: Currency;
}

export interface AirSupplier {
  readonly id: string;
  /** For people; a sandbox supplier says so. */
  readonly name: string;
  readonly capabilities: { hold: boolean; void: boolean };
  /**
   * Answers offers in batches, as they come. Throws SupplierError 'unavailable', or 'timeout' after `timeoutMs`; ends at once
   * when `signal` is aborted.
   */
  search(search: AirSearch, options: { signal: AbortSignal; timeoutMs: number }): AsyncIterable<Offer[]>;
  /** Answers offers for flights that are named one by one; throws and ends like `search`. A price check keeps their classes. */
  searchExact(search: ExactSearch, options: { signal: AbortSignal; timeoutMs: number }): AsyncIterable<Offer[]>;
  /** Prices an offer again. Throws SupplierError 'refused' for a ref that is not its own. */
  verify(offerRef: string, options?: { signal?: AbortSignal }): Promise<OfferCheck>;
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
  /** Voids issued tickets inside their window. Refused (voidClosed) after it. */
  void(orderRef: string): Promise<SupplierOrder>;
}
