import { tzOffset } from '@date-fns/tz';
import { addDays, dateInZone, type Instant, type IsoDate } from '../../contract/dates.ts';

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;

/**
 * The instant at which a calendar day begins in a zone: one o'clock where clocks go forward at midnight, the first of two midnights where
 * they go back over it.
 */
export function startOfDay(date: IsoDate, zone: string): Instant {
  // Spellings of one zone share a cache entry.
  const name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const around = [midnight - DAY_MS, midnight + DAY_MS].map((near) => tzOffset(name, new Date(near)));
  const starts = around.map((offset) => new Date(midnight - offset * MINUTE)).sort((a, b) => a.getTime() - b.getTime());
  const start = starts.find((at) => dateInZone(at, name) === date) ?? new Date(midnight);
  return start.toISOString();
}

/** Days that filter a list, both inclusive, in `zone` (UTC when absent); an absent end is open. */
export interface ListedDays {
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
  zone?: string | undefined;
}

/** The same as instants: `from` is inclusive, `until` exclusive. */
export interface Instants {
  from: Date | undefined;
  until: Date | undefined;
}

export function instantsOf({ from, to, zone }: ListedDays): Instants {
  const start = (day: IsoDate) => new Date(startOfDay(day, zone || 'UTC'));
  return { from: from ? start(from) : undefined, until: to ? start(addDays(to, 1)) : undefined };
}
