/** The allowed days of a flight. */
export interface DayLimits {
  first: string;
  last: string;
  /** What a day before the first is. */
  tooEarly: 'pastDate' | 'dateOrder' | 'returnBeforeDeparture';
}

/** The error of a typed day, named as in the search's own validation; `null` is a text that is no date. */
export function faultOfDay(day: string | null, { first, last, tooEarly }: DayLimits) {
  if (day === null) return 'invalidDate' as const;
  if (day < first) return tooEarly;
  return day > last ? ('dateTooFar' as const) : null;
}
