/** Between which days a flight can be. */
export interface DayLimits {
  first: string;
  last: string;
  /** What a day before the first is. */
  tooEarly: 'pastDate' | 'dateOrder' | 'returnBeforeDeparture';
}

/** What is wrong with a day as it was typed, as the search's own check calls it; `null` is a text that is no date. */
export function faultOfDay(day: string | null, { first, last, tooEarly }: DayLimits) {
  if (day === null) return 'invalidDate' as const;
  if (day < first) return tooEarly;
  return day > last ? ('dateTooFar' as const) : null;
}
