import { tzOffset } from '@date-fns/tz';
import type { IsoDate, LocalTime } from '../../../contract/dates.ts';
import { Recent } from './recent.ts';

/** Whole minutes since 1970 in UTC; the sandbox's unit of time. */
export type Minute = number;
/** Whole days since 1970 of a calendar date. */
export type DayNumber = number;

const DAY = 1440;
const pad = (n: number) => (n < 10 ? `0${n}` : String(n));

export function dayNumber(date: IsoDate): DayNumber {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

const dates = new Recent<DayNumber, IsoDate>(1000);

export function dateOfDay(day: DayNumber): IsoDate {
  return dates.get(day, () => new Date(day * 86_400_000).toISOString().slice(0, 10));
}

/** Monday is 1, Sunday 7. */
export function weekday(day: DayNumber): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Offsets at both ends of a UTC day, cached: a time-zone lookup for every flight would cost more than all the rest. */
const offsets = new Recent<string, readonly [number, number]>(4000);

/** Minutes that the zone is ahead of UTC at an instant. */
export function offsetAt(zone: string, at: Minute): number {
  const day = Math.floor(at / DAY);
  const [start, end] = offsets.get(`${zone}${day}`, () => [
    tzOffset(zone, new Date(day * 86_400_000)),
    tzOffset(zone, new Date((day + 1) * 86_400_000)),
  ]);
  return start === end ? start : tzOffset(zone, new Date(at * 60_000));
}

/** The instant of a minute of a local day; a time skipped in spring moves on by the hour skipped. */
export function instantOf(zone: string, day: DayNumber, minuteOfDay: number): Minute {
  const wall = day * DAY + minuteOfDay;
  const first = wall - offsetAt(zone, wall);
  return wall - offsetAt(zone, first);
}

/** Local time of the zone, in minutes since 1970-01-01T00:00 local. */
export function wallMinute(zone: string, at: Minute): number {
  return at + offsetAt(zone, at);
}

export function localTime(zone: string, at: Minute): LocalTime {
  const wall = wallMinute(zone, at);
  const day = Math.floor(wall / DAY);
  const minute = wall - day * DAY;
  return `${dateOfDay(day)}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
