import type { Grammar } from '../grammar.ts';
import { readNumberedNames } from '../numbered-names.ts';
import { draftOf, type SegmentDraft } from '../segment-draft.ts';
import { takeDate, takePair } from '../tokens.ts';
import { arrivalDayAt, isBooked, openFlight, readSurface, statusAt, timesAt } from './flight.ts';

/** Sabre: `1 DL 856V 22SEP Q SANJFK*HK6  1139A 815P  23SEP F /DCDL*GYJAFF /E`, closing line `PCC.PCC*AXX 0357/10JUN16 LOCATR`. */

const WEEKDAYS = 'MTWQFJS';
const CLASS = /[A-Z](?=[ \d])/y;
const WEEKDAY = /[MTWQFJS1-7](?=\*? {0,3}[A-Z]{3} ?[-/]? ?[A-Z]{3}(?:[^A-Z]|[A-Z]{2}\d|$))/y;
const MARRIED = /\*/y;
const MARRIED_GROUP = /\d{1,3}\/\d{1,2}(?= )/y;

function readSegment(text: string): SegmentDraft | null {
  const opened = openFlight(text);
  if (!opened) return readSurface(text);
  const { cursor, airline, flightNumber } = opened;
  const bookingClass = cursor.take(CLASS)?.[0] ?? null;
  const date = takeDate(cursor);
  if (!date && flightNumber !== 'OPEN') return null;
  const weekday = weekdayNumber(cursor.take(WEEKDAY)?.[0]);
  cursor.take(MARRIED);
  const pair = takePair(cursor);
  if (!pair) return null;
  cursor.takeGlued(MARRIED);
  cursor.take(MARRIED_GROUP);
  const booking = statusAt(cursor);
  const times = timesAt(cursor);
  const arrival = times.arrivalTime ? arrivalDayAt(cursor) : {};
  const draft = draftOf({
    airline,
    flightNumber,
    bookingClass,
    date,
    weekday,
    ...pair,
    ...booking,
    ...times,
    ...arrival,
  });
  return isBooked(draft) ? draft : null;
}

function weekdayNumber(printed: string | undefined): number | null {
  if (printed === undefined) return null;
  return WEEKDAYS.includes(printed) ? WEEKDAYS.indexOf(printed) + 1 : Number(printed);
}

const CLOSING =
  /^[A-Z0-9]{3,4}\.[A-Z0-9]{3,4}\*?[A-Z0-9]{2,4} +\d{3,4}\/\d{1,2}[A-Z]{3}\d{2}(?: +([A-Z0-9]{6}))?(?: |$)/;
const ASKED = /^\*([A-Z]{6})$/;

function readHeader(text: string): { locator: string | null } | null {
  const match = CLOSING.exec(text) ?? ASKED.exec(text);
  return match ? { locator: match[1] ?? null } : null;
}

const SECTIONS =
  /^(?:TKT\/TIME LIMIT|PHONES|[A-Z]{2} FACTS|GENERAL FACTS|REMARKS|RECEIVED FROM|ACCOUNTING DATA|PRICE QUOTE RECORD|SECURITY INFO EXISTS|CUSTOMER NUMBER|PASSENGER (?:EMAIL|DETAIL)|TICKET RECORD|FREQUENT TRAVELER|SEATS\/|VCR COUPON|VIRTUAL |INVOICED|ITINERARY$|ADDRESS|DELIVERY|PROFILE|GROUP FACTS|RECORD LOCATOR REQUESTED|NO ITIN|NO NAMES|CURRENT ITINERARY|SSR |OSI |FORM OF PAYMENT|CORPORATE |PRE-RESERVED|BASE FARE|AIR EXTRAS|EMD|ETR)/;
const DIRECT = /^\/(?:DC|AB|E\b)/;
const NOTES =
  /^(?:\d{3} {2}[A-Z]|ADV PAX |ADD ADVANCE |[A-Z]{3} CHECK-IN WITH|SEC FLT PSGR|PLS ENSURE|ONLINE CONNECTING|(?:DEP|ARR)[A-Z]* |SEE RTSVC|PLANE CHANGE|MD$|DEPARTS |ARRIVES |TERMINAL |SUBJ(?:ECT)? TO |TRAFFIC |RESERVATION |\*\*\*|US LAW |ESTA )/;
const COMMAND = /^(?:\*[A-Z0-9]{1,3}|WP[A-Z0-9]*|IR?|ER?)$/;

export const SABRE: Grammar = {
  system: 'sabre',
  hints: [
    [CLOSING, 12],
    [/^(?:TKT\/TIME LIMIT|PHONES$|[A-Z]{2} FACTS|GENERAL FACTS|RECEIVED FROM -)/, 6],
    [/\/(?:DC|AB)[A-Z0-9]{2}\b/, 5],
    [/^(?:\d{1,2} +)?[A-Z0-9]{2} ?(?:\d{1,4}|OPEN)[A-Z]? \d{1,2}[A-Z]{3} [MTWQFJS1-7][ *]*[A-Z]{3}[ /-]?[A-Z]{3}/, 5],
    [/^\d{1,2}\. {0,2}(?:I\/)?\d{1,2}[A-Z]/, 1],
  ],
  header: readHeader,
  names: readNumberedNames,
  segment: readSegment,
  isOther: (text) => SECTIONS.test(text) || DIRECT.test(text) || NOTES.test(text) || COMMAND.test(text),
  continuesList: ({ text, indent }) => indent >= 4 || /^\d{1,3}\./.test(text),
};
