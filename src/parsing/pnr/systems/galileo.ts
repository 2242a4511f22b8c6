import type { Cursor } from '../cursor.ts';
import type { Grammar } from '../grammar.ts';
import { readNumberedNames } from '../numbered-names.ts';
import { draftOf, type SegmentDraft } from '../segment-draft.ts';
import { takeDate, takePair, takeTime } from '../tokens.ts';
import { arrivalDayAt, isBooked, openFlight, readSurface, statusAt, weekdaysIn } from './flight.ts';
import { isTravelportLine, readTravelportHeader } from './travelport.ts';

/**
 * Galileo: `1. ET  509 M  20MAR EWRADD HK1   915P # 935P O*         TU  1`; the arrival day mark precedes its time. A single line of
 * another system may look the same but for a mark after it (`1650 1820+1`).
 */

const CLASS = /[A-Z](?=[ \d])/y;
const DAY_MARK = /([#*-])|([+|]?\d)(?= +\d)/y;
const DAYS: Readonly<Record<string, number>> = { '#': 1, '*': 2, '-': -1 };

function readSegment(text: string): SegmentDraft | null {
  const opened = openFlight(text);
  if (!opened) return readSurface(text);
  const { cursor, airline, flightNumber } = opened;
  const bookingClass = cursor.take(CLASS)?.[0] ?? null;
  const date = takeDate(cursor);
  const pair = takePair(cursor);
  if (!pair || (!date && flightNumber !== 'OPEN')) return null;
  const booking = statusAt(cursor);
  const times = timesAt(cursor);
  const weekday = weekdaysIn(cursor.rest)?.departure ?? null;
  const draft = draftOf({ airline, flightNumber, bookingClass, date, weekday, ...pair, ...booking, ...times });
  return isBooked(draft) ? draft : null;
}

function timesAt(cursor: Cursor): Partial<SegmentDraft> {
  const departureTime = takeTime(cursor);
  if (!departureTime) return {};
  const [, mark, digit] = cursor.take(DAY_MARK) ?? [];
  const arrivalTime = takeTime(cursor);
  if (!arrivalTime) return { departureTime };
  if (!mark && !digit) return { departureTime, arrivalTime, ...arrivalDayAt(cursor) };
  return { departureTime, arrivalTime, offset: mark ? (DAYS[mark] ?? null) : Number(digit?.replace('|', '')) };
}

export const GALILEO: Grammar = {
  system: 'galileo',
  hints: [
    [/^\d{1,2}[.+]\+? *[A-Z0-9]{2} *\d{1,4} +[A-Z] +\d{1,2}[A-Z]{3} +[A-Z]{3}[ /-]?[A-Z]{3} /, 6],
    [/ \d{3,4}[APNM]? {1,3}[#*-] ?\d{3,4}/, 6],
    [/^\*\* [A-Z ]+ \*\* +>\*/, 4],
    [/^(?:NOTE-|VLOC-|VRMK-|VENDOR REMARKS|\*\* THIS BF )/, 5],
    [/^[A-Z0-9]{6}\/[A-Z0-9]{2} +[A-Z0-9]{3,5} .*\d{1,2}[A-Z]{3}$/, 2],
    [/^\d{1,2}\. {0,2}(?:I\/)?\d{1,2}[A-Z]/, 1],
  ],
  header: readTravelportHeader,
  names: readNumberedNames,
  segment: readSegment,
  isOther: isTravelportLine,
  continuesList: ({ text, indent }) => indent >= 1 || /^\d{1,3}\. /.test(text),
};
