import { type DocsHead, docsHeads } from './docs-head.ts';
import { COURTESY } from './tables/chat-words.ts';

/** A line, or the part of it with one DOCS element, in capitals and with its columns. */
export interface Piece {
  readonly text: string;
  readonly head: DocsHead | null;
}

/** One DOCS element with its wrapped lines joined. */
export interface DocsItem {
  readonly head: DocsHead;
  /** Everything after the head. */
  readonly details: string;
  /** Passenger number from Sabre's name column. */
  readonly passengerRef: string | null;
  /** The number of pieces it spans. */
  readonly length: number;
  /** The name continues in a line that only its shape connects to it. */
  readonly isGuessed: boolean;
}

/** Splits a line at the starts of DOCS elements; text before the first is skipped when there is one. */
export function piecesOf(line: string): Piece[] {
  const heads = docsHeads(line);
  if (heads.length === 0) return [{ text: line, head: null }];
  return heads.map(({ start, head }, at) => ({
    text: line.slice(at === 0 ? 0 : start, heads[at + 1]?.start),
    head: at === 0 ? head : { ...head, end: head.end - start },
  }));
}

/** Sabre's display: 34 columns of text, two spaces, the passenger's number and name. */
const SABRE_WIDTH = 34;
const SABRE_NAME = /(?:^|[ \t])(\d{1,2}\.\d{1,2})[ \t]{1,4}[A-Z][A-Z '/.-]{0,60}$/;
const ETERM_WIDTH = 80;
/** Amadeus and Apollo wrap at about this width. */
const SHORT_WIDTH = { from: 62, to: 66 };
const LONGEST_LINE = 200;
const COURTESY_WORD = new RegExp(`^(?:${COURTESY})$`);
/** The passenger number, which Galileo's hyphen separates from a name in the line above. */
const NUMBER_ALONE = /^[ \t]*\d{1,2}\.\d{1,2}[ \t]*$/;

const IS_CONTINUED_TEXT = /^[A-Z0-9/ .,'+\t-]*$/;
const ELEMENT = /^[ \t]{0,4}(?:\d{1,3}(?:[ .]|$)|GFAX-|SSR|OSI|RMK?S?[ /-]|RP\/|\*\*|[A-Z]{2,}(?:-| FACTS| FROM))/;
const NAME_END = /^[ \t]*(?:[A-Z ]*\/)*[A-Z ]*(?:\/P\d{1,3}|-\d{1,2}(?:I\/)?[A-Z]+\/[A-Z /]*)[ \t]*$/;

/** The DOCS element that begins at `pieces[at]`, joined by the rules of the system that wrapped it. */
export function docsItemAt(pieces: readonly Piece[], at: number, head: DocsHead): DocsItem {
  const first = pieces[at]?.text ?? '';
  const column = head.system === 'sabre' && first.length < LONGEST_LINE ? SABRE_NAME.exec(first.trimEnd()) : null;
  let line = column ? sabreText(first, column) : first;
  let details = wrapped(line).slice(head.end);
  let length = 1;
  let isGuessed = false;
  for (let next = pieces[at + length]; next && !next.head; next = pieces[at + length]) {
    const isKnown = continues(line, next.text, head, details);
    if (!isKnown && !isBrokenName(details, next.text)) break;
    isGuessed ||= !isKnown;
    const isLast = pieces[at + length + 1] === undefined;
    details = joined(line, details, next.text, head, column !== null && !isLast);
    line = next.text;
    length += 1;
  }
  return { head, details: details.trim(), passengerRef: column?.[1] ?? null, length, isGuessed };
}

/** With its columns preserved, a space in the last one is a real space of the text. */
function sabreText(line: string, column: RegExpExecArray): string {
  const end = column.index + (/[ \t]/.test(column[0][0] ?? '') ? 1 : 0);
  return end === SABRE_WIDTH + 2 ? line.slice(0, SABRE_WIDTH) : line.slice(0, end).trimEnd();
}

/** Without the page continuation mark, which eTerm prints in the last column. */
function wrapped(line: string): string {
  return line.trimEnd().replace(/[ \t][+-]$/, '');
}

function continues(line: string, next: string, head: DocsHead, details: string): boolean {
  if (details.trimEnd().endsWith('-') && NUMBER_ALONE.test(next)) return true;
  if (next.trim() === '' || next.length > LONGEST_LINE || !IS_CONTINUED_TEXT.test(next) || ELEMENT.test(next))
    return false;
  const text = details.trimEnd();
  if (/(?:[/-]P\d{1,3}|\/S\d[\d,-]*|-\d{1,2}\.\d{1,2})$/.test(text)) return false;
  if (/^(?: {3}|\t)/.test(next) || next.startsWith('/') || /[/-]$/.test(text)) return true;
  const fields = (text.match(/[/-]/g) ?? []).length;
  if (fields < 6 || (fields === 6 && !isWholeDate(text, next))) return true;
  if (NAME_END.test(next)) return true;
  return isFull(line) && head.system !== 'unknown' && head.system !== 'sabre' && /^[A-Z /-]+$/.test(next);
}

const isFull = (line: string) => line.trimEnd().length >= SHORT_WIDTH.from && line.trimEnd().length <= SHORT_WIDTH.to;

const GIVEN_BEGUN = /^(?:[^/-]*[/-]){7,}[A-Z]+$/;
const ONE_WORD = /^[ \t]*[A-Z]{2,24}(?:[/-]P\d{1,3})?[ \t]*$/;

/** A given name that an email or chat program broke: a single word follows on the next line, which is no greeting. */
function isBrokenName(details: string, next: string): boolean {
  return GIVEN_BEGUN.test(details.trimEnd()) && ONE_WORD.test(next) && !COURTESY_WORD.test(next.trim());
}

/** Whether the expiry date, the last field, is unbroken. */
function isWholeDate(text: string, next: string): boolean {
  const last = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('-')) + 1);
  return !/^\d{1,2}[A-Z]{0,3}\d{0,3}$/.test(last) || (/^\d{1,2}[A-Z]{3}\d\d$/.test(last) && !/^\d\d[/-]/.test(next));
}

function joined(line: string, details: string, next: string, head: DocsHead, isPadded: boolean): string {
  const text = wrapped(next);
  const more = text.trimStart();
  if (head.system === 'sabre') {
    const gap = isPadded && text.length === SABRE_WIDTH - 1 ? ' ' : '';
    return details + more + gap;
  }
  if (head.system === 'galileo' && !NUMBER_ALONE.test(next)) return details.trimEnd().replace(/-$/, '') + more;
  const gap = hasBlank(line, head) && !/[/-]$/.test(details.trimEnd()) && !/^[/-]/.test(more) ? ' ' : '';
  return details.trimEnd() + gap + more;
}

/** eTerm fills its lines up to column 80, so a shorter line ended with a space; the others break within words. */
function hasBlank(line: string, head: DocsHead): boolean {
  const text = wrapped(line);
  if (head.system === 'unknown') return text.length > SHORT_WIDTH.to && text.length < ETERM_WIDTH;
  // Numbers below ten are printed after a space, which is easily lost.
  const lost = /^\d\./.test(text) ? 1 : 0;
  return head.system === 'eterm' && text.length + lost < ETERM_WIDTH;
}
