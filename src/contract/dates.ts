import { addDays as addDaysToDate, addMonths as addMonthsToDate } from 'date-fns';

/** A calendar date as `yyyy-MM-dd`. Dates stay strings: a `Date` would shift them with the reader's time zone. */
export type IsoDate = string;
/** A local time as `yyyy-MM-ddTHH:mm`, always paired with an IANA zone. */
export type LocalTime = string;
/** An instant as ISO 8601 in UTC, e.g. `2026-11-20T08:00:00Z`. */
export type Instant = string;

/** The calendar starts at year 1: databases have no year 0. */
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

export function isIsoDate(value: string): boolean {
  if (!DATE.test(value)) return false;
  // Midnight in UTC: a local zone may skip a day. A day beyond the end of its month reads as one of the next.
  const date = new Date(`${value}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The calendar date on this device's clock and zone at an instant. */
export function localDate(date: Date): IsoDate {
  const pad = (n: number, width: number) => String(n).padStart(width, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Parses like `parseISO` of date-fns, which would enlarge the initial load for its many other formats. */
const startOf = (date: IsoDate) => new Date(`${date}T00:00`);

export function addDays(date: IsoDate, days: number): IsoDate {
  return localDate(addDaysToDate(startOf(date), days));
}

/** The same day of a later month, or its last day where that month has no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return localDate(addMonthsToDate(startOf(date), months));
}

/** Age in completed years on a day. A 29 February birthday counts from 1 March in other years. */
export function ageOn(birthday: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) >= birthday.slice(5) ? years : years - 1;
}

/**
 * The year of two digits: in the 2000s unless later than `latestYear`, then in the 1900s (spec §5). The year is compared, not the day:
 * 31DEC26 is in 2026 all through that year.
 */
export function fullYear(short: number, latestYear: number): number {
  return short + (2000 + short > latestYear ? 1900 : 2000);
}

/** Latest year of two digits for future dates, such as the expiry of a document. */
export const LAST_SHORT_YEAR = 2099;

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/**
 * Parses an airline-style date `ddMMMyy` (also `dMMMyyyy`). A two-digit year is that of `fullYear`: `latestYear` is the current one for
 * past dates, {@link LAST_SHORT_YEAR} for an expiry. Null when it is no real date.
 */
export function parseAirlineDate(text: string, latestYear: number): IsoDate | null {
  const match = /^(\d{1,2})([A-Z]{3})(\d{4}|\d{2})$/.exec(text.trim().toUpperCase());
  if (!match) return null;
  const [, day = '', name = '', yearText = ''] = match;
  const month = MONTHS.indexOf(name) + 1;
  const typed = Number(yearText);
  const year = yearText.length === 4 ? typed : fullYear(typed, latestYear);
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/** The calendar date in `zone` at an instant. */
export function dateInZone(instant: Date, zone: string): IsoDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** Whether this is a time zone name known to the runtime, e.g. `Asia/Shanghai`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const NOTHING = ['', 'null', 'undefined', 'unknown', 'n/a'];
/** Normalises case and full-width forms. */
const wordOf = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Text that counts as empty (spec §5). */
export function isEmptyish(value: string | null | undefined): boolean {
  return value === null || value === undefined || NOTHING.includes(wordOf(value));
}

/** The same for a surname: there are people called Null. */
export function isNoSurname(value: string): boolean {
  return isEmptyish(value) && wordOf(value) !== 'null';
}
