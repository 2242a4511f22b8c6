import type { SourceLine } from './source-lines.ts';

/** Names that continue in the next line: the possible continuation lines, and where that is uncertain. */

/** The name lines so far as one text, to be continued where a name wraps. */
export interface NameRun {
  text: string;
  /** Index of its first traveller. */
  from: number;
  /** Its last line. */
  line: SourceLine;
  /** Part of it is no name. */
  isPartial: boolean;
}

export const isBracketOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Columns at which terminals wrap, within words as well. */
const TERMINAL_WIDTHS = [64, 80];
const GIVEN_END = /\/[A-Z' ]*[A-Z]$/;
/** A surname of several words may continue in the next line. */
const SURNAME_END = /(?:[ .(/1-9-]|\(INF)(?:DE|DEL|DA|DI|DOS|LA|LE|VAN|VON|DER|DEN|BIN|AL|EL|SAN|MC|ST)$/;

/** Where trailing spaces were lost, it is undecided whether `DE LA` and `CRUZ`, or two given names, are one word. */
export function mayBeTwoWords({ text, line: above }: NameRun, below: SourceLine): boolean {
  if (!/^[A-Z]/.test(below.text)) return false;
  if (SURNAME_END.test(text)) return true;
  // Amadeus joins the content of its brackets without a space.
  const isSure = isBracketOpen(text) || TERMINAL_WIDTHS.includes(above.indent + above.text.length);
  return GIVEN_END.test(text) && !isSure;
}

/** The end of a name, or of its title, on a separate line: `IA MS` may look like a command or a hotel. */
const SHORT_REST = /^[A-Z]{1,4}(?: (?:MSTR|MISS|MRS|MR|MS))?$/;

export const isShortRest = (text: string) => SHORT_REST.test(text);

const LOCATOR_LENGTH = 6;
const LOCATOR_PART = /^[A-Z0-9]+$/;

/** Whether the last characters after a name and the next line together form a locator. */
export function isCutLocator({ text }: NameRun, { text: below }: SourceLine): boolean {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  const isWhole = last.length + below.length === LOCATOR_LENGTH;
  return isWhole && LOCATOR_PART.test(last) && LOCATOR_PART.test(below) && /\d/.test(last + below);
}

const NAME_PART = /^[A-Z0-9/ .()*'-]+$/;
/** Shorter lines are not wrapped by a terminal. */
const SHORTEST_FULL = 50;

/** Whether a line that is no element can continue the names above it. */
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
