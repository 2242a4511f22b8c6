import type { IsoDate } from '../../contract/dates.ts';
import type { BookingType, Cabin } from '../../contract/flight-terms.ts';
import type { PassengerCounts } from '../../contract/passenger-terms.ts';

/** One flight of the words; null for what they do not give. */
export interface WordJourney {
  readonly origin: string | null;
  readonly destination: string | null;
  readonly date: IsoDate | null;
  /** Set when a return is wanted; null when its date is not given. */
  readonly returnDate?: IsoDate | null;
}

/** Words that can be read in more than one way, with the codes or dates they may mean (none when nothing is near). */
export interface UnclearWords {
  readonly text: string;
  readonly options: readonly string[];
}

/** What the agent chose for unclear words, by their text. */
export type ChosenWords = ReadonlyMap<string, string>;

/** A search as the contract's `shopping` takes it, but for the currency. */
export interface WordSearch {
  readonly bookingType: BookingType;
  readonly journeys: { origin: string; destination: string; date: IsoDate; returnDate?: IsoDate }[];
  readonly passengers: PassengerCounts;
  readonly cabin: Cabin;
}

export interface SearchWords {
  /** Ready to be sent; null while something is missing or unclear. Dates and cities are not checked against the rules of a search. */
  readonly search: WordSearch | null;
  readonly bookingType: BookingType;
  readonly journeys: readonly WordJourney[];
  readonly passengers: PassengerCounts;
  readonly cabin: Cabin;
  /** Flights named by number, or by their airline alone: `CA1831`, `TG`. */
  readonly flightNumbers: readonly string[];
  readonly nonStop: boolean;
  readonly unclear: readonly UnclearWords[];
  readonly unread: readonly string[];
}
