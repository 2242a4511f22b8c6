import { isIsoDate, parseAirlineDate } from '../../contract/dates.ts';

const pad = (text: string) => text.padStart(2, '0');

function real(year: string, month: string, day: string): string | null {
  const iso = `${year}-${pad(month)}-${pad(day)}`;
  return isIsoDate(iso) ? iso : null;
}

/**
 * Reads a date as people type it: `1985-03-14`, `19850314`, `14mar1985`, `14 Mar 85`, `14/03/1985`, `14.3.1985`,
 * `1985年3月14日`. Day before month where both are numbers, as tickets and passports have it. Two-digit years follow the
 * airline rule of spec §5. Null when it is no real date.
 */
export function readTypedDate(text: string, currentYear: number): string | null {
  const plain = text.trim();
  const yearFirst =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (yearFirst) return real(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '');
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(plain);
  if (dayFirst) return real(dayFirst[3] ?? '', dayFirst[2] ?? '', dayFirst[1] ?? '');
  const named = /^(\d{1,2})[-/., ]*([A-Za-z]{3})[A-Za-z]*[-/., ]*(\d{4}|\d{2})$/.exec(plain);
  return named ? parseAirlineDate(`${named[1]}${named[2]}${named[3]}`, currentYear) : null;
}
