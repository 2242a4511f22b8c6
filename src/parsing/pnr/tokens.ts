import { monthOf } from '../text/short-year.ts';
import type { Cursor } from './cursor.ts';

/** The tokens common to the lines of all systems. */

const INDEX = /\d{1,3}(?:[.+] ?\+? *| +)/y;
const AIRLINE = /[A-Z][A-Z0-9]|\d[A-Z]/y;
const FLIGHT = /\d{1,4}(?!\d)|OPEN/y;
const DATE = /(\d{1,2}) ?(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(20[23]\d(?!\d)|\d\d(?!\d))?/y;
const PAIR = /([A-Z]{3})(?: ?[-/]? ?)([A-Z]{3})(?=[^A-Z]|$|[A-Z]{2}\d)/y;
/** The seats may be separate: `HK 2`. */
const STATUS = /([A-Z]{2})(?:(\d{1,3})|(?<=[ *][A-Z]{2}) (\d{1,2})(?= ))?(?![A-Z0-9])/y;
/** Parties over ten are rare, eleven o'clock is not: the seats take as few digits as leave a time. */
const GLUED_STATUS = /([A-Z]{2})(\d{1,2}?)(?=(?:[1-9]|1[0-2])[0-5]\d[APNM])/y;
const TWELVE = /(\d{1,2}):?(\d\d)([APNM])M?(?![A-Z])/y;
const TWENTY_FOUR = /([01]\d|2[0-4]):?([0-5]\d)(?=\d{4}(?!\d)|[^\dA-Z:]|$)/y;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const WEEKDAY_PAIR = /(MO|TU|WE|TH|FR|SA|SU)(?![A-Z])/y;

/** A date as printed: without a year unless one is attached. */
export interface PrintedDate {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

/** The number before an element (`2`, `2.`, `1+`). */
export function takeIndex(cursor: Cursor): boolean {
  return cursor.take(INDEX) !== null;
}

export function takeAirline(cursor: Cursor): string | null {
  return cursor.take(AIRLINE)?.[0] ?? null;
}

/** A flight number without leading zeros, or `OPEN`. */
export function takeFlight(cursor: Cursor): string | null {
  const printed = cursor.take(FLIGHT)?.[0];
  if (printed === undefined) return null;
  return printed === 'OPEN' ? printed : String(Number(printed));
}

export function takeDate(cursor: Cursor): PrintedDate | null {
  const start = cursor.at;
  const [, day, name, year] = cursor.take(DATE) ?? [];
  const month = monthOf(name ?? '');
  if (!day || month === null) return null;
  if (Number(day) >= 1 && Number(day) <= 31)
    return { day: Number(day), month, year: year ? 2000 + (Number(year) % 100) : null };
  cursor.at = start;
  return null;
}

export function takePair(cursor: Cursor): { origin: string; destination: string } | null {
  const [, origin, destination] = cursor.take(PAIR) ?? [];
  return origin && destination ? { origin, destination } : null;
}

export function takeStatus(cursor: Cursor): { status: string; seats: number | null } | null {
  const [, status, glued, apart] = cursor.take(STATUS) ?? cursor.take(GLUED_STATUS) ?? [];
  const seats = glued ?? apart;
  return status ? { status, seats: seats ? Number(seats) : null } : null;
}

/**
 * A time of day as `HH:mm`: `635P`, `1200N` (noon), `1200M` (midnight), `0540`. After a time with a letter only such a one counts: without
 * it the line is cut off.
 */
export function takeTime(cursor: Cursor): string | null {
  const start = cursor.at;
  const isLettered = /\d[APNM]M?[^A-Z]*$/.test(cursor.text.slice(Math.max(0, start - 12), start));
  const [, hours, minutes = '', half] = cursor.take(TWELVE) ?? (isLettered ? null : cursor.take(TWENTY_FOUR)) ?? [];
  if (hours === undefined) return null;
  const hour = half ? hourOf(Number(hours), half) : Number(hours) % 24;
  if (hour !== null && Number(minutes) < 60) return `${String(hour).padStart(2, '0')}:${minutes}`;
  cursor.at = start;
  return null;
}

function hourOf(printed: number, half: string): number | null {
  if (printed < 1 || printed > 12 || (/[NM]/.test(half) && printed !== 12)) return null;
  const isAfternoon = half === 'P' || half === 'N';
  return (printed % 12) + (isAfternoon ? 12 : 0);
}

/** Weekday 1 (Monday) to 7 from two letters: `TU`. */
export function takeWeekdayPair(cursor: Cursor): number | null {
  const printed = cursor.take(WEEKDAY_PAIR)?.[1];
  return printed ? weekdayOf(printed) : null;
}

export function weekdayOf(pair: string): number {
  return WEEKDAYS.findIndex((day) => day === pair) + 1;
}
