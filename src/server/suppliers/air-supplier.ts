import type { ExactFlight } from '../../contract/accurate-search.ts';
import type { Instant, IsoDate } from '../../contract/dates.ts';
import type { Restrictions, Solution, SolutionJourney } from '../../contract/flight-search.ts';
import type { Cabin, ProductType, TicketingSpeed } from '../../contract/flight-terms.ts';
import type { Currency } from '../../contract/money.ts';
import type { PassengerCounts, PassengerType } from '../../contract/passenger-terms.ts';
import type { BookingSupplier, SupplierPayment, TicketChange, TicketChangeState } from './booking-supplier.ts';

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

/** Tickets that are to be changed, and how their journeys are wanted instead; journeys that are not named stay. */
export interface ChangeWish {
  tickets: readonly string[];
  journeys: readonly {
    /** Position in the booking's journeys. */
    journey: number;
    date: IsoDate;
    /** Carrier and number of the first flight, where it must be a certain one. */
    flight: string | null;
  }[];
}

/** What a change to other flights costs: never less than nothing. */
export interface ChangeOffer extends TicketChange {
  /** The whole trip as it would be. */
  journeys: SolutionJourney[];
}
export type SupplierChange = TicketChangeState<ChangeOffer>;

export interface AirSupplier extends BookingSupplier {
  /** Asked by agencies that search popular suppliers alone (spec §3, flight config). */
  isPopular?: boolean;
  /**
   * Answers offers in batches, as they come. Throws SupplierError 'unavailable', or 'timeout' after `timeoutMs`; ends at once
   * when `signal` is aborted.
   */
  search(search: AirSearch, options: { signal: AbortSignal; timeoutMs: number }): AsyncIterable<Offer[]>;
  /** Answers offers for flights that are named one by one; throws and ends like `search`. A price check keeps their classes. */
  searchExact(search: ExactSearch, options: { signal: AbortSignal; timeoutMs: number }): AsyncIterable<Offer[]>;
  /** Prices an offer again. Throws SupplierError 'refused' for a ref that is not its own. */
  verify(offerRef: string, options?: { signal?: AbortSignal }): Promise<OfferCheck>;
  /** Other flights for issued tickets by the passenger's own wish. Refused (notPermitted) where the fare allows none; ends at once when `signal` is aborted. */
  changeSearch(orderRef: string, wish: ChangeWish, options?: { signal?: AbortSignal }): Promise<ChangeOffer[]>;
  retrieveChange(orderRef: string, offerRef: string): Promise<SupplierChange>;
  confirmChange(orderRef: string, offerRef: string, payment: SupplierPayment): Promise<SupplierChange>;
}
