import type { IsoDate } from '../../contract/dates.ts';
import { unquoted } from '../text/plain-text.ts';
import { ChatReader } from './chat-reader.ts';
import { readDocsFields } from './docs-fields.ts';
import { docsItemAt, type Piece, piecesOf } from './docs-lines.ts';
import { isFoid, readFoid } from './foid-lines.ts';
import { readMrzAt } from './mrz-text.ts';
import { pastedLines } from './pasted-lines.ts';
import { type PassengerTextResult, resultOf } from './types.ts';

export type PassengerTextAnswer = PassengerTextResult | readonly PassengerTextResult[];

/**
 * Reads passengers' details as agents paste them: DOCS lines of any reservation system, identity-card lines, machine-readable zones and
 * plain chat lines, in any mixture (design: formats.md section 2). Lines that belong together (wrapped ones, a form with one detail per
 * line) make one result. Never throws; unreadable and guessed details are reported as errors.
 *
 * @returns one result, or a list when the text holds several.
 */
export function parsePassengerText(text: string, today: IsoDate): PassengerTextAnswer {
  const results = readPassengers(text, today);
  const [only, ...others] = results;
  return only && others.length === 0 ? only : results.length === 0 ? resultOf(null, ['format']) : results;
}

/** {@link parsePassengerText}, always as a list; empty for an empty text. */
export function readPassengers(text: string, today: IsoDate): PassengerTextResult[] {
  return readWithUnread(text, today).results;
}

/** {@link readPassengers}, with the text of those results that are entirely unread. */
export function readWithUnread(
  text: string,
  today: IsoDate,
): { results: PassengerTextResult[]; unread: ReadonlyMap<PassengerTextResult, string> } {
  const lines = pastedLines(text);
  const pieces = lines.map((line) => piecesIn(line));
  const hasDocs = pieces.some(([first]) => first && (first.head || isFoid(first.text)));
  const reader = new ChatReader(today);
  let left = MOST_LINES;
  for (let at = 0; at < lines.length && !reader.isFull; at += 1) {
    const line = unquoted(lines[at] ?? '');
    if (isTooShort(line)) continue;
    left -= 1;
    if (left === 0) {
      reader.tell(line);
      break;
    }
    const near = lines.slice(at, at + 3);
    const zone = near.some((text) => text.includes('<')) ? readMrzAt(near.map(unquoted), 0, today) : null;
    if (zone) {
      reader.add(zone.result);
      at += zone.length - 1;
    } else if (pieces[at]?.[0]?.head) {
      at += readDocs(pieces, at, reader, today);
    } else if (isFoid(upper(line))) {
      reader.add(readFoid(upper(line), today));
    } else if (!hasDocs && isUnreadable(upper(line))) {
      reader.tell(line);
    } else if (!OTHER_SERVICE.test(line) && (!hasDocs || !isElsewhere(line))) reader.read(line);
  }
  return { results: reader.end(), unread: reader.unread };
}

/** More than the longest group list; everything after is reported as one line. */
const MOST_LINES = 2_400;

/** List numbers and ornaments on separate lines. */
function isTooShort(line: string): boolean {
  const { length } = line.trim();
  return length > 0 && !/[\p{L}<?]/u.test(line) && (length < SHORTEST_DATE || !/\d/.test(line));
}

/** `1.1.90` */
const SHORTEST_DATE = 6;

/** Most lines of long texts are too short for a DOCS element, and are skipped. */
function piecesIn(line: string): Piece[] {
  if (line.length < SHORTEST_DOCS) return [{ text: upper(line), head: null }];
  return piecesOf(upper(unquoted(line)));
}

/** Reads the DOCS elements of one line, the last with its continuation lines; returns their number. */
function readDocs(lines: readonly Piece[][], at: number, reader: ChatReader, today: IsoDate): number {
  const pieces = lines[at] ?? [];
  let more = 0;
  for (const [i, { head, text }] of pieces.entries()) {
    if (!head || reader.isFull) continue;
    const isLast = i === pieces.length - 1;
    const following = isLast ? lines.slice(at + 1, at + 1 + MOST_WRAPPED).flatMap((list) => list.slice(0, 1)) : [];
    const item = docsItemAt([{ text, head }, ...following], 0, head);
    const passengerRef = item.passengerRef ?? head.passengerRef;
    reader.add(readDocsFields({ ...item, airline: head.airline, passengerRef }, today));
    if (isLast) more = item.length - 1;
  }
  return more;
}

const MOST_WRAPPED = 5;
const SHORTEST_DOCS = 12;

/** Capitals, one for one: columns stay. */
function upper(line: string): string {
  return line.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Addresses, visas, meals: they name places and people other than the passenger. */
const OTHER_SERVICE = /^[ \t]*(?:\d{1,3}(?:\.\d)?[ .] ?)?SSR ?(?!DOCS|FOID|OTHS)[A-Z]{4} /i;

/** Ticketing time limits (`TKTL 20NOV`, `5.TL/1200/13DEC/SHA001`, `3 TK TL20NOV/…`), which are no names. */
const TIME_LIMIT =
  /^[ \t]{0,8}(?:\d{1,3}[. ][ \t]{0,4})?(?:TK ?(?:TL|XL|OK)|TL|TAW|T-?A)[ /:]{0,3}\d{0,2}(?:\d{4}|\d{1,2}:?\d{2}[AP]?|\d{1,2}[A-Z]{3})(?![A-Z])/;
/** Fare amount and form of payment: `FN/A/FCNY8000.00`. */
const FARE = /^[ \t]{0,8}(?:\d{1,3}[. ][ \t]{0,4})?F[CNP]\/(?=.{0,40}\d|CASH|CHECK)/;
/** Tickets of a reservation: they refer to a passenger by number, and give no details. */
const TICKET =
  /^[ \t]{0,8}(?:\d{1,3}[. ][ \t]{0,4})?(?:F[AH][A-Z]? (?:PAX|INF)?|TN\/|TKNE |SSR TKNE|TKT\/|T-E|ETKT (?=\d))/;
const LOST_LETTERS = /^[\s?]*\?\?[\s?/.,-]*$/;

const MONTH = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)';
const CITIES = '[A-Z]{3} ?[-/]? ?[A-Z]{3}(?![A-Z])';
/** A flight and its day, in reservations and chats: `CA1831 Y 12DEC PEKSHA HK1`, `航班CA1831 12月12日`. */
const FLIGHT = new RegExp(
  `^[ \\t]{0,8}(?:\\d{1,2}[., ][ \\t]{0,4})?(?:航班号?|航段|行程|去程|回程|返程|第.程|FLIGHT(?: NO\\.?)?|FLT|OUTBOUND|INBOUND)?[ \\t:]{0,3}` +
    `\\*?(?:[A-Z][A-Z0-9]|\\d[A-Z]) ?\\d{1,4}(?:[ \\t]{0,4}[A-Z]\\d?(?=[ \\t\\d]))?[ \\t,/]{0,4}` +
    `(?:(?:MO|TU|WE|TH|FR|SA|SU)?\\d{1,2} ?${MONTH}(?:[ \\t*]{0,4}(?:\\d{2}(?!\\d))?[ \\t*]{0,4}(?:[1-7MTWQFJS][ \\t*]{0,4})?${CITIES}|(?![A-Z\\d]))|` +
    `${CITIES}|(?:\\d{4}[-/.年])?\\d{1,2}[-/.月]\\d{1,2}日?(?![\\d/.-])|OPEN(?![A-Z]))`,
);

/** Lines that the chat reader would misread as a name or as unread. */
function isUnreadable(line: string): boolean {
  return TIME_LIMIT.test(line) || FARE.test(line) || TICKET.test(line) || LOST_LETTERS.test(line) || FLIGHT.test(line);
}

const OTHER_ELEMENT =
  /^[ \t]*(?:\/?\$?[ \t]*\d{1,3}(?:\.\d)?[ .]|GFAX-|SSR|OSI|RMK?S?\b|RP\/|\*\*|\)|TKT?\b|AP[A-Z]? |FO[PNE]|VLOC|VRMK|ACKN|RECEIVED FROM|REMARKS|PHONES)/;
const HEADING = /^[A-Z -]*$/;

/** Other reservation elements and display headings, which are mixed with DOCS lines and are no passenger's details. */
function isElsewhere(line: string): boolean {
  const text = line.trim();
  return OTHER_ELEMENT.test(line) || isUnreadable(upper(line)) || HEADING.test(text) || /^\W*$/.test(text);
}
