import type { Segment, SolutionJourney } from '../flight-search.ts';
import { clockOf, dayOffset, flightName, layoverMinutes } from '../trip-texts.ts';
import type { PaperNames } from './paper-names.ts';
import type { PaperWords } from './paper-words.ts';

export interface PaperStop {
  clock: string;
  /** `+1` beside an arrival on another day; empty otherwise. */
  days: string;
  place: string;
  /** With its terminal: `PVG T1`; null where there is no public code. */
  code: string | null;
}

/** A place with its code: `Shanghai Pudong (PVG T1)`. */
export const stopPlace = ({ place, code }: Pick<PaperStop, 'place' | 'code'>): string =>
  code === null ? place : `${place} (${code})`;

/** One flight or train. */
export interface PaperLeg {
  /** `MU 567`, `G101`. */
  number: string;
  /** Airline, cabin and class; for a train, the seat class. */
  details: string;
  operated: string | null;
  from: PaperStop;
  to: PaperStop;
  /** Date with its year, duration and stops. */
  under: string;
  /** Wait before it, with its place; null for a first flight. */
  wait: string | null;
}

export interface PaperJourney {
  /** Null for a single journey. */
  title: string | null;
  /** Empty while only the days are known. */
  legs: PaperLeg[];
}

export interface TripWords {
  words: PaperWords;
  names: PaperNames;
  /** A date with its year. */
  date: (isoDate: string) => string;
}

/** Flights in order of travel, each with its times, places and the wait before it. */
export function paperJourneys(journeys: readonly SolutionJourney[], trip: TripWords): PaperJourney[] {
  return journeys.map(({ origin, destination, segments }) => ({
    title: journeys.length > 1 ? `${trip.names.city(origin)} → ${trip.names.city(destination)}` : null,
    legs: segments.map((segment, i) => legOf(segment, segments[i - 1], trip)),
  }));
}

function legOf(segment: Segment, before: Segment | undefined, { words, names, date }: TripWords): PaperLeg {
  const { carrier, operatingCarrier, cabin, bookingClass, departure, arrival, stops } = segment;
  const days = dayOffset(departure, arrival);
  return {
    number: flightName(segment),
    details: [names.airline(carrier), `${words.cabins[cabin]} ${bookingClass}`].join(' · '),
    operated: operatingCarrier === carrier ? null : words.operated(names.airline(operatingCarrier)),
    from: stopOf(segment.origin, segment.originTerminal, departure, 0, names),
    to: stopOf(segment.destination, segment.destinationTerminal, arrival, days, names),
    under: [
      date(departure.slice(0, 10)),
      durationOf(segment.durationMinutes, words),
      stops === 0 ? words.nonStop : words.stops(stops),
    ].join(' · '),
    wait: before ? waitOf(before, segment, words, names) : null,
  };
}

function stopOf(
  place: string,
  terminal: string | undefined,
  time: string,
  days: number,
  { airport }: PaperNames,
): PaperStop {
  return {
    clock: clockOf(time),
    days: daysText(days),
    place: airport(place),
    code: terminal ? `${place} ${terminal}` : place,
  };
}

/** The `+1` beside an arrival; empty on the same day. */
export const daysText = (days: number): string => (days === 0 ? '' : days > 0 ? `+${days}` : String(days));

function waitOf(before: Segment, after: Segment, words: PaperWords, names: PaperNames): string {
  const wait = words.wait(durationOf(layoverMinutes(before, after), words), names.city(after.origin));
  if (before.destination === after.origin) return wait;
  return [wait, words.changeOfAirport(before.destination, after.origin)].join(' · ');
}

export const durationOf = (minutes: number, { duration }: PaperWords) =>
  duration(Math.floor(minutes / 60), minutes % 60);
