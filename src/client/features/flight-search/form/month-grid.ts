import { addDays } from '../../../../contract/dates.ts';

/** A month as `yyyy-MM`. */
export type Month = string;

export const monthOf = (date: string): Month => date.slice(0, 7);

export function addMonths(month: Month, count: number): Month {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
}

export function monthsBetween(first: Month, last: Month): Month[] {
  const list: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) list.push(month);
  return list;
}

/** Day of the week from Monday 0 to Sunday 6. */
export function weekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Weeks of a month, Monday first, from the one with `from` or the first one; null for days of other months. */
export function weeksOf(month: Month, from = ''): (string | null)[][] {
  const first = `${month}-01`;
  const days: (string | null)[] = Array.from({ length: weekday(first) }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(null);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return weeks.filter((week) => week.some((day) => day !== null && day >= from));
}

/** The day a key moves to (APG date grid): arrows by day and week, Home and End in the week, Page keys by month and year. */
export function dayAfterKey(day: string, key: string, shift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return sameDayIn(day, shift ? -12 : -1);
    case 'PageDown':
      return sameDayIn(day, shift ? 12 : 1);
    default:
      return null;
  }
}

/** The same day some months later, or that month's last day if shorter. */
function sameDayIn(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const wanted = `${month}-${day.slice(8)}`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return wanted > last ? last : wanted;
}
