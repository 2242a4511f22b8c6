import { isIsoDate, parseAirlineDate } from '../../contract/dates.ts';

const pad = (text: string) => text.padStart(2, '0');

function real(year: string, month: string, day: string): string | null {
  const iso = `${year}-${pad(month)}-${pad(day)}`;
  return isIsoDate(iso) ? iso : null;
}

/** The real dates that two numbers and a year can stand for: day before month and month before day. */
function readings(plain: string): string[] {
  const match = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(plain);
  if (!match) return [];
  const [, first = '', second = '', year = ''] = match;
  const dates = [real(year, second, first), real(year, first, second)].filter((date) => date !== null);
  return [...new Set(dates)];
}

/** Whether a typed date can be read two ways, as `03/04/1985` can: it has to be written out, never guessed. */
export function isAmbiguousDate(text: string): boolean {
  return readings(text.trim()).length > 1;
}

/**
 * Reads a date as people type it: `1985-03-14`, `19850314`, `14mar1985`, `14 Mar 85`, `14/03/1985`, `14.3.1985`,
 * `1985年3月14日`. Two-digit years follow the airline rule of spec §5, none later than `latestYear`. Null when it is no real date, or could be two.
 */
export function readTypedDate(text: string, latestYear: number): string | null {
  const plain = text.trim();
  const yearFirst =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (yearFirst) return real(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '');
  const [only, ...others] = readings(plain);
  if (only !== undefined) return others.length === 0 ? only : null;
  const named = /^(\d{1,2})[-/., ]*([A-Za-z]{3})[A-Za-z]*[-/., ]*(\d{4}|\d{2})$/.exec(plain);
  return named ? parseAirlineDate(`${named[1]}${named[2]}${named[3]}`, latestYear) : null;
}
