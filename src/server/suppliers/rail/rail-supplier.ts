import type { IsoDate, LocalTime } from '../../../contract/dates.ts';
import type { SeatClass, TrainKind, TrainParty } from '../../../contract/train-terms.ts';
import type { BookingSupplier, TicketChange, TicketChangeState } from '../booking-supplier.ts';

/** A ride on one train, from boarding to alighting. Times are China local time. */
export interface RailRide {
  trainNo: string;
  kind: TrainKind;
  /** The train's start date, which may be before the day of boarding. */
  startDate: IsoDate;
  /** Telecodes. */
  origin: string;
  destination: string;
  departure: LocalTime;
  arrival: LocalTime;
  durationMinutes: number;
  distanceKm: number;
  /** Whether it is the train's first, or last, stop. */
  startsHere: boolean;
  endsHere: boolean;
}

/** Fen per person, and seats of the class left on the whole ride. */
export interface RailSeats {
  seatClass: SeatClass;
  fare: number;
  childFare: number;
  left: number;
}

export interface RailOffer {
  ride: RailRide;
  classes: RailSeats[];
}

export interface RailStop {
  station: string;
  /** Null at the first stop, and at the last. */
  arrival: LocalTime | null;
  departure: LocalTime | null;
  distanceKm: number;
}

/** A class of one offer, for a party. */
export interface RailSelection {
  trainNo: string;
  /** The day of boarding. */
  date: IsoDate;
  origin: string;
  destination: string;
  seatClass: SeatClass;
}

/** The result of a price check; `offerRef` is for `book`. */
export interface RailCheck {
  ride: RailRide;
  seats: RailSeats;
  offerRef: string;
}

/** A class that tickets could be changed to, with each one's price difference, in order. */
export interface RailChangeSeats extends RailSeats {
  lines: TicketChange['lines'];
}

export interface RailChangeOption {
  ride: RailRide;
  classes: RailChangeSeats[];
}

/** The cost of a change to another train; the railway's fee is deducted from refunds. */
export interface RailChange extends TicketChange {
  ride: RailRide;
  seatClass: SeatClass;
}

/** A supplier of trains. */
export interface RailSupplier extends BookingSupplier {
  /** Trains from any of these stations to any of those that can still be boarded on that day, by departure. */
  search(origins: readonly string[], destinations: readonly string[], date: IsoDate): Promise<RailOffer[]>;
  /** All stops of the train that is at `station` on that day, or starts on it; null if there is no such train. */
  stops(trainNo: string, station: string | null, date: IsoDate): Promise<RailStop[] | null>;
  /** The current offer. Throws SupplierError 'refused': soldOut, notOnSale, closed, or notFound if there is no such train. */
  check(wish: RailSelection, party: TrainParty): Promise<RailCheck>;
  /**
   * The changes possible for tickets of an order, among the trains that `search` finds. Refused (notPermitted) after departure or a change.
   */
  changeSearch(
    orderRef: string,
    tickets: readonly string[],
    where: { origins: readonly string[]; destinations: readonly string[]; date: IsoDate },
  ): Promise<RailChangeOption[]>;
  /** Quotes a change to one class, valid until its `expiresAt`. Refuses as `changeSearch` and `check` do. */
  changeQuote(orderRef: string, tickets: readonly string[], offerRef: string): Promise<RailChange>;
  retrieveChange(orderRef: string, offerRef: string): Promise<TicketChangeState<RailChange>>;
}
