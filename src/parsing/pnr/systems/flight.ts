import { Cursor } from '../cursor.ts';
import { draftOf, type SegmentDraft } from '../segment-draft.ts';
import {
  type PrintedDate,
  takeAirline,
  takeDate,
  takeFlight,
  takeIndex,
  takePair,
  takeStatus,
  takeTime,
  takeWeekdayPair,
  weekdayOf,
} from '../tokens.ts';

/** Parsers of segment line pieces, shared by the systems. */

const CODESHARE = /\*(?=[A-Z0-9])/y;

/** Opens a line at airline and flight, after the element number if there is one. Null without a flight. */
export function openFlight(text: string): { cursor: Cursor; airline: string; flightNumber: string } | null {
  const numbered = new Cursor(text);
  return (takeIndex(numbered) ? flightAt(numbered) : null) ?? flightAt(new Cursor(text));
}

function flightAt(cursor: Cursor): { cursor: Cursor; airline: string; flightNumber: string } | null {
  cursor.take(CODESHARE);
  const airline = takeAirline(cursor);
  const flightNumber = airline ? takeFlight(cursor) : null;
  return airline && flightNumber ? { cursor, airline, flightNumber } : null;
}

const SURFACE = /(ARNK|ARUNK|SURFACE|VOID|OPEN)(?![A-Z])/y;

/** `ARNK` (in printed itineraries `SURFACE` or `VOID`) and, without an airline, `OPEN`: all may carry a date and a city pair. */
export function readSurface(text: string): SegmentDraft | null {
  const cursor = new Cursor(text);
  takeIndex(cursor);
  const word = cursor.take(SURFACE)?.[1];
  if (!word) return null;
  const weekday = takeWeekdayPair(cursor);
  const date = takeDate(cursor);
  return draftOf({ kind: word === 'OPEN' ? 'open' : 'arnk', weekday, date, ...takePair(cursor) });
}

/** Status and seats, or nothing when the line prints none. */
export function statusAt(cursor: Cursor): { status: string | null; seats: number | null } {
  const booking = takeStatus(cursor);
  // The rest of `FLWN` is in the next line.
  return booking === null || booking.status === 'FL' ? { status: null, seats: null } : booking;
}

/** A flight line must have a status or a time. An open flight needs neither. */
export function isBooked(draft: SegmentDraft): boolean {
  return draft.kind === 'open' || draft.status !== null || draft.departureTime !== null;
}

/** Departure and arrival one after the other. */
export function timesAt(cursor: Cursor): { departureTime: string | null; arrivalTime: string | null } {
  const departureTime = takeTime(cursor);
  return { departureTime, arrivalTime: departureTime ? takeTime(cursor) : null };
}

/** Other systems' marks of the next day: lines without their ends may be read by any grammar. */
const FOREIGN_MARK = / ?[|#](?=[* ]|$)|\+(?=[* ]|$)/y;
/** The aircraft may follow without a space: `+177W`. */
const SIGNED = /\(?([+-])(\d)(?:(?!\d)|(?=[\dA-Z]{3} ))\)?/y;
const NEXT_DAY = /\(?(?:次日|隔日|翌日)\)?/y;

/** An arrival on another day as `+1` or as the date itself. */
export function arrivalDayAt(cursor: Cursor): { offset: number | null; arrivalDate: PrintedDate | null } {
  const [, sign, days] = cursor.take(SIGNED) ?? [];
  if (days) return { offset: Number(`${sign}${days}`), arrivalDate: null };
  if (cursor.take(NEXT_DAY)) return { offset: 1, arrivalDate: null };
  const arrivalDate = takeDate(cursor);
  return { offset: arrivalDate === null && cursor.takeGlued(FOREIGN_MARK) ? 1 : null, arrivalDate };
}

const LAST_WEEKDAYS = /(?:^|[ O*])(MO|TU|WE|TH|FR|SA|SU)(?:\/(MO|TU|WE|TH|FR|SA|SU))?(?=[ /]|$)/;
const WEEK = 7;

/** Galileo and Apollo print the weekdays of departure and arrival after the times (`SA/SU`): 1 (Monday) to 7, and the days between. */
export function weekdaysIn(rest: string): { departure: number; days: number | null } | null {
  const [, first, second] = LAST_WEEKDAYS.exec(rest) ?? [];
  if (!first) return null;
  const departure = weekdayOf(first);
  const days = second ? (weekdayOf(second) - departure + WEEK) % WEEK : null;
  return { departure, days: days === WEEK - 1 ? -1 : days };
}
