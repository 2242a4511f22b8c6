import { fullYear, type IsoDate, LAST_SHORT_YEAR } from '../../contract/dates.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const pad = (value: number | string): string => String(value).padStart(2, '0');

/** Month 1 to 12 of an English name or its prefix of three letters or more (`SEPT`, `September`); null otherwise. */
export function monthOf(name: string): number | null {
  const month = MONTHS.indexOf(name.slice(0, 3).toUpperCase()) + 1;
  return month === 0 ? null : month;
}

/** A valid date from its numbers, or null. */
export function realDate(year: number, month: number, day: number): IsoDate | null {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  if (!(year >= 1 && year <= 9999 && day >= 1 && day <= last)) return null;
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

/** A date whose year may be short: 0 to 99 is a year given by two digits only. */
export interface DayMonthYear {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly isShort: boolean;
}

/**
 * A birth date: a short year is never after the current one. It may be after `today`, with a mistyped year: callers keep and report it.
 * Null when no such date exists.
 */
export function bornOn({ day, month, year, isShort }: DayMonthYear, today: IsoDate): IsoDate | null {
  return realDate(isShort ? fullYear(year, Number(today.slice(0, 4))) : year, month, day);
}

/** An expiry date: a short year is in the 2000s. */
export function expiryDate({ day, month, year, isShort }: DayMonthYear): IsoDate | null {
  return realDate(isShort ? fullYear(year, LAST_SHORT_YEAR) : year, month, day);
}

const AIRLINE = /^(\d{1,2})([A-Z]{3})(\d{4}|\d{2})$/;

/** Parts of `1JAN83`, `01JAN1980`; null when the text has another shape. */
export function airlineDate(text: string): DayMonthYear | null {
  const [, day, name, year] = AIRLINE.exec(text.replace(/[\s.-]/g, '').toUpperCase()) ?? [];
  const month = monthOf(name ?? '');
  if (!day || !year || month === null) return null;
  return { day: Number(day), month, year: Number(year), isShort: year.length === 2 };
}
