import type { Grammar } from '../grammar.ts';
import { draftOf, type SegmentDraft } from '../segment-draft.ts';
import { partOf, type SourceLine } from '../source-lines.ts';
import { takeDate, takePair, takeWeekdayPair } from '../tokens.ts';
import { arrivalDayAt, isBooked, openFlight, readSurface, statusAt, timesAt } from './flight.ts';
import { readTravelskyNames } from './travelsky-names.ts';

/**
 * TravelSky eTerm: `2. *ZH1605 Y1  WE06JUL  PEKDLC HK3   1025 1155+1        E T3-- OP-CA1605`; distant dates append a year:
 * `TU23AUG16LAXHKG`.
 */

const CLASS = /([A-Z])(\d)?(?![A-Z0-9])/y;
const OPEN_DATE = /OPEN(?![A-Z])/y;
const OPERATED = /(?:^| )OP-? ?([A-Z0-9]{2} ?\d{1,4})(?![A-Z0-9])/;

function readSegment(text: string): SegmentDraft | null {
  const opened = openFlight(text);
  if (!opened) return readSurface(text);
  const { cursor, airline, flightNumber } = opened;
  const [, bookingClass = null, digit] = cursor.take(CLASS) ?? [];
  const subClass = digit ? `${bookingClass}${digit}` : null;
  const weekday = takeWeekdayPair(cursor);
  const date = takeDate(cursor);
  const isOpen = !date && (flightNumber === 'OPEN' || cursor.take(OPEN_DATE) !== null);
  if (!date && !isOpen) return null;
  const pair = takePair(cursor);
  if (!pair) return null;
  const booking = statusAt(cursor);
  const times = timesAt(cursor);
  const arrival = times.arrivalTime ? arrivalDayAt(cursor) : {};
  const operatedBy = OPERATED.exec(cursor.rest)?.[1]?.replace(' ', '') ?? null;
  const found = {
    airline,
    flightNumber,
    bookingClass,
    subClass,
    date,
    weekday,
    operatedBy,
  };
  const kind = isOpen ? 'open' : 'air';
  const draft = draftOf({ kind, ...found, ...pair, ...booking, ...times, ...arrival });
  return isBooked(draft) ? draft : null;
}

const NEXT_ELEMENT = / [-+]? ?(\d{1,3})\.(?=[A-Z*])/g;
const NUMBER = /^[-+]?(\d{1,3})\./;
const PAGE_MARK = /(?: +[-+]|^[-+])$/;

/** Removes page marks and splits elements that continue a full line. */
function splitElements(lines: readonly SourceLine[]): SourceLine[] {
  let last = 0;
  return lines.flatMap((line) => {
    const marked = line.text.replace(PAGE_MARK, '').trimEnd();
    const whole = { ...line, text: /^[-+]\d{1,3}\./.test(marked) ? marked.slice(1) : marked };
    if (whole.text === '') return [];
    last = Number(NUMBER.exec(whole.text)?.[1] ?? last);
    const cuts = /^\d{1,3}\.(?:[A-Z]+\/|\p{Script=Han})/u.test(whole.text) && last < 2 ? [] : cutsOf(whole.text, last);
    last += cuts.length;
    return [0, ...cuts]
      .map((from, i) => partOf(whole, from, cuts[i] ?? whole.text.length))
      .filter(({ text }) => text !== '');
  });
}

/** The start positions of the elements after number `last`. */
function cutsOf(text: string, last: number): number[] {
  let number = last;
  const cuts: number[] = [];
  for (const match of text.matchAll(NEXT_ELEMENT)) {
    if (Number(match[1]) !== number + 1 || number === 0) continue;
    number += 1;
    cuts.push(match.index + match[0].length - String(match[1]).length - 1);
  }
  return cuts;
}

const CODES =
  'SSR|OSI|RMK|TL|TK|TKTL|FN|FC|FP|TN|EI|TC|OVF|XN|BOOK|BY|REM|DL|NC|T|TC|BA|FV|OT|MPD|CTC?|AUTO|GN|SVC|DD|FB|OP|AP|RR|NO|CT|EO|TO|TAX|CC';
const ELEMENT = new RegExp(
  `^\\d{1,3}\\. ?(?:(?:${CODES})(?![A-Z])|[A-Z]{3}/|T[A-Z/ ]|[A-Z]{3}\\d|[+0-9*(]|TB?$|$|[A-Z0-9 .-]*$)`,
);
const NOTICES =
  /^(?:\*{2}ELECTRONIC|\*{1,2}[A-Z]|MARRIED SEGMENT|[A-Z]{3}\d{3} SCHEDULE|NO SEAT|THIS PNR|-CA-|-[A-Z0-9]{2}-[A-Z0-9]{5,6}|\[?PRICE|\[ETERM)/;
const COMMANDS =
  /^(?:RT[:/ ]?(?:N\/)?[A-Z0-9]{0,6}|RTN?|P[NBGF]1?|PAT.*|SF[CN]:.*|\d\d .*FARE:.*|DETR.*|RMK .*|RTPAT.*|PAGE \d.*)$|^\d{4} [A-Z]+ \d{1,2}, [A-Z]+,/;

export const TRAVELSKY: Grammar = {
  system: 'travelsky',
  hints: [
    [/\*\*ELECTRONIC TICKET PNR/, 12],
    [/ (?:MO|TU|WE|TH|FR|SA|SU)\d{1,2}[A-Z]{3}(?:\d\d)? {0,3}[A-Z]{6} /, 10],
    [/^\d{1,3}\.(?:SSR|RMK|TL\/|OSI|FN\/|TN\/|FP\/|XN\/|BOOK )/, 5],
    [/^\d{1,2}\.\p{Script=Han}/u, 6],
    [/^0\..* NM ?\d/, 5],
    [/^\d{1,2}\.[A-Z][A-Z' -]*\/[A-Z].* [A-Z0-9]{6}$/, 1],
  ],
  split: splitElements,
  header: () => null,
  names: readTravelskyNames,
  segment: readSegment,
  isOther: (text) => ELEMENT.test(text) || NOTICES.test(text) || COMMANDS.test(text),
  continuesList: ({ indent }) => indent >= 3,
};
