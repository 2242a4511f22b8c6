import type { IsoDate, LocalTime } from '../../../contract/dates.ts';
import type { SeatClass, TrainKind, TrainParty } from '../../../contract/train-terms.ts';
import type { BookingSupplier, TicketChange, TicketChangeState } from '../booking-supplier.ts';

/** A stretch of one train, from boarding to alighting. Times are those of the clocks in China. */
export interface RailRide {
  trainNo: string;
  kind: TrainKind;
  /** The day the train sets out, which may lie before the day of boarding. */
  startDate: IsoDate;
  /** Telecodes. */
  origin: string;
  destination: string;
  departure: LocalTime;
  arrival: LocalTime;
  durationMinutes: number;
  distanceKm: number;
  /** Whether the train begins, or ends, there. */
  startsHere: boolean;
  endsHere: boolean;
}

/** Fen per person, and how many seats of the class are left on the whole stretch. */
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
  /** Null where the train begins, and where it ends. */
  arrival: LocalTime | null;
  departure: LocalTime | null;
  distanceKm: number;
}

/** A class of one offer, for a party. */
export interface RailWish {
  trainNo: string;
  /** The day of boarding. */
  date: IsoDate;
  origin: string;
  destination: string;
  seatClass: SeatClass;
}

/** What a price check finds; `offerRef` is for `book`. */
export interface RailCheck {
  ride: RailRide;
  seats: RailSeats;
  offerRef: string;
}

/** A class that tickets could be changed to, with what each of them adds, in their order. */
export interface RailChangeSeats extends RailSeats {
  lines: TicketChange['lines'];
}

export interface RailChangeOption {
  ride: RailRide;
  classes: RailChangeSeats[];
}

/** What a change to another train costs; money that comes back has the railway's fee for it off. */
export interface RailChange extends TicketChange {
  ride: RailRide;
  seatClass: SeatClass;
}

/** What the portal asks of a seller of trains. */
export interface RailSupplier extends BookingSupplier {
  /** Trains from any of these stations to any of those that can still be boarded on that day, by departure. */
  search(origins: readonly string[], destinations: readonly string[], date: IsoDate): Promise<RailOffer[]>;
  /** All stops of the train that is at `station` on that day, or sets out then; null where there is no such train. */
  stops(trainNo: string, station: string | null, date: IsoDate): Promise<RailStop[] | null>;
  /** The offer as it stands. Throws SupplierError 'refused': soldOut, notOnSale, closed, or notFound where there is no such train. */
  check(wish: RailWish, party: TrainParty): Promise<RailCheck>;
  /** What tickets of an order could be changed to, among the trains that `search` finds. Refused (notPermitted) after departure or a change. */
  changeSearch(
    orderRef: string,
    tickets: readonly string[],
    where: { origins: readonly string[]; destinations: readonly string[]; date: IsoDate },
  ): Promise<RailChangeOption[]>;
  /** Offers one class for tickets of an order, good until its `expiresAt`. Refuses as `changeSearch` and `check` do. */
  changeQuote(orderRef: string, tickets: readonly string[], offerRef: string): Promise<RailChange>;
  retrieveChange(orderRef: string, offerRef: string): Promise<TicketChangeState<RailChange>>;
}
