import type { Grammar } from './grammar.ts';
import { fullness, type SegmentDraft } from './segment-draft.ts';
import type { SourceLine } from './source-lines.ts';

/** Lines that belong to the one before them: wrapped flights, their ends, and operators. */

/** Possible starts of a flight line; saves most lines the parsing. */
const MAY_OPEN = /^(?:\d{1,3}(?:[.+]| |$)|\*?[A-Z0-9]{2} {0,3}(?:\d{1,4}|OPEN)|ARNK|ARUNK|SURFACE|VOID|OPEN)/;

/** `ARNK`, or number and airline before a wrap. */
const SHORTEST = 4;

export function mayOpenSegment(text: string): boolean {
  return text.length >= SHORTEST && MAY_OPEN.test(text);
}

/** A flight and its lines. */
export interface WrappedSegment {
  /** Null where the lines can be joined to different flights. */
  readonly draft: SegmentDraft | null;
  readonly lines: number;
  /** Part of it is uncertain, and omitted where readings differ: the lines are to be shown as unread too. */
  readonly isDoubtful: boolean;
}

interface Reading {
  readonly draft: SegmentDraft;
  readonly lines: number;
  readonly told: number;
  /** No part of it can be in a later line. */
  readonly isWhole: boolean;
}

/** Reads a flight that may continue in the next lines; of the ways to join them, the one that yields most is used. */
export function readWrappedSegment(
  line: SourceLine,
  next: readonly SourceLine[],
  grammar: Grammar,
): WrappedSegment | null {
  const alone = grammar.segment(line.text);
  if (alone && (alone.kind === 'arnk' || isComplete(alone, line.text)))
    return { draft: alone, lines: 1, isDoubtful: isCutOff(alone) };
  const readings: Reading[] = alone ? [readingOf(alone, 1, line.text)] : [];
  const joins = [{ text: line.text, endsBlank: line.endsBlank }];
  for (const [i, below] of next.entries()) {
    if (standsAlone(below, grammar) || isNext(below, line)) break;
    const more = restOf(below, line);
    for (const { text, endsBlank } of joins.splice(0)) {
      if (!endsBlank && below.indent === 0) joins.push({ text: text + more, endsBlank: below.endsBlank });
      joins.unshift({ text: `${text} ${more}`, endsBlank: below.endsBlank });
    }
    for (const { text } of joins) {
      const draft = grammar.segment(text);
      if (draft) readings.push(readingOf(draft, i + 2, text));
    }
    if (readings.some(({ draft }) => isComplete(draft, ''))) break;
  }
  return agreedOn(readings, next, grammar);
}

/** A bar before a single line is no quote and an asterisk before a time is no list: they mark the arrival day. */
function restOf(below: SourceLine, line: SourceLine): string {
  const mark = /^\|(?!\|)|^[*-](?= +\d{3,4}(?:[APNM]| |$))/.exec(below.raw.toUpperCase())?.[0];
  return mark && !/^[|>]/.test(line.raw) && !below.text.startsWith(mark) ? `${mark} ${below.text}` : below.text;
}

const readingOf = (draft: SegmentDraft, lines: number, text: string): Reading => ({
  draft,
  lines,
  told: fullness(draft),
  isWhole: isComplete(draft, text),
});

/** The common part of the fullest readings. */
function agreedOn(readings: readonly Reading[], next: readonly SourceLine[], grammar: Grammar): WrappedSegment | null {
  const most = readings.reduce((told, reading) => Math.max(told, reading.told), 0);
  const fullest = readings.filter(({ told }) => told === most);
  const [best] = fullest;
  if (!best) return null;
  const near = readings.filter(({ told, lines }) => told === most - 1 && lines === best.lines);
  const draft = withoutRivalTimes(
    commonOf(fullest.map((reading) => reading.draft)),
    near.map((reading) => reading.draft),
  );
  const isClear = draft === best.draft && !isCutOff(draft);
  const mayGoOn =
    draft?.kind === 'air' &&
    !fullest.some(({ isWhole }) => isWhole) &&
    next.slice(0, best.lines).some((below) => DAY_REST.test(below.raw.toUpperCase()) && !standsAlone(below, grammar));
  return { draft, lines: best.lines, isDoubtful: !isClear || mayGoOn };
}

/** The line breaks off before the arrival or before the cities. */
function isCutOff({ kind, origin, departureTime, arrivalTime }: SegmentDraft): boolean {
  return (kind === 'open' && origin === null) || (departureTime !== null && arrivalTime === null);
}

/** The possible rest of an arrival day: a mark (in chats a quote sign), a day or the rest of a date. */
const DAY_REST =
  /^(?:[|+#-]\d?(?:\*|\s|$)|\d{1,2}(?:\*|$)|(?:[0-2]?\d|3[01])(?:J|JA|JU|F|FE|M|MA|A|AP|AU|S|SE|O|OC|N|NO|D|DE|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?: |$)|(?:J?AN|F?EB|M?AR|A?PR|M?AY|J?UN|J?UL|A?UG|S?EP|O?CT|N?OV|D?EC|[NBRYLGPTVC])(?: |$))/;

const FLIGHT = ['airline', 'flightNumber', 'bookingClass', 'origin', 'destination', 'date'] as const;
const DETAILS = ['seats', 'departureTime', 'arrivalTime', 'offset'] as const;

/** The first reading itself where all are equal; null when they are of different flights. */
function commonOf([first, ...others]: readonly SegmentDraft[]): SegmentDraft | null {
  if (!first) return null;
  const differs = (field: keyof SegmentDraft) =>
    others.some((other) => JSON.stringify(other[field]) !== JSON.stringify(first[field]));
  if (FLIGHT.some(differs)) return null;
  const unclear = DETAILS.filter(differs);
  return unclear.length === 0 ? first : { ...first, ...Object.fromEntries(unclear.map((field) => [field, null])) };
}

/** A digit may be the arrival day or the first one of its time: a reading that yields one item less may be the right one. */
function withoutRivalTimes(draft: SegmentDraft | null, others: readonly SegmentDraft[]): SegmentDraft | null {
  const times = ['departureTime', 'arrivalTime'] as const;
  const unclear = times.filter((time) => others.some((other) => other[time] !== null && other[time] !== draft?.[time]));
  if (draft === null || unclear.length === 0) return draft;
  return { ...draft, ...Object.fromEntries(unclear.map((time) => [time, null])), offset: null };
}

/** A line with both times and text after them has not lost its end. */
function isComplete(draft: SegmentDraft, text: string): boolean {
  const notifiesAgency = draft.status !== null && draft.arrivalTime !== null;
  return (
    notifiesAgency &&
    (draft.offset !== null ||
      draft.arrivalDate !== null ||
      / (?:E|\/E|\/DC\S+|O\*?|[A-Z]{2}(?:\/[A-Z]{2})?(?: {2,}E.*| +\d)?)$/.test(text))
  );
}

/** Airline, number, class and date of an unreadable flight: never skipped as a list's next line or as free text. */
const BROKEN_FLIGHT =
  /^(?:\d{1,3}[.+]? {0,4})?\*?(?:[A-Z][A-Z0-9]|\d[A-Z]) {0,3}\d{1,4} {0,2}[A-Z]\d? {1,3}(?:MO|TU|WE|TH|FR|SA|SU)?\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![A-Z])/;

export const isBrokenFlight = (text: string) => BROKEN_FLIGHT.test(text);

const NUMBERED = /^(\d{1,3})[.+]? +\*?(?:[A-Z][A-Z0-9]|\d[A-Z]) {0,3}\d/;

/** A flight with the next number, however little of it the line holds. */
function isNext(below: SourceLine, line: SourceLine): boolean {
  const number = NUMBERED.exec(below.text)?.[1];
  return number !== undefined && Number(number) === Number(NUMBERED.exec(line.text)?.[1]) + 1;
}

/** Whether a following line is a separate element, in which no flight continues. */
function standsAlone(line: SourceLine, grammar: Grammar): boolean {
  const { text } = line;
  if (
    text.startsWith('OPERATED BY') ||
    (/^\d{1,3}[.+]? /.test(text) && isBrokenFlight(text)) ||
    (/^\d{1,3}[.+]? {0,4}\S/.test(text) && grammar.isOther(text))
  )
    return true;
  return MAY_OPEN.test(text) && grammar.segment(text) !== null;
}

const TAIL =
  /^(?:E|O|O\*|\*|\d{1,2}|[A-Z]{2}\/[A-Z]{2}|MO|TU|WE|TH|FR|SA|SU|[A-Z0-9]{2}[/.][A-Z0-9]{5,6}|\/(?:DC|AB)\S*|\/E|\*1A\/E\*|OP-\S+|-[A-Z0-9]{2}-\S+|T\d(?:T\d|--)?|--(?:T\d)?|\d[A-Z0-9]{2}|HRS|SPM|[A-Z])$/;

/** The end of a flight line on a separate line: `E  W3/CXPNQ6`, `/DCDL*GYJAFF /E`, `-CA-PHLF63`. */
export function isTail(text: string): boolean {
  const words = text.split(/ +/, 8);
  return words.length < 8 && words.every((word) => TAIL.test(word));
}

const OPERATED =
  /^(?:(?:FLIGHT )?(?<airline>[A-Z][A-Z0-9]|\d[A-Z]) ?0{0,3}(?<number>[1-9]\d{0,3})[ :-]{1,3}|(?:CODESHARE|FLIGHT)[ :-]{1,3})?OPERATED BY\b ?(?:\/?EXPLOITE PAR)?[ /:]*/;

/** The operator as printed; empty when none is named, null when the line is about something else. */
export function readOperatedBy(text: string): string | null {
  const match = OPERATED.exec(text);
  if (!match) return null;
  const [first = ''] = text.slice(match[0].length).split(/ {2,}|\bOPERATED BY\b| (?=\d{1,3}[. ]|TKT\/)/, 1);
  return first.trim().replace(/ [A-Z]{3}-[A-Z]{3}$/, '');
}

const OPERATING = /(?:^| )OP-([A-Z0-9]{2}\d{1,4})$/;

/** The operator in the wrapped end of a TravelSky flight: `-- OP-ET1003`. */
export function operatorOfTail(text: string): string | null {
  return OPERATING.exec(text)?.[1] ?? null;
}

/** The end of an element: its traveller's number. */
const TRAVELLER_AT_END = /\/P\d{1,2}$/;

/** Whether the line continues a full line above that lost its indent: the same letter case. */
export function isWrappedText(line: SourceLine, above: SourceLine | null): boolean {
  if (!above || above.text.length < 55 || /^\d{1,3}[. ]/.test(line.text)) return false;
  if (TRAVELLER_AT_END.test(above.text)) return false;
  return !/[a-z]/.test(line.raw) || /^[^A-Z]*$/.test(above.raw);
}
