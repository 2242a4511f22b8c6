import { dateInZone } from '../../contract/dates.ts';
import rows from '../dictionaries/data/working-days.json' with { type: 'json' };

const DAY_MS = 24 * 60 * 60_000;

/** Non-working days of a country. */
interface Calendar {
  /** ISO weekdays, Monday 1 to Sunday 7. */
  weekend: string;
  off: ReadonlySet<string>;
  /** Weekend days worked in exchange for a holiday. */
  worked: ReadonlySet<string>;
}

const dates = (field = '') => new Set(field.split(' '));

function calendarOf(country: string): Calendar | null {
  const row = rows.find((each) => each.startsWith(`${country}|`));
  if (!row) return null;
  const [, weekend = '', off, worked] = row.split('|');
  return { weekend, off: dates(off), worked: dates(worked) };
}

/** Whether the working days of the country (alpha-2) are known. */
export const hasCalendar = (country: string): boolean => calendarOf(country) !== null;

function isWorkingDay({ weekend, off, worked }: Calendar, date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const compact = date.replaceAll('-', '');
  return worked.has(compact) || !(weekend.includes(String(weekday)) || off.has(compact));
}

/** A place of work: its country (alpha-2) and IANA zone. */
export interface Workplace {
  country: string;
  zone: string;
}

/**
 * The same time of day after so many working days of the place; public holidays and mainland China's worked weekends are known for the
 * years in `dictionaries/data/working-days.json`, weekends always.
 */
export function afterWorkingDays(at: Date, days: number, { country, zone }: Workplace): Date {
  const calendar = calendarOf(country);
  if (!calendar) throw new Error(`No calendar of ${country}`);
  let due = at;
  for (let left = days; left > 0; ) {
    due = new Date(due.getTime() + DAY_MS);
    if (isWorkingDay(calendar, dateInZone(due, zone))) left -= 1;
  }
  return due;
}
