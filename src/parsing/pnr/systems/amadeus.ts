import type { Cursor } from '../cursor.ts';
import type { Grammar, NamesOfLine } from '../grammar.ts';
import { draftOf, type SegmentDraft } from '../segment-draft.ts';
import { takeDate, takePair, takeTime } from '../tokens.ts';
import { readAmadeusNames } from './amadeus-names.ts';
import { arrivalDayAt, isBooked, openFlight, readSurface, statusAt } from './flight.ts';

/** Amadeus: `2  W3 303 L 28AUG 7 ROBLOS HK1  1140A 425P 28AUG  E  W3/CXPNQ6`, header `RP/OFFICE/OFFICE AA/GS 18AUG16/1833Z LOCATR`. */

const CLASS = /[A-Z](?=[ \d])/y;
/** A weekday may be between asterisks: `17DEC*4*JFKFCO`. */
const WEEKDAY = /\*?([1-7])(?=\*?(?: |[A-Z]{3}[ /-]?[A-Z]{3}))/y;
const MARRIED = /\*/y;
const FLOWN = /FLWN/y;
const TERMINAL = /[A-Z0-9]{1,2}(?= )/y;

function readSegment(text: string): SegmentDraft | null {
  const opened = openFlight(text);
  if (!opened) return readSurface(text);
  const { cursor, airline, flightNumber } = opened;
  const bookingClass = cursor.take(CLASS)?.[0] ?? null;
  const date = takeDate(cursor);
  if (!date && flightNumber !== 'OPEN') return null;
  const weekday = Number(cursor.take(WEEKDAY)?.[1]) || null;
  cursor.takeGlued(MARRIED);
  const pair = takePair(cursor);
  if (!pair) return null;
  cursor.takeGlued(MARRIED);
  const booking = cursor.take(FLOWN) ? { status: 'FLWN', seats: null } : statusAt(cursor);
  const draft = draftOf({ airline, flightNumber, bookingClass, date, weekday, ...pair, ...booking, ...times(cursor) });
  return isBooked(draft) ? draft : null;
}

/** The times may follow an earlier check-in time and a terminal: `1050P 2  1150P 230P+1`. */
function times(cursor: Cursor): Partial<SegmentDraft> {
  const printed: string[] = [];
  while (printed.length < 3) {
    const time = takeTime(cursor) ?? (printed.length < 2 && passTerminal(cursor) ? takeTime(cursor) : null);
    if (!time) break;
    printed.push(time);
  }
  const [departureTime = null, arrivalTime = null] = printed.length === 3 ? printed.slice(1) : printed;
  return { departureTime, arrivalTime, ...(arrivalTime ? arrivalDayAt(cursor) : {}) };
}

/** Skips a terminal only where a time follows it. */
function passTerminal(cursor: Cursor): boolean {
  const start = cursor.at;
  if (!cursor.take(TERMINAL)) return false;
  const after = cursor.at;
  const isFollowed = takeTime(cursor) !== null;
  cursor.at = isFollowed ? after : start;
  return isFollowed;
}

const HEADER = /^(?:\/\$)?RP\/[A-Z0-9]*\//;
const LOCATOR = /^[A-Z0-9]{6}$/;

function readHeader(text: string): { locator: string | null } | null {
  if (!HEADER.test(text)) return null;
  const words = text.split(/ +/);
  const dated = words.findIndex((word) => /\d{1,2}[A-Z]{3}\d{2}\/\d{3,4}Z?$/.test(word));
  const locator = dated < 0 ? undefined : words[dated + 1];
  return { locator: locator && LOCATOR.test(locator) ? locator : null };
}

const ELEMENTS =
  'AP|AP[A-Z]|TK|TKT|TKXL|TKTL|SSR|SR|OSI|OS|RM|RM[A-Z]|RC|RI[A-Z]?|RF|RX|RQ|RO|RH|AB|AM|AI|OP[A-Z]?|ES|SK|SV|SP|XS|' +
  'FA|FB|FD|FE|FF|FG|FH|FI|FK|FM|FN|FO|FP|FQ|FR|FS|FT|FV|FW|FX|FZ|MCO|MIS|NP|NG|PV|QU|TSM|TST|SVC|XSB|LP';
const ELEMENT = new RegExp(`^\\d{1,3}\\.? {0,3}[*/]? ?(?:${ELEMENTS})(?![A-Z])`);
const CREATED = /^[A-Z0-9]{6,9}\/\d{3,4}[A-Z0-9]{2,3}\/\d{1,2}[A-Z]{3}\d{2}/;
const NOISE =
  /^(?:\/?\$?--- |\*{3} +NHP|-{3,}|-+ ?PRIORITY|[A-Z] {2}CREATED IN |\* SP \d|SEE RTSVC|\*\*SEE RTSVC|RTN?,|RT[A-Z0-9]{6}$|\)?>?RT$|NO ITIN|\*TRN\*|A\d\d$|TST RLR|PRIORITY|SP \d{2}[A-Z]{3}\/|NO ELEMENT FOUND|BKD: ?\d|\/?\$? *\*{3} +NHP)/;
const NESTED = /^\d{1,2} (?:FA|FB|FE|FG|FM|FP|FV) /;

export const AMADEUS: Grammar = {
  system: 'amadeus',
  hints: [
    [/^RP\//, 12],
    [/^\/?\$?--- .{0,30}(?:TST|TSM|RLR|SFP|MSC|AXR|RLP)/, 8],
    [/^(?:\d{1,3} +)?[A-Z0-9]{2} ?\d{1,4} +[A-Z] +\d{1,2}[A-Z]{3}[ *][1-7][ *][A-Z]{3}[ /-]?[A-Z]{3} /, 5],
    [/ [A-Z0-9]{2}\/[A-Z0-9]{6}$/, 2],
    [/^\d{1,2}\.[A-Z].*\((?:INF|CHD|ADT|INS|C\d)/, 4],
    [/^\d{1,3} +(?:AP|TK|SSR|RM|FA|FB|FP|FV|FE|FM|FT|MIS)\b/, 4],
    [/^\d{1,2}\.[A-Z][A-Z' -]*\/[A-Z]/, 1],
  ],
  header: readHeader,
  names: (text, today): NamesOfLine | null => readAmadeusNames(text, today),
  segment: readSegment,
  isOther: (text) => ELEMENT.test(text) || CREATED.test(text) || NOISE.test(text) || NESTED.test(text),
  continuesList: ({ indent }) => indent >= 4,
};
