import { withoutAccents, withPinyin } from '../../contract/latin-names.ts';
import { isEastAsian, knownNames } from '../passenger-text/known-names.ts';
import { splitTitle } from '../passenger-text/split-title.ts';
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
  const isOfChina = ACCENTED.test(whole.toUpperCase()) ? areOfChina(whole.toUpperCase()) : null;
  for (const [i, raw] of raws.entries()) {
    const plain = plains[i] ?? '';
    if (RULE.test(plain) || FENCE.test(plain.toUpperCase())) continue;
    const line = lineOf(i, raw.trim(), plain, isOfChina);
    if (line.text !== '') lines.push(line);
  }
  return lines;
}

function lineOf(at: number, raw: string, plain: string, isOfChina: boolean | null): SourceLine {
  const upper = plain.toUpperCase().replace(/\t/g, '  ');
  const bare = numbered(MARKED.test(upper) ? withoutMarks(upper) : upper);
  const isTransliterated = ACCENTED.test(bare);
  const plainest = isTransliterated ? transliterated(bare, isOfChina) : bare;
  const text = plainest.trimEnd();
  const indent = text.length - text.trimStart().length;
  return { at, raw, text: text.trimStart(), indent, endsBlank: plainest !== text, isTransliterated };
}

const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/;
/** A surname, and given names that no other letter or figure goes on from. */
const NAME = /([A-Z\u00c0-\u024f\u1e00-\u1eff]{1,40})\/([A-Z\u00c0-\u024f\u1e00-\u1eff ]{1,60})(?![A-Z\d])/g;
/** Issuing country, number, nationality and birth date of a DOCS element. */
const DOCUMENT = /[/-][A-Z]{2,3}[/-][A-Z\d]{5,18}[/-]([A-Z]{2,3})[/-]\d{1,2}[A-Z]{3}\d\d/g;

/** Whether the travellers are citizens of China, as the documents of the text say; null where it has none, or where they differ. */
function areOfChina(text: string): boolean | null {
  const found = new Set([...text.matchAll(DOCUMENT)].map(([, code]) => code === 'CN' || code === 'CHN'));
  const [first = null] = found;
  return found.size === 1 ? first : null;
}

/**
 * A line with accented letters written out. Only China writes ü its own way (LYU, others LUE); where no document tells whose the names are, it
 * is taken to do so in those of its syllables, such as `LÜ/JING`.
 */
function transliterated(line: string, isOfChina: boolean | null): string {
  const pinyin = (name: string, surname: string, given: string) => (isPinyin(surname, given) ? withPinyin(name) : name);
  if (isOfChina === null) return withoutAccents(line.replace(NAME, pinyin));
  return withoutAccents(isOfChina ? withPinyin(line) : line);
}

/** A locator or other words may stand behind the given names. */
function isPinyin(surname: string, given: string): boolean {
  const last = withoutAccents(withPinyin(surname));
  const words = given.trim().split(/ +/);
  const names = words.filter((word, i) => i === 0 || ACCENTED.test(word));
  const isChinese = (word: string) => isEastAsian(splitTitle(withoutAccents(withPinyin(word)), null, last).name, last);
  return knownNames().surnames.has(last) && names.every(isChinese);
}

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
