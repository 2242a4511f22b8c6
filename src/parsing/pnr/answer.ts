import type { IsoDate } from '../../contract/dates.ts';

export const PNR_SYSTEMS = ['amadeus', 'sabre', 'galileo', 'apollo', 'worldspan', 'travelsky'] as const;
export type PnrSystem = (typeof PNR_SYSTEMS)[number];

export const PNR_PASSENGER_TYPES = ['ADT', 'CHD', 'INF'] as const;
export type PnrPassengerType = (typeof PNR_PASSENGER_TYPES)[number];

export const PNR_SEGMENT_KINDS = ['air', 'arnk', 'open'] as const;

/** A traveller of a PNR; null for what the text does not print. */
export interface PnrPassenger {
  /** `SURNAME/GIVEN NAME` without the title; a Chinese name as printed. */
  name: string;
  surname: string | null;
  givenName: string | null;
  title: string | null;
  type: PnrPassengerType;
  dob: IsoDate | null;
  /** Errors of `dob`, as in the records of pasted details; absent without any. */
  errors?: 'future-birth'[];
  /** In years, as printed (`*P-C07`). */
  age: number | null;
  /** For an infant on a lap: index of its adult in `passengers`. */
  infantOf: number | null;
  /** The alternative with the last letters read as a title, only where that is undecided (`ADAMS` may be Ada, Ms). */
  otherName?: { givenName: string; title: string };
}

/** A segment of the journey, in upper case; times are local `HH:mm`. */
export interface PnrSegment {
  kind: (typeof PNR_SEGMENT_KINDS)[number];
  airline: string | null;
  /** Without leading zeros. */
  flightNumber: string | null;
  bookingClass: string | null;
  /** Class and digit together, e.g. `Y1`; TravelSky only. */
  subClass: string | null;
  date: IsoDate | null;
  origin: string | null;
  destination: string | null;
  /** Two letters, e.g. `HK`; `FLWN` for a flight that Amadeus shows as flown. */
  status: string | null;
  seats: number | null;
  departureTime: string | null;
  arrivalTime: string | null;
  /** Days between the local dates of departure and arrival; negative across the date line. */
  arrivalDayOffset: number | null;
  /** As printed: a name, a code or a flight. */
  operatedBy: string | null;
}

/** The content of a PNR's text (formats.md §1). */
export interface PnrAnswer {
  /** Null when the text shows no known system. */
  system: PnrSystem | null;
  /** The record locator of the agency's system. */
  locator: string | null;
  passengers: PnrPassenger[];
  segments: PnrSegment[];
  /** Each journey as indexes into `segments`. */
  journeys: number[][];
  /** The lines that were not recognised, as pasted. */
  unread: string[];
}

/** The content of one PNR of a text; journeys are grouped over all of them. */
export type BlockAnswer = Omit<PnrAnswer, 'journeys'>;
