import chineseDays from 'chinese-days';
import Holidays from 'date-holidays';

/** The years of the table; outside them only weekends are known. */
const [FIRST_YEAR, LAST_YEAR] = [2026, 2031];
/** The last year for which the mainland's days off and the weekends worked for them are announced. */
const ANNOUNCED_IN_CHINA = 2026;
/** Holidays of part of the population, which the source counts as public: offices work. */
const FOR_SOME_IN_CHINA = ['03-08', '05-04', '06-01', '08-01'];
const DAY_MS = 24 * 60 * 60_000;

const isoDate = (date: Date) => date.toISOString().slice(0, 10);

function yearsFrom(year: number): number[] {
  return Array.from({ length: LAST_YEAR - year + 1 }, (_, i) => year + i);
}

function daysOf(year: number): string[] {
  const days: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) days.push(isoDate(new Date(at)));
  return days;
}

/** The country's weekend, as ISO weekdays, Monday 1 to Sunday 7. */
function weekendOf(country: string): number[] {
  return new Intl.Locale(`und-${country}`).getWeekInfo().weekend;
}

function isoWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Nationwide public holidays, one entry per day. */
function publicHolidays(country: string, year: number): string[] {
  const all = new Holidays(country, { types: ['public'], timezone: 'UTC' }).getHolidays(year);
  return all.flatMap(({ start, end }) => {
    const days: string[] = [];
    for (let at = start.getTime(); at < end.getTime(); at += DAY_MS) days.push(isoDate(new Date(at)));
    return country === 'CN' ? days.filter((day) => !FOR_SOME_IN_CHINA.includes(day.slice(5))) : days;
  });
}

function announcedDays(year: number): { off: string[]; worked: string[] } {
  const days = daysOf(year);
  return {
    off: days.filter((day) => isoWeekday(day) < 6 && !chineseDays.isWorkday(day)),
    worked: days.filter((day) => isoWeekday(day) >= 6 && chineseDays.isWorkday(day)),
  };
}

/** One row per country: code, weekend as ISO weekdays, days off other than weekends, weekend days that are worked. */
export function workingDayRows(): string[] {
  return Object.keys(new Holidays().getCountries())
    .toSorted()
    .map((country) => {
      const weekend = weekendOf(country);
      const announced = country === 'CN' ? yearsFrom(FIRST_YEAR).filter((year) => year <= ANNOUNCED_IN_CHINA) : [];
      const known = announced.map(announcedDays);
      const computed = yearsFrom(FIRST_YEAR)
        .filter((year) => !announced.includes(year))
        .flatMap((year) => publicHolidays(country, year));
      const off = [...known.flatMap((each) => each.off), ...computed]
        .filter((day) => !weekend.includes(isoWeekday(day)))
        .filter((day) => Number(day.slice(0, 4)) >= FIRST_YEAR && Number(day.slice(0, 4)) <= LAST_YEAR);
      const compact = (days: string[]) =>
        [...new Set(days)]
          .toSorted()
          .map((day) => day.replaceAll('-', ''))
          .join(' ');
      return [country, weekend.join(''), compact(off), compact(known.flatMap((each) => each.worked))].join('|');
    });
}
