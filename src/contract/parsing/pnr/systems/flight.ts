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
} from '../tokens.ts';

/** Pieces of segment lines that the systems share. */

const CODESHARE = /\*(?=[A-Z0-9])/y;

/** Opens a line at airline and flight, after the element's number if there is one. Null when no flight stands there. */
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

const SURFACE = /(ARNK|ARUNK|OPEN)(?![A-Z])/y;

/** `ARNK` and, without an airline, `OPEN`: both may carry a date and a city pair. */
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
  // The rest of `FLWN` stands in the next line.
  return booking === null || booking.status === 'FL' ? { status: null, seats: null } : booking;
}

/** A flight line must show that it is one: a status or a time. An open flight needs neither. */
export function isBooked(draft: SegmentDraft): boolean {
  return draft.kind === 'open' || draft.status !== null || draft.departureTime !== null;
}

/** Departure and arrival one after the other. */
export function timesAt(cursor: Cursor): { departureTime: string | null; arrivalTime: string | null } {
  const departureTime = takeTime(cursor);
  return { departureTime, arrivalTime: departureTime ? takeTime(cursor) : null };
}

/** The next day as other systems mark it: lines that lost their ends may be read by any grammar. */
const FOREIGN_MARK = / ?[|#](?=[* ]|$)|\+(?=[* ]|$)/y;
const SIGNED = /([+-])(\d)(?!\d)/y;

/** An arrival on another day as `+1` or as the date itself. */
export function arrivalDayAt(cursor: Cursor): { offset: number | null; arrivalDate: PrintedDate | null } {
  const [, sign, days] = cursor.take(SIGNED) ?? [];
  if (days) return { offset: Number(`${sign}${days}`), arrivalDate: null };
  const arrivalDate = takeDate(cursor);
  return { offset: arrivalDate === null && cursor.takeGlued(FOREIGN_MARK) ? 1 : null, arrivalDate };
}

const LAST_WEEKDAYS = /(?:^|[ O*])(MO|TU|WE|TH|FR|SA|SU)(?=[ /]|$)/;

/** Galileo and Apollo print the weekdays behind the times (`SA/SU`): the first is of the departure. */
export function weekdayIn(rest: string): string | null {
  return LAST_WEEKDAYS.exec(rest)?.[1] ?? null;
}
