const DAY_MS = 24 * 60 * 60 * 1000;

/** The date `days` from today in the time zone of the tests' agents (Hong Kong), yyyy-MM-dd. */
export function isoDateAfter(days: number): string {
  const at = new Date(Date.now() + days * DAY_MS);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', dateStyle: 'short' }).format(at);
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A day as airlines write it, such as 12DEC. */
export const airlineDay = (iso: string) => `${iso.slice(8)}${MONTHS[Number(iso.slice(5, 7)) - 1]}`;

/** The same with its year, such as 12DEC26. */
export const airlineDate = (iso: string) => `${airlineDay(iso)}${iso.slice(2, 4)}`;
