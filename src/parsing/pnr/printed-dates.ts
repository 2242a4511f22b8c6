import { differenceInCalendarDays, getISODay, parseISO } from 'date-fns';
import { addDays, type IsoDate } from '../../contract/dates.ts';
import { realDate } from '../text/short-year.ts';
import type { PrintedDate } from './tokens.ts';

/** A flight may lie this many days back or ahead (formats.md §1: year rule). */
const WINDOW = { back: 30, ahead: 335 } as const;

export interface ResolvedDate {
  readonly date: IsoDate | null;
  /** The printed weekday is another one: the text contradicts itself or is old. */
  readonly contradicted: boolean;
}

/** Gives a printed date its year: the one within the window around today, and if two are, the one that fits the weekday. */
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
  const inWindow = dates.filter((date) => date >= addDays(today, -WINDOW.back) && date <= addDays(today, WINDOW.ahead));
  const date = inWindow.find(fits);
  if (date) return { date, contradicted: false };
  const flown = isFlown ? dates.findLast((candidate) => candidate <= today && fits(candidate)) : undefined;
  return flown ? { date: flown, contradicted: false } : { date: inWindow[0] ?? null, contradicted: true };
}

/** Days from a departure to the arrival's printed date, which is the one nearest to it. */
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
