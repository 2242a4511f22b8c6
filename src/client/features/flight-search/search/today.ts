import { localDate } from '../../../../contract/dates.ts';
import { serverNow } from '../../../ui/server-clock.ts';

/** Today on this device's calendar. */
export function todayHere(now: Date = new Date(serverNow())): string {
  return localDate(now);
}
