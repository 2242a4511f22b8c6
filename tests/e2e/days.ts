const DAY_MS = 24 * 60 * 60 * 1000;

/** The date so many days from today where the tests' agents sit (Hong Kong), yyyy-MM-dd. */
export function isoDateAfter(days: number): string {
  const at = new Date(Date.now() + days * DAY_MS);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', dateStyle: 'short' }).format(at);
}
