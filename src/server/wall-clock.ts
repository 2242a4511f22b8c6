import { tzOffset } from '@date-fns/tz';

const MINUTE = 60_000;

/** The instant, in milliseconds, of the local time yyyy-MM-ddTHH:mm in `zone`. */
export function instantOf(local: string, zone: string): number {
  const wall = Date.parse(`${local}:00Z`);
  return wall - tzOffset(zone, new Date(wall - tzOffset(zone, new Date(wall)) * MINUTE)) * MINUTE;
}

/** The local time of `zone` at an instant, as yyyy-MM-ddTHH:mm. */
export function localTime(instant: number, zone: string): string {
  return new Date(instant + tzOffset(zone, new Date(instant)) * MINUTE).toISOString().slice(0, 16);
}
