import { addDays, isIsoDate, parseAirlineDate } from '../../../../contract/dates.ts';

/**
 * A travel date as an agent types it: `2026-12-12`, `12DEC`, `12dec26`, `12/12`, `1212`, `12 12 2026`, or `+3` for three days from
 * today. Day before month. Without a year it is the next such day from today. Null when it is not a real date.
 */
export function parseTypedDate(text: string, today: string): string | null {
  const typed = text.trim().toUpperCase();
  if (isIsoDate(typed)) return typed;
  const ahead = /^\+(\d{1,3})$/.exec(typed);
  if (ahead) return addDays(today, Number(ahead[1]));
  const named = /^(\d{1,2})[\s-]*([A-Z]{3})[A-Z]*[\s-]*(\d{2}|\d{4})?$/.exec(typed);
  if (named) {
    const [, day = '', month = '', year] = named;
    return nextFrom(today, year, (y) => parseAirlineDate(`${day}${month}${y}`, Number(y)));
  }
  const numbers =
    /^(\d{1,2})[\s./-](\d{1,2})(?:[\s./-](\d{2}|\d{4}))?$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(typed);
  if (!numbers) return null;
  const [, day = '', month = '', year] = numbers;
  return nextFrom(today, year, (y) => {
    const date = `${y}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isIsoDate(date) ? date : null;
  });
}

function nextFrom(today: string, year: string | undefined, dateIn: (year: string) => string | null): string | null {
  if (year !== undefined) return dateIn(year.length === 2 ? `20${year}` : year);
  const thisYear = Number(today.slice(0, 4));
  const date = dateIn(String(thisYear));
  return date !== null && date >= today ? date : dateIn(String(thisYear + 1));
}
