import type { ExactFlight } from '../../contract/accurate-search.ts';
import type { Instant, IsoDate } from '../../contract/dates.ts';
import type { Restrictions, Solution, SolutionJourney } from '../../contract/flight-search.ts';
import type { Cabin, ProductType, TicketingSpeed } from '../../contract/flight-terms.ts';
import type { Currency } from '../../contract/money.ts';
import type { PassengerCounts, PassengerType } from '../../contract/passenger-terms.ts';
import type { BookingSupplier, SupplierPayment, TicketChange, TicketChangeState } from './booking-supplier.ts';

/** One direction. Codes are of airports or cities; a city stands for all its airports. */
export interface AirLeg {
  origin: string;
  destination: string;
  date: IsoDate;
}

/** A search request; a return has two legs. */
export interface AirSearch {
  legs: readonly AirLeg[];
  passengers: PassengerCounts;
  cabin: Cabin;
}

/** A search request by flight numbers; the flights of a leg connect. */
export interface ExactSearch {
  legs: readonly (readonly ExactFlight[])[];
  passengers: PassengerCounts;
  /**
   * exact: these flights in these classes, or nothing. nearest: for every leg not available as requested, the same flights in other classes
   * of the cabin, and those of the same route and day that depart nearest to it; the other legs as requested.
   */
  accept: 'exact' | 'nearest';
}

/** Per person of one type, in minor units of the offer's currency. The supplier is owed the sum of all others minus `discount`. */
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

/** A priced, bookable offer as the supplier sells it, before the portal's markup and in the supplier's currency. */
export interface Offer {
  /** Identifies the offer at this supplier, for `verify` and `book`; opaque to all others. */
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

/** A price check: the offer as bookable now, with its own `ref`; null when its seats are sold. */
export interface OfferCheck {
  offer: Offer | null;
  /** Why the price changed, if the supplier says so; null when it did not. */
  cause: 'fare' | 'tax' | 'bookingClass' | null;
}

/** Tickets to change and the journeys wanted instead; journeys not listed are unchanged. */
export interface ChangeWish {
  tickets: readonly string[];
  journeys: readonly {
    /** Position in the booking's journeys. */
    journey: number;
    date: IsoDate;
    /** Carrier and number of the first flight, if a certain one is required. */
    flight: string | null;
  }[];
}

/** A change to other flights and its cost, which is never negative. */
export interface ChangeOffer extends TicketChange {
  /** The whole trip after the change. */
  journeys: SolutionJourney[];
}
export type SupplierChange = TicketChangeState<ChangeOffer>;

export interface AirSupplier extends BookingSupplier {
  /** Searched by agencies that use popular suppliers only (spec §3, flight config). */
  isPopular?: boolean;
  /**
   * Yields offers in batches as they arrive. Throws SupplierError 'unavailable', or 'timeout' after `timeoutMs`; ends at once when `signal`
   * is aborted.
   */
  search(search: AirSearch, options: { signal: AbortSignal; timeoutMs: number }): AsyncIterable<Offer[]>;
  /** Yields offers for flights given one by one; throws and ends like `search`. A price check keeps their classes. */
  searchExact(search: ExactSearch, options: { signal: AbortSignal; timeoutMs: number }): AsyncIterable<Offer[]>;
  /** Reprices an offer. Throws SupplierError 'refused' for a ref that is not its own. */
  verify(offerRef: string, options?: { signal?: AbortSignal }): Promise<OfferCheck>;
  /**
   * Returns other flights for a voluntary change of issued tickets. Refused (notPermitted) where the fare allows none; ends at once when
   * `signal` is aborted.
   */
  changeSearch(orderRef: string, wish: ChangeWish, options?: { signal?: AbortSignal }): Promise<ChangeOffer[]>;
  retrieveChange(orderRef: string, offerRef: string): Promise<SupplierChange>;
  confirmChange(orderRef: string, offerRef: string, payment: SupplierPayment): Promise<SupplierChange>;
}
