import type { SourceLine } from './source-lines.ts';

/** Names that go on in the next line: which lines may be the rest of them, and where that is not sure. */

/** The name lines so far as one text, to go on with where a name wraps. */
export interface NameRun {
  text: string;
  /** Index of its first traveller. */
  from: number;
  /** Its last line. */
  line: SourceLine;
  /** Some part of it is no name. */
  isPartial: boolean;
}

export const isBracketOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Columns at which terminals break lines, within words as well. */
const TERMINAL_WIDTHS = [64, 80];
const GIVEN_END = /\/[A-Z' ]*[A-Z]$/;
/** A surname of several words may go on in the next line. */
const SURNAME_END = /(?:[ .(/1-9-]|\(INF)(?:DE|DEL|DA|DI|DOS|LA|LE|VAN|VON|DER|DEN|BIN|AL|EL|SAN|MC|ST)$/;

/** Where blanks at the ends of lines were lost nothing tells whether `DE LA` and `CRUZ`, or two given names, are one word. */
export function mayBeTwoWords({ text, line: above }: NameRun, below: SourceLine): boolean {
  if (!/^[A-Z]/.test(below.text)) return false;
  if (SURNAME_END.test(text)) return true;
  // Amadeus joins what its brackets hold without a blank.
  const isSure = isBracketOpen(text) || TERMINAL_WIDTHS.includes(above.indent + above.text.length);
  return GIVEN_END.test(text) && !isSure;
}

/** The end of a name, or of its title, in a line of its own: `IA MS` may look like a command or a hotel. */
const SHORT_REST = /^[A-Z]{1,4}(?: (?:MSTR|MISS|MRS|MR|MS))?$/;

export const isShortRest = (text: string) => SHORT_REST.test(text);

const LOCATOR_LENGTH = 6;
const LOCATOR_PART = /^[A-Z0-9]+$/;

/** Whether the last characters behind a name and the line below make a locator together. */
export function isCutLocator({ text }: NameRun, { text: below }: SourceLine): boolean {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  const isWhole = last.length + below.length === LOCATOR_LENGTH;
  return isWhole && LOCATOR_PART.test(last) && LOCATOR_PART.test(below) && /\d/.test(last + below);
}

const NAME_PART = /^[A-Z0-9/ .()*'-]+$/;
/** Shorter lines are not broken by a terminal. */
const SHORTEST_FULL = 50;

/** Whether a line that is no element can be the rest of the names above it. */
export function isWrappedName({ text: before }: NameRun, { text }: SourceLine): boolean {
  if (!NAME_PART.test(text) || /^\d{1,3}[. ]/.test(text)) return false;
  const isOpen = isBracketOpen(before) || /[/.*(]$/.test(before);
  const lastItem = before.slice(before.lastIndexOf('.') + 1);
  return (
    isOpen ||
    !lastItem.includes('/') ||
    / \d{1,2}\.[A-Z\d]/.test(text) ||
    (before.length >= SHORTEST_FULL && /^[A-Z]+(?: M[A-Z]{1,3})?$/.test(text))
  );
}
