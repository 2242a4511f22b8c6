import type { IsoDate } from '../../contract/dates.ts';
import type { BookingType, Cabin } from '../../contract/flight-terms.ts';
import type { PassengerCounts } from '../../contract/passenger-terms.ts';

/** One flight of the words; null for missing parts. */
export interface WordJourney {
  readonly origin: string | null;
  readonly destination: string | null;
  readonly date: IsoDate | null;
  /** Set when a return is wanted; null without its date. */
  readonly returnDate?: IsoDate | null;
}

/** Ambiguous words, with the codes or dates they may mean (empty when nothing is similar). */
export interface UnclearWords {
  readonly text: string;
  readonly options: readonly string[];
}

/** The agent's choices for unclear words, by their text. */
export type ChosenWords = ReadonlyMap<string, string>;

/** A search as input of the contract's `shopping`, without the currency. */
export interface WordSearch {
  readonly bookingType: BookingType;
  readonly journeys: { origin: string; destination: string; date: IsoDate; returnDate?: IsoDate }[];
  readonly passengers: PassengerCounts;
  readonly cabin: Cabin;
}

export interface SearchWords {
  /** Complete; null while something is missing or unclear. Dates and cities are not checked against the search rules. */
  readonly search: WordSearch | null;
  readonly bookingType: BookingType;
  readonly journeys: readonly WordJourney[];
  readonly passengers: PassengerCounts;
  readonly cabin: Cabin;
  /** Flights by number, or by airline alone: `CA1831`, `TG`. */
  readonly flightNumbers: readonly string[];
  readonly nonStop: boolean;
  readonly unclear: readonly UnclearWords[];
  readonly unread: readonly string[];
}
