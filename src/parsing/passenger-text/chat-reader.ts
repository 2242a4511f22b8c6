import type { IsoDate } from '../../contract/dates.ts';
import { isRemark, isSender, isTableHead, remarkWithin, wishesWithin } from './chat-headings.ts';
import { type ChatKind, type ChatReading, readChatLine } from './chat-line.ts';
import { mayBePeople, peopleIn } from './chat-people.ts';
import { readRow, type Table, tableOf } from './chat-table.ts';
import { tidied } from './chat-tidy.ts';
import { closelySpaced } from './pasted-lines.ts';
import { COURTESY } from './tables/chat-words.ts';
import { type PassengerTextError, type PassengerTextResult, resultOf } from './types.ts';

/** No booking or group list has more people; everything after them is reported as one unread line. */
export const MOST_PASSENGERS = 300;
/** Maximum lines of one passenger's form. */
const MOST_FORM_LINES = 16;

/** Maximum lines of several people that are split; more would take too long. */
const MOST_SPLITS = 40;

const COURTESY_WORDS = new RegExp(COURTESY, 'gi');

/** Lines with nothing but greetings and headings. */
function isCourtesy(line: string): boolean {
  return !/\p{L}/u.test(line.slice(0, 200).replace(COURTESY_WORDS, ' '));
}

interface OpenForm {
  readonly text: string;
  readonly lines: number;
  readonly reading: ChatReading;
}

/** Collects results in text order, and joins chat lines about the same passenger. */
export class ChatReader {
  readonly #today: IsoDate;
  readonly #results: PassengerTextResult[] = [];
  /** The source text of results without a record. */
  readonly unread = new Map<PassengerTextResult, string>();
  readonly #known = new Map<string, ChatReading | null>();
  #open: OpenForm | null = null;
  #splitsLeft = MOST_SPLITS;
  #table: Table | null = null;
  #hasToldColumns = false;
  /** Remarks in the current form: they are not part of the details. */
  #remarks: string[] = [];

  constructor(today: IsoDate) {
    this.#today = today;
  }

  get isFull(): boolean {
    return this.#results.length > MOST_PASSENGERS;
  }

  /** Reports a line as unread. */
  tell(line: string): void {
    this.#close();
    this.#push(resultOf(null, ['format']), line);
  }

  #push(result: PassengerTextResult, source: string): void {
    this.#results.push(result);
    if (result.record === null) this.unread.set(result, source.trim());
  }

  add(result: PassengerTextResult): void {
    this.#close();
    this.#results.push(result);
  }

  read(printed: string): void {
    if (printed.trim() === '') return this.#close();
    const columns = tidied(printed);
    const table = tableOf(columns);
    if (table) {
      this.#table = table;
      this.#hasToldColumns = false;
    }
    if (table || isSender(columns) || isTableHead(columns)) return this.#close();
    if (this.#readRow(columns)) return;
    const line = tidied(closelySpaced(printed));
    if (isRemark(line)) return this.#keepRemark(line);
    const { details, remark } = remarkWithin(line) ?? { details: line, remark: null };
    const wanted = wishesWithin(details);
    this.#readDetails(wanted?.details ?? details);
    for (const told of [wanted?.wishes, remark]) if (told) this.#keepRemark(told);
  }

  #readDetails(line: string): void {
    if (!/\d/.test(line) && isCourtesy(line)) return;
    const reading = this.#readLine(line);
    if (!reading) {
      if (!isCourtesy(line)) this.tell(line);
      return;
    }
    const people = this.#people(line, reading);
    if (people) {
      for (const { result } of people) this.add(result);
      return;
    }
    const longer = this.#open && this.#joined(this.#open, line, reading);
    if (!longer) this.#close();
    this.#open = longer ?? { text: line, lines: 1, reading };
  }

  /** Lists repeat their headings and labels: a repeated line is read once. */
  #readLine(line: string): ChatReading | null {
    const known = this.#known.get(line);
    if (known !== undefined) return known;
    const reading = readChatLine(line, this.#today);
    this.#known.set(line, reading);
    return reading;
  }

  end(): PassengerTextResult[] {
    this.#close();
    return this.isFull ? [...this.#results.slice(0, MOST_PASSENGERS), resultOf(null, ['format'])] : this.#results;
  }

  #joined(open: OpenForm, line: string, reading: ChatReading): OpenForm | null {
    if (open.lines >= MOST_FORM_LINES) return null;
    const isOwn = belongs(open.reading, reading);
    if (!isOwn && !mayBeDates(open.reading, reading)) return null;
    // A repeated `护照` alone adds nothing.
    if (isOwn && [...reading.kinds].every((kind) => open.reading.kinds.has(kind)))
      return { ...open, lines: open.lines + 1 };
    const text = `${open.text}\t${line}`;
    const both = this.#readLine(text);
    return both && (isOwn || isBetterDated(both)) ? { text, lines: open.lines + 1, reading: both } : null;
  }

  #readRow(line: string): boolean {
    const row = this.#table && /[\p{L}\d]/u.test(line) && readRow(line, this.#table, this.#today);
    if (!row) return false;
    this.add(row.result);
    // A table's unknown columns are reported once.
    const isNew = row.hasOther && !this.#hasToldColumns;
    if (isNew) this.#hasToldColumns = true;
    if (row.hasNote || isNew) this.#keepRemark(line);
    return true;
  }

  #keepRemark(line: string): void {
    if (this.#open) this.#remarks.push(line);
    else this.#push(resultOf(null, ['format']), line);
  }

  #people(line: string, reading: ChatReading): ChatReading[] | null {
    if (this.#splitsLeft === 0 || !mayBePeople(line, reading)) return null;
    this.#splitsLeft -= 1;
    return peopleIn(line, this.#today);
  }

  #close(): void {
    const open = this.#open;
    if (open) for (const result of finished(open.reading)) this.#push(result, open.text);
    this.#open = null;
    for (const line of this.#remarks.splice(0)) this.#push(resultOf(null, ['format']), line);
  }
}

/** Details beside a passenger's, no passenger on their own. */
const ASIDE: readonly ChatKind[] = ['contact', 'issue'];
const NAMES: readonly ChatKind[] = ['name', 'surname', 'given', 'han'];

/** A telephone number alone is no passenger, and neither are two words that may be a name. */
function finished({ kinds, result }: ChatReading): PassengerTextResult[] {
  const told = [...kinds].filter((kind) => !ASIDE.includes(kind));
  if (told.length === 0) return [];
  // `护照照片稍后发你` mentions a document and gives none.
  if (told.every((kind) => kind === 'type')) return [resultOf(null, ['format'])];
  const isOnlyName = told.every((kind) => NAMES.includes(kind));
  return [isOnlyName && !result.valid ? resultOf(null, ['format']) : result];
}

/** A form names the document before its number, which may imply the same type. */
function isSameType(before: ChatReading, next: ChatReading): boolean {
  return before.result.record?.documentType === next.result.record?.documentType;
}

const DATE_KINDS: readonly ChatKind[] = ['birth', 'expiry'];

/** Two unlabelled dates on separate lines can only be assigned together. */
function mayBeDates(before: ChatReading, next: ChatReading): boolean {
  const isDate = [...next.kinds].every((kind) => DATE_KINDS.includes(kind));
  return isDate && !(before.kinds.has('birth') && before.kinds.has('expiry'));
}

const DATE_FAULTS = new Set<PassengerTextError>(['birth-date', 'future-birth', 'expiry-date', 'expired']);

function isBetterDated({ kinds, result: { errors } }: ChatReading): boolean {
  const isDated = DATE_KINDS.every((kind) => kinds.has(kind));
  return isDated && !errors.some((error) => DATE_FAULTS.has(error));
}

/** Whether a line continues the passenger of the previous lines: it repeats no kind of detail and does not begin with another name. */
function belongs(before: ChatReading, next: ChatReading): boolean {
  for (const kind of next.kinds)
    if (before.kinds.has(kind) && !(kind === 'type' && isSameType(before, next))) return false;
  const named = ({ kinds }: ChatReading) => NAMES.filter((kind) => kinds.has(kind));
  const isHalf =
    named(next).length === 1 && named(before).length === 1 && next.kinds.has('given') && before.kinds.has('surname');
  const hasMore = [...before.kinds].some((kind) => !NAMES.includes(kind) && !ASIDE.includes(kind));
  return named(next).length === 0 || named(before).length === 0 || isHalf || !hasMore;
}
