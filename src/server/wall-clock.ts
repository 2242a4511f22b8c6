import { tzOffset } from '@date-fns/tz';

const MINUTE = 60_000;

/** The instant, in milliseconds, at which the clock of `zone` shows the local time yyyy-MM-ddTHH:mm. */
export function instantOf(local: string, zone: string): number {
  const wall = Date.parse(`${local}:00Z`);
  return wall - tzOffset(zone, new Date(wall - tzOffset(zone, new Date(wall)) * MINUTE)) * MINUTE;
}

/** What the clock of `zone` shows at an instant, as yyyy-MM-ddTHH:mm. */
export function localTime(instant: number, zone: string): string {
  return new Date(instant + tzOffset(zone, new Date(instant)) * MINUTE).toISOString().slice(0, 16);
}
