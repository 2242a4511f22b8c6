import { addDays, dateInZone } from '../../contract/dates.ts';
import { INTL_TAG, type Locale } from '../../contract/locale.ts';

/** A deadline as shown: the day relative to today, the time, and its time zone. */
export interface DeadlineParts {
  /** yyyy-MM-dd in `zone`. */
  date: string;
  day: 'today' | 'tomorrow' | 'other';
  /** HH:mm. */
  clock: string;
  /** The zone's name in the language, e.g. 'China Time'. */
  zone: string;
}

export function deadlineParts(instant: string, now: Date, locale: Locale, zone: string): DeadlineParts {
  const at = new Date(instant);
  const date = dateInZone(at, zone);
  const today = dateInZone(now, zone);
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const named = new Intl.DateTimeFormat(INTL_TAG[locale], { timeZone: zone, timeZoneName: 'shortGeneric' });
  return {
    date,
    day: date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : 'other',
    clock: clock.format(at),
    zone: named.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? zone,
  };
}

/** The device's time zone; deadlines are in it and name it. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
