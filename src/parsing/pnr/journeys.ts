import { differenceInCalendarDays, parseISO } from 'date-fns';
import type { PnrSegment } from './answer.ts';
import { minutesOf } from './arrival-day.ts';
import { replaces } from './segments.ts';

/** Statuses whose seats are not held. */
const NOT_HELD = new Set(['UN', 'UC', 'UU', 'US', 'NO', 'HX', 'XX', 'XK']);
const DAY = 24 * 60;

/**
 * Groups the held flights into journeys: a new one starts after a non-air element, where the origin is not the last destination, or after
 * more than 24 hours on the ground (formats.md §1).
 */
export function groupJourneys(segments: readonly PnrSegment[]): number[][] {
  const journeys: number[][] = [];
  let last: PnrSegment | null = null;
  for (const [index, segment] of segments.entries()) {
    if (segment.kind !== 'air') last = null;
    if (segment.kind !== 'air' || !isHeld(segment, segments)) continue;
    if (last && continues(last, segment)) journeys.at(-1)?.push(index);
    else journeys.push([index]);
    last = segment;
  }
  return journeys;
}

/** The old times of a changed flight (`WK` beside `TK`) are not flown either. */
function isHeld(segment: PnrSegment, segments: readonly PnrSegment[]): boolean {
  if (NOT_HELD.has(segment.status ?? '')) return false;
  return segment.status !== 'WK' || !segments.some((other) => other.status === 'TK' && replaces(other, segment));
}

function continues(before: PnrSegment, next: PnrSegment): boolean {
  return before.destination === next.origin && minutesBetween(before, next) <= DAY;
}

/** Minutes on the ground; both times are local to the same airport. In whole days where times are missing. */
function minutesBetween(before: PnrSegment, next: PnrSegment): number {
  if (before.date === null || next.date === null) return 0;
  // An unknown day was not marked: the flight cannot land on its departure day.
  const landed = before.arrivalDayOffset ?? (before.arrivalTime === null ? 0 : 1);
  const days = differenceInCalendarDays(parseISO(next.date), parseISO(before.date)) - landed;
  if (before.arrivalTime === null || next.departureTime === null) return days > 1 ? days * DAY : 0;
  return days * DAY + minutesOf(next.departureTime) - minutesOf(before.arrivalTime);
}
