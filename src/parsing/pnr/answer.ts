import type { IsoDate } from '../../contract/dates.ts';

export const PNR_SYSTEMS = ['amadeus', 'sabre', 'galileo', 'apollo', 'worldspan', 'travelsky'] as const;
export type PnrSystem = (typeof PNR_SYSTEMS)[number];

export const PNR_PASSENGER_TYPES = ['ADT', 'CHD', 'INF'] as const;
export type PnrPassengerType = (typeof PNR_PASSENGER_TYPES)[number];

export const PNR_SEGMENT_KINDS = ['air', 'arnk', 'open'] as const;

/** A traveller of a PNR; what the text does not print is null. */
export interface PnrPassenger {
  /** `SURNAME/GIVEN NAME` without the title; a Chinese name as printed. */
  name: string;
  surname: string | null;
  givenName: string | null;
  title: string | null;
  type: PnrPassengerType;
  dob: IsoDate | null;
  /** What is wrong with `dob`, as in the records of pasted details; absent where nothing is. */
  errors?: 'future-birth'[];
  /** In years, as printed (`*P-C07`). */
  age: number | null;
  /** Of an infant on a lap: index of its adult in `passengers`. */
  infantOf: number | null;
  /** The same name with its last letters read as a title, only where nothing tells whether they are one (`ADAMS` may be Ada, Ms). */
  otherName?: { givenName: string; title: string };
}

/** A stretch of the journey, in upper case; times are local `HH:mm`. */
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
  /** Two letters, e.g. `HK`; `FLWN` of a flight that Amadeus shows as flown. */
  status: string | null;
  seats: number | null;
  departureTime: string | null;
  arrivalTime: string | null;
  /** Days between the local dates of departure and arrival; negative across the date line. */
  arrivalDayOffset: number | null;
  /** As printed: a name, a code or a flight. */
  operatedBy: string | null;
}

/** What a PNR's text says (formats.md §1). */
export interface PnrAnswer {
  /** Null when the text shows no known system. */
  system: PnrSystem | null;
  /** The record locator of the agency's system. */
  locator: string | null;
  passengers: PnrPassenger[];
  segments: PnrSegment[];
  /** Each journey as indexes into `segments`. */
  journeys: number[][];
  /** The lines that were not understood, as pasted. */
  unread: string[];
}

/** What one PNR of a text says; journeys are grouped over all of them. */
export type BlockAnswer = Omit<PnrAnswer, 'journeys'>;
