import { differenceInCalendarDays, getISODay, parseISO } from 'date-fns';
import { addDays, type IsoDate } from '../../contract/dates.ts';
import { MAX_SEARCH_DAYS_AHEAD } from '../../contract/limits.ts';
import { realDate } from '../text/short-year.ts';
import type { PrintedDate } from './tokens.ts';

export interface ResolvedDate {
  readonly date: IsoDate | null;
  /** The printed weekday differs: the text contradicts itself or is old. */
  readonly contradicted: boolean;
}

/**
 * Adds the year to a printed date: the one within the sales horizon that matches the weekday where one is printed. Where none matches, the
 * most recent past one, if that does: a reservation retains flown flights.
 * @param isFlown the text marks the flight as flown, which excludes future days.
 */
export function resolveDate(
  printed: PrintedDate,
  weekday: number | null,
  today: IsoDate,
  isFlown = false,
): ResolvedDate {
  const fits = (date: IsoDate) => weekday === null || getISODay(parseISO(date)) === weekday;
  if (printed.year !== null) {
    const date = realDate(printed.year, printed.month, printed.day);
    return { date, contradicted: date !== null && !fits(date) };
  }
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1]
    .map((candidate) => realDate(candidate, printed.month, printed.day))
    .filter((date) => date !== null);
  const past = dates.filter((date) => (isFlown ? date <= today : date < today)).toReversed();
  const sold = dates.filter((date) => date >= today && date <= addDays(today, MAX_SEARCH_DAYS_AHEAD));
  // Flown flights may be years old, in a history; booked ones were sold within the last year.
  const choices = isFlown ? past : [...sold, ...past.slice(0, 1)];
  const date = choices.find(fits) ?? choices[0] ?? null;
  return { date, contradicted: date === null || !fits(date) };
}

/** Days from a departure to the printed arrival date, the one nearest to it. */
export function daysUntil(printed: PrintedDate, departure: IsoDate): number | null {
  const year = Number(departure.slice(0, 4));
  const offsets = [year - 1, year, year + 1]
    .map((candidate) => realDate(printed.year ?? candidate, printed.month, printed.day))
    .filter((date) => date !== null)
    .map((date) => differenceInCalendarDays(parseISO(date), parseISO(departure)))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const [nearest] = offsets;
  return nearest !== undefined && Math.abs(nearest) <= 3 ? nearest : null;
}
