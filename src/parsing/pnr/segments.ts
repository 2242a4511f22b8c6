import { differenceInCalendarDays, parseISO } from 'date-fns';
import type { IsoDate } from '../../contract/dates.ts';
import type { PnrSegment } from './answer.ts';
import { unmarkedArrivalDay } from './arrival-day.ts';
import { daysUntil, resolveDate } from './printed-dates.ts';
import type { SegmentDraft } from './segment-draft.ts';

/** Resolves the year and the arrival day. `contradicted`: the printed weekday does not match the date, or the print is impossible. */
export function resolveSegment(draft: SegmentDraft, today: IsoDate): { segment: PnrSegment; contradicted: boolean } {
  const { date: printed, weekday, arrivalDate, offset, daysApart, ...known } = draft;
  const { date, contradicted } = printed
    ? resolveDate(printed, weekday, today, known.status === 'FLWN')
    : { date: null, contradicted: false };
  const arrivalDayOffset =
    known.arrivalTime === null
      ? null
      : (offset ?? (arrivalDate && date ? daysUntil(arrivalDate, date) : unmarkedArrivalDay(draft)));
  const isImpossible =
    (known.arrivalTime !== null && arrivalDayOffset === null && date !== null) ||
    (known.kind === 'air' && known.origin === known.destination) ||
    (offset !== null && daysApart !== null && offset !== daysApart);
  return { segment: { ...known, date, arrivalDayOffset }, contradicted: contradicted || isImpossible };
}

/** An airline's schedule change shows the old flight as UN and the new one as TK: the old one is dropped (formats.md §1). */
export function dropReplaced(segments: readonly PnrSegment[]): PnrSegment[] {
  const replacing = segments.filter(({ status }) => status === 'TK');
  return segments.filter((old) => {
    const by = old.status === 'UN' ? replacing.findIndex((next) => replaces(next, old)) : -1;
    if (by >= 0) replacing.splice(by, 1);
    return by < 0;
  });
}

/** For the same city pair, within three days. */
export function replaces(next: PnrSegment, old: PnrSegment): boolean {
  if (next === old || next.origin !== old.origin || next.destination !== old.destination) return false;
  if (next.date === null || old.date === null) return true;
  return Math.abs(differenceInCalendarDays(parseISO(next.date), parseISO(old.date))) <= 3;
}
