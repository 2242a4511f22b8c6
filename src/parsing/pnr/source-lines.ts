import { withoutAccents } from '../../contract/latin-names.ts';
import { messagesApart, withoutStamp } from '../text/chat-stamps.ts';
import { withoutMarkup } from '../text/markup.ts';
import { plainText, unquoted, withLineEnds } from '../text/plain-text.ts';

/** One line (or a part of one that holds several elements) of what was pasted. */
export interface SourceLine {
  /** Which line of the text it is. */
  readonly at: number;
  /** As pasted, trimmed: what `unread` shows. */
  readonly raw: string;
  /** Plain, upper case, without quote marks and trailing blanks. */
  readonly text: string;
  /** Blanks before the text. */
  readonly indent: number;
  /** The line ended with a blank: a word that goes on below is a new one. */
  readonly endsBlank: boolean;
  /** Accented letters were written out as documents do; an airline may have spelt them otherwise. */
  readonly isTransliterated: boolean;
}

const LINE_END = /\r\n?|[\n\u2028\u2029]/;
const FENCE = /^\s*(?:'{3}|~{3})[A-Z]{0,12}\s*$/;
/** A single sign may be the mark of a flight's arrival. */
const RULE = /^(?:\s*|\s*[=_*~#-](?:\s*[=_*~#-])+\s*)$/;
/** Bullets and table borders before a line, and bold or code marks around it. */
const BULLET = /^\s{0,8}(?:[-*•·]\s+|\p{Extended_Pictographic}+\s*|[▪►▶]\s*|\|\s?|'+|\*\*(?=\d|RP\/))/u;
/** `NAME:`, and `小王：` without a blank, before a line that a chat program put there; what follows must look like part of a PNR. */
const SENDER =
  /^(?:[^:/\d.]{1,30}:\s+|[^:/\d.]{0,10}\p{Script=Han}[^:/\d.]{0,10}:)(?=(?:RP\/|\d{1,2}[. ]|[A-Z0-9]{6}\/|\*?[A-Z0-9]{2} ?\d{1,4} ?[A-Z] ))/u;

/** Splits a pasted text into lines, freed of what mails, chats and web pages put around them. Empty lines and rulers go. */
export function sourceLines(text: string): SourceLine[] {
  const whole = messagesApart(withoutMarkup(decodeMail(withLineEnds(text))));
  const raws = whole.split(LINE_END);
  const plains = plainText(whole).split('\n');
  const lines: SourceLine[] = [];
  for (const [i, raw] of raws.entries()) {
    const plain = plains[i] ?? '';
    if (RULE.test(plain) || FENCE.test(plain.toUpperCase())) continue;
    const line = lineOf(i, raw.trim(), plain);
    if (line.text !== '') lines.push(line);
  }
  return lines;
}

function lineOf(at: number, raw: string, plain: string): SourceLine {
  const upper = plain.toUpperCase().replace(/\t/g, '  ');
  const bare = numbered(MARKED.test(upper) ? withoutMarks(upper) : upper);
  const isTransliterated = ACCENTED.test(bare);
  const plainest = isTransliterated ? withoutAccents(bare) : bare;
  const text = plainest.trimEnd();
  const indent = text.length - text.trimStart().length;
  return { at, raw, text: text.trimStart(), indent, endsBlank: plainest !== text, isTransliterated };
}

const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/;

/** Spares most lines the search for what may stand around them. */
const MARKED = /^\s{0,8}[-*•·▪►▶|>»›'[\p{Extended_Pictographic}]|[:‡«'*]/u;

/** Numbers as people type them in lists: `1、张三`, `2)LI/SI`, become `1.张三`. */
const LISTED = /(^|\s)(\d{1,2})[,)](?=\s?[A-Z\p{Script=Han}*])/gu;

const numbered = (line: string) => (/\d[,)]/.test(line) ? line.replace(LISTED, '$1$2.') : line);

/** Bold as chat programs write it, around a whole line that begins as an element or a header does. */
const BOLD = /^(\s*)\*(?=\d{1,2}[. ]|RP\/)(.*\S)\*\s*$/;

function withoutMarks(line: string): string {
  return unquoted(withoutStamp(line).replace(BOLD, '$1$2'))
    .replace(BULLET, '')
    .replace(SENDER, '')
    .replace(/[‡«]+\s*$/, '')
    .replace(/(?:\*\*|'+)$/, '');
}

/** Lines of a mail as it travels: ends written as `=20`, and breaks after `=` that are none. */
const MAILED = /=(?:20|09|3D|C2=A0)[ \t]*(?=\r?\n|$)|[^=\n]=\r?\n/;

function decodeMail(text: string): string {
  if (!text.includes('=') || !MAILED.test(text)) return text;
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=(?:20|09|C2=A0)/g, ' ')
    .replace(/=3D/g, '=');
}

/** A part of a line that holds several elements. */
export function partOf(line: SourceLine, from: number, to: number): SourceLine {
  const part = line.text.slice(from, to);
  const text = part.trim();
  const indent = from === 0 ? line.indent : part.length - part.trimStart().length;
  const isWhole = from === 0 && to >= line.text.length;
  return {
    at: line.at,
    raw: isWhole ? line.raw : text,
    text,
    indent,
    endsBlank: line.endsBlank || part !== part.trimEnd(),
    isTransliterated: line.isTransliterated,
  };
}
