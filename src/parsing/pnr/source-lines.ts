import { withoutAccents, withPinyin } from '../../contract/latin-names.ts';
import { isEastAsian, knownNames } from '../passenger-text/known-names.ts';
import { splitTitle } from '../passenger-text/split-title.ts';
import { messagesApart, withoutStamp } from '../text/chat-stamps.ts';
import { withoutMarkup } from '../text/markup.ts';
import { plainText, unquoted, withLineEnds } from '../text/plain-text.ts';

/** A line (or a part of one with several elements) of the pasted text. */
export interface SourceLine {
  /** Its line number in the text. */
  readonly at: number;
  /** As pasted, trimmed: shown in `unread`. */
  readonly raw: string;
  /** Plain, upper case, without quote marks and trailing spaces. */
  readonly text: string;
  /** Spaces before the text. */
  readonly indent: number;
  /** The line ended with a space: the next line begins a new word. */
  readonly endsBlank: boolean;
  /** Accented letters were transliterated as in documents; an airline may have spelt them otherwise. */
  readonly isTransliterated: boolean;
}

const LINE_END = /\r\n?|[\n\u2028\u2029]/;
const FENCE = /^\s*(?:'{3}|~{3})[A-Z]{0,12}\s*$/;
/** A single sign may be the mark of a flight's arrival day. */
const RULE = /^(?:\s*|\s*[=_*~#-](?:\s*[=_*~#-])+\s*)$/;
/** Bullets and table borders before a line, and bold or code marks around it. */
const BULLET = /^\s{0,8}(?:[-*•·]\s+|\p{Extended_Pictographic}+\s*|[▪►▶]\s*|\|\s?|'+|\*\*(?=\d|RP\/))/u;
/** `NAME:`, and `小王：` without a space, before a line, as added by a chat program; what follows must look like part of a PNR. */
const SENDER =
  /^(?:[^:/\d.]{1,30}:\s+|[^:/\d.]{0,10}\p{Script=Han}[^:/\d.]{0,10}:)(?=(?:RP\/|\d{1,2}[. ]|[A-Z0-9]{6}\/|\*?[A-Z0-9]{2} ?\d{1,4} ?[A-Z] ))/u;

/** Splits a pasted text into lines, without the decoration of emails, chats and web pages. Empty lines and rulers are dropped. */
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
/** A surname, and given names not followed by another letter or digit. */
const NAME = /([A-Z\u00c0-\u024f\u1e00-\u1eff]{1,40})\/([A-Z\u00c0-\u024f\u1e00-\u1eff ]{1,60})(?![A-Z\d])/g;
/** Issuing country, number, nationality and birth date of a DOCS element. */
const DOCUMENT = /[/-][A-Z]{2,3}[/-][A-Z\d]{5,18}[/-]([A-Z]{2,3})[/-]\d{1,2}[A-Z]{3}\d\d/g;

/** Whether the travellers are Chinese citizens according to the text's documents; null without any, or where they differ. */
function areOfChina(text: string): boolean | null {
  const found = new Set([...text.matchAll(DOCUMENT)].map(([, code]) => code === 'CN' || code === 'CHN'));
  const [first = null] = found;
  return found.size === 1 ? first : null;
}

/**
 * Transliterates accented letters. Only China writes ü differently (LYU, others LUE); without a document that decides, names of Chinese
 * syllables such as `LÜ/JING` are taken as Chinese.
 */
function transliterated(line: string, isOfChina: boolean | null): string {
  const pinyin = (name: string, surname: string, given: string) => (isPinyin(surname, given) ? withPinyin(name) : name);
  if (isOfChina === null) return withoutAccents(line.replace(NAME, pinyin));
  return withoutAccents(isOfChina ? withPinyin(line) : line);
}

/** A locator or other words may follow the given names. */
function isPinyin(surname: string, given: string): boolean {
  const last = withoutAccents(withPinyin(surname));
  const words = given.trim().split(/ +/);
  const names = words.filter((word, i) => i === 0 || ACCENTED.test(word));
  const isChinese = (word: string) => isEastAsian(splitTitle(withoutAccents(withPinyin(word)), null, last).name, last);
  return knownNames().surnames.has(last) && names.every(isChinese);
}

/** A cheap pre-check that saves most lines the search for decoration. */
const MARKED = /^\s{0,8}[-*•·▪►▶|>»›'[\p{Extended_Pictographic}]|[:‡«'*]/u;

/** List numbers as typed by people: `1、张三`, `2)LI/SI`, become `1.张三`. */
const LISTED = /(^|\s)(\d{1,2})[,)](?=\s?[A-Z\p{Script=Han}*])/gu;

const numbered = (line: string) => (/\d[,)]/.test(line) ? line.replace(LISTED, '$1$2.') : line);

/** Bold in chat programs' notation, around a whole line that begins like an element or a header. */
const BOLD = /^(\s*)\*(?=\d{1,2}[. ]|RP\/)(.*\S)\*\s*$/;

function withoutMarks(line: string): string {
  return unquoted(withoutStamp(line).replace(BOLD, '$1$2'))
    .replace(BULLET, '')
    .replace(SENDER, '')
    .replace(/[‡«]+\s*$/, '')
    .replace(/(?:\*\*|'+)$/, '');
}

/** Raw email lines: ends encoded as `=20`, and soft breaks after `=`. */
const MAILED = /=(?:20|09|3D|C2=A0)[ \t]*(?=\r?\n|$)|[^=\n]=\r?\n/;

function decodeMail(text: string): string {
  if (!text.includes('=') || !MAILED.test(text)) return text;
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=(?:20|09|C2=A0)/g, ' ')
    .replace(/=3D/g, '=');
}

/** A part of a line with several elements. */
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
