import { dateInZone } from '../../../../contract/dates.ts';

/** Today on this device's calendar. */
export function todayHere(now: Date = new Date()): string {
  return dateInZone(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
