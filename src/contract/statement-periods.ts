import type { CreditPeriod } from './agency-terms.ts';
import { addDays, addMonths, type IsoDate } from './dates.ts';

/** Days from a statement's last day until its credit is due. */
export const DUE_DAYS: Readonly<Record<CreditPeriod, number>> = { day: 1, week: 7, month: 15, year: 30 };

/** The last day of the credit period (spec §3) that `day` is in: weeks end on Sunday, months and years with the calendar. */
export function lastDayOf(period: CreditPeriod, day: IsoDate): IsoDate {
  if (period === 'day') return day;
  if (period === 'year') return `${day.slice(0, 4)}-12-31`;
  if (period === 'month') return addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (7 - weekday) % 7);
}

/** The first day of the credit period that `day` is in. */
export function firstDayOf(period: CreditPeriod, day: IsoDate): IsoDate {
  if (period === 'day') return day;
  if (period === 'week') return addDays(lastDayOf('week', day), -6);
  return period === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}
