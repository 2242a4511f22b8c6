import type { Instant } from '../../../contract/dates.ts';

export interface Age {
  unit: 'now' | 'minutes' | 'hours' | 'days';
  count: number;
}

const MINUTE_MS = 60_000;

/** Age in whole units. A clock that was set back makes nothing younger than now. */
export function ageOf(savedAt: Instant, now: Date): Age {
  const minutes = Math.floor((now.getTime() - Date.parse(savedAt)) / MINUTE_MS);
  if (!(minutes >= 1)) return { unit: 'now', count: 0 };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
