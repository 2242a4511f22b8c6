import type { Cursor } from '../cursor.ts';
import type { Grammar } from '../grammar.ts';
import { readNumberedNames } from '../numbered-names.ts';
import { draftOf, type SegmentDraft } from '../segment-draft.ts';
import { takeDate, takePair, takeTime, takeWeekdayPair } from '../tokens.ts';
import { isBooked, openFlight, readSurface, statusAt, weekdaysIn } from './flight.ts';
import { isTravelportLine, readTravelportHeader } from './travelport.ts';

/** Apollo: `2 UA 999S 19DEC EWRBRU HK1   635P  750A|*      SA/SU   E  1`; class and date may be joined: `Q28JUN`. */

/** A second letter appears after a rebooking in two classes. */
const CLASS = /([A-Z])[A-Z]?(?= {0,3}\d{1,2} ?[A-Z]{3})|(?<=OPEN ?)([A-Z])(?= +[A-Z]{6})/y;
const CONFIRMED = /\*/y;
/** `|` or `+` the next day, a digit that many days, `-` the day before; Worldspan also `#1`. */
const DAY_MARK = / ?\*? ?(?:([|+#])(\d(?!\d))?|(-)(\d(?!\d))?)/y;
const DAY_DIGIT = /\d(?=[* ]|$)/y;

/** Reads an Apollo line; Worldspan's differ in the weekday before the cities and are read by the same pieces. */
export function readApolloSegment(text: string): SegmentDraft | null {
  const opened = openFlight(text);
  if (!opened) return readSurface(text);
  const { cursor, airline, flightNumber } = opened;
  const [, dated, undated] = cursor.take(CLASS) ?? [];
  const bookingClass = dated ?? undated ?? null;
  const date = takeDate(cursor);
  const inner = takeWeekdayPair(cursor);
  const pair = takePair(cursor);
  if (!pair || (!date && flightNumber !== 'OPEN')) return null;
  const booking = statusAt(cursor);
  cursor.takeGlued(CONFIRMED);
  const times = timesAt(cursor);
  const printed = weekdaysIn(cursor.rest);
  const weekday = inner ?? printed?.departure ?? null;
  const daysApart = times.arrivalTime ? (printed?.days ?? null) : null;
  const offset = times.arrivalTime ? (times.offset ?? daysApart) : null;
  const days = { date, weekday, offset, daysApart };
  const draft = draftOf({ airline, flightNumber, bookingClass, ...pair, ...booking, ...times, ...days });
  return isBooked(draft) ? draft : null;
}

function timesAt(cursor: Cursor): Partial<SegmentDraft> {
  const departureTime = takeTime(cursor);
  const arrivalTime = departureTime ? takeTime(cursor) : null;
  if (!arrivalTime) return { departureTime };
  return { departureTime, arrivalTime, offset: dayMark(cursor) };
}

function dayMark(cursor: Cursor): number | null {
  const digit = cursor.takeGlued(DAY_DIGIT)?.[0];
  if (digit) return Number(digit);
  const [, next, days, before, back] = cursor.takeGlued(DAY_MARK) ?? [];
  if (next) return days ? Number(days) : 1;
  return before ? -(back ? Number(back) : 1) : null;
}

export const APOLLO: Grammar = {
  system: 'apollo',
  hints: [
    [/^(?:\d{1,2} +)?[A-Z0-9]{2} {0,3}\d{1,4} ?[A-Z]{1,2} {0,3}\d{1,2}[A-Z]{3} +[A-Z]{3}[ /-]?[A-Z]{3} /, 5],
    [/\d{3,4}[APNM] ?(?:[|+]|\d\*)/, 3],
    [/ [SMTWF][AOUEHR](?:\/[SMTWF][AOUEHR])? {2,}E\b/, 2],
    [/^\*{3} [A-Z ]+ \*{3} ?>\*/, 4],
    [/^(?:GFAX-|ATFQ-|ACKN-|RMKS-|FONE-|TKTG-)/, 4],
    [/^[A-Z0-9]{6}\/[A-Z0-9]{2} +[A-Z0-9]{3,5} .*\d{1,2}[A-Z]{3}$/, 2],
    [/^\d{1,2}\. {0,2}(?:I\/)?\d{1,2}[A-Z]/, 1],
  ],
  header: readTravelportHeader,
  names: readNumberedNames,
  segment: readApolloSegment,
  isOther: isTravelportLine,
  continuesList: ({ text, indent }) => indent >= 4 || /^\d{1,3} [A-Z0-9*]/.test(text),
};
