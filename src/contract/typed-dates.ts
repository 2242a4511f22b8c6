import { addDays, fullYear, isIsoDate, LAST_SHORT_YEAR, parseAirlineDate } from './dates.ts';
import type { DateFormat } from './limits.ts';
import { plainAscii } from './one-line.ts';

type InYear = (year: string) => string | null;

/** A typed date: its year, where given, and every way to read the rest; of two the first is day before month. */
interface Typed {
  readonly year: string | undefined;
  readonly readings: readonly InYear[];
}

/** `2026-12-14`, `2026/12/14`, `20261214`, `2026年12月14日`, `12月14日` */
const YEAR_FIRST = [
  /^(\d{4})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{1,2})$/,
  /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^(?:(\d{4}|\d{2})\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号號]?$/,
];
const NAMED = /^(\d{1,2})[-/., ]*([A-Z]{3})[A-Z]*[-/., ]*(\d{4}|\d{2})?$/;
const NUMBERS = [/^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/, /^(\d{2})(\d{2})(\d{4}|\d{2})?$/];

function dayOf(month: string, day: string): InYear {
  return (year) => {
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isIsoDate(iso) ? iso : null;
  };
}

function typedOf(text: string): Typed {
  // Chinese keyboards also type full-width digits and signs.
  const plain = plainAscii(text).trim().toUpperCase();
  const matchOf = (shapes: readonly RegExp[]) =>
    shapes.map((shape) => shape.exec(plain)).find((match) => match !== null);
  const whole = matchOf(YEAR_FIRST);
  if (whole) return { year: whole[1], readings: [dayOf(whole[2] ?? '', whole[3] ?? '')] };
  const [, day, name, namedYear] = NAMED.exec(plain) ?? [];
  if (day) return { year: namedYear, readings: [(year) => parseAirlineDate(`${day}${name}${year}`, Number(year))] };
  const [, first = '', second = '', year] = matchOf(NUMBERS) ?? [];
  return { year, readings: [dayOf(second, first), dayOf(first, second)] };
}

const full = (year: string, latest: number) => (year.length === 4 ? year : String(fullYear(Number(year), latest)));

const datesOf = (dates: readonly (string | null)[]) => [...new Set(dates.filter((date) => date !== null))];

/**
 * The possible dates of a typed text: `1985-03-14`, `19850314`, `14mar1985`, `14 Mar 85`, `14/03/1985`, `14.3.1985`, `1985年3月14日`.
 * Two-digit years follow the airline rule of spec §5, none later than `latestYear`. Empty for no real date; two, day before month first,
 * when it is ambiguous.
 */
export function typedDates(text: string, latestYear: number): string[] {
  const { year, readings } = typedOf(text);
  // In `03/04/05` any number may be the year.
  if (year === undefined || (year.length === 2 && readings.length > 1)) return [];
  return datesOf(readings.map((dateIn) => dateIn(full(year, latestYear))));
}

/** The date of a text, where it is unambiguous. */
export function typedDate(text: string, latestYear: number): string | null {
  const [date = null, other] = typedDates(text, latestYear);
  return other === undefined ? date : null;
}

/** Whether day and month of a date are ambiguous: `06/05/1990` is in May or June. */
export function readsTwoWays(text: string): boolean {
  const { year, readings } = typedOf(text);
  if (year === undefined || readings.length < 2) return false;
  const dates = datesOf(readings.map((dateIn) => dateIn(full(year, LAST_SHORT_YEAR))));
  return dates.length > (year.length === 2 ? 0 : 1);
}

/**
 * The same for a day of travel: `12DEC`, `12月14日`, `14/12`, `1412` are the next such day from `today`, `+3` is three days later, and a
 * short year is in this century. `dateFormat` decides which number is the day unless a year comes first.
 */
export function travelDates(text: string, today: string, dateFormat: DateFormat): string[] {
  const ahead = /^\+(\d{1,3})$/.exec(plainAscii(text).trim());
  if (ahead) return [addDays(today, Number(ahead[1]))];
  const { year, readings } = typedOf(text);
  const thisYear = Number(today.slice(0, 4));
  const dates = datesOf(
    readings.map((dateIn) => {
      if (year !== undefined) return dateIn(full(year, LAST_SHORT_YEAR));
      const date = dateIn(String(thisYear));
      return date !== null && date >= today ? date : dateIn(String(thisYear + 1));
    }),
  );
  if (dateFormat === 'yyyy-MM-dd') return dates;
  return dateFormat === 'MM/dd/yyyy' ? dates.slice(-1) : dates.slice(0, 1);
}
