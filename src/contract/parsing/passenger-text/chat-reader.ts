import type { IsoDate } from '../../dates.ts';
import { isSender, isTableHead } from './chat-headings.ts';
import { type ChatKind, type ChatReading, readChatLine } from './chat-line.ts';
import { mayBePeople, peopleIn } from './chat-people.ts';
import { COURTESY } from './tables/chat-words.ts';
import { type PassengerTextResult, resultOf } from './types.ts';

/** More people travel on no booking and no group list; what follows them is told as one line that was not read. */
export const MOST_PASSENGERS = 300;
/** Lines that one passenger's form takes up at most. */
const MOST_FORM_LINES = 16;

/** Lines of several people that are taken apart; more would take long. */
const MOST_SPLITS = 40;

const COURTESY_WORDS = new RegExp(COURTESY, 'gi');

/** Lines of nothing but greetings and headings. */
function isCourtesy(line: string): boolean {
  return !/\p{L}/u.test(line.slice(0, 200).replace(COURTESY_WORDS, ' '));
}

interface OpenForm {
  readonly text: string;
  readonly lines: number;
  readonly reading: ChatReading;
}

/** Gathers results in the order of the text, and puts chat lines together that tell of one passenger. */
export class ChatReader {
  readonly #today: IsoDate;
  readonly #results: PassengerTextResult[] = [];
  #open: OpenForm | null = null;
  #splitsLeft = MOST_SPLITS;

  constructor(today: IsoDate) {
    this.#today = today;
  }

  get isFull(): boolean {
    return this.#results.length > MOST_PASSENGERS;
  }

  add(result: PassengerTextResult): void {
    this.#close();
    this.#results.push(result);
  }

  read(line: string): void {
    if (line.trim() === '' || isSender(line) || isTableHead(line)) return this.#close();
    if (/\p{L}/u.test(line) && !/\d/.test(line) && isCourtesy(line)) return;
    const reading = readChatLine(line, this.#today);
    if (!reading) {
      if (!isCourtesy(line)) this.add(resultOf(null, ['format']));
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

  end(): PassengerTextResult[] {
    this.#close();
    return this.isFull ? [...this.#results.slice(0, MOST_PASSENGERS), resultOf(null, ['format'])] : this.#results;
  }

  #joined(open: OpenForm, line: string, reading: ChatReading): OpenForm | null {
    if (open.lines >= MOST_FORM_LINES || !belongs(open.reading, reading)) return null;
    const text = `${open.text}\t${line}`;
    const both = readChatLine(text, this.#today);
    return both && { text, lines: open.lines + 1, reading: both };
  }

  #people(line: string, reading: ChatReading): ChatReading[] | null {
    if (this.#splitsLeft === 0 || !mayBePeople(line, reading)) return null;
    this.#splitsLeft -= 1;
    return peopleIn(line, this.#today);
  }

  #close(): void {
    if (this.#open) this.#results.push(...finished(this.#open.reading));
    this.#open = null;
  }
}

const NAMES: readonly ChatKind[] = ['name', 'surname', 'given', 'han'];

/** A telephone number alone is no passenger, and two words that may be a name are none either. */
function finished({ kinds, result }: ChatReading): PassengerTextResult[] {
  const told = [...kinds].filter((kind) => kind !== 'contact');
  if (told.length === 0) return [];
  const isOnlyName = told.every((kind) => NAMES.includes(kind));
  return [isOnlyName && !result.valid ? resultOf(null, ['format']) : result];
}

/** A form names the document before its number, which may tell the same. */
function isSameType(before: ChatReading, next: ChatReading): boolean {
  return before.result.record?.documentType === next.result.record?.documentType;
}

/** Whether a line goes on about the passenger of the lines before it: it repeats no kind of detail and does not begin with a name anew. */
function belongs(before: ChatReading, next: ChatReading): boolean {
  for (const kind of next.kinds)
    if (before.kinds.has(kind) && !(kind === 'type' && isSameType(before, next))) return false;
  const named = ({ kinds }: ChatReading) => NAMES.filter((kind) => kinds.has(kind));
  const isHalf =
    named(next).length === 1 && named(before).length === 1 && next.kinds.has('given') && before.kinds.has('surname');
  const hasMore = [...before.kinds].some((kind) => !NAMES.includes(kind) && kind !== 'contact');
  return named(next).length === 0 || named(before).length === 0 || isHalf || !hasMore;
}
