import { searchWords } from '../../../contract/dictionaries/search-text.ts';
import type { Dictionaries } from '../../../contract/dictionaries/types.ts';
import { plainAscii } from '../../../contract/one-line.ts';
import { escapeLike } from '../../db/like-words.ts';
import { namedCodes } from './named-codes.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]*`;
/** The most words in a place's or airline's name. */
const LONGEST_NAME = 5;

const twoDigits = (text: string | undefined) => (text ?? '').padStart(2, '0');
/** A day as an indexed term, which is no person's name: `14m12y2026`, without a year `14m12`. */
function dayMark(day: string | undefined, month: string | undefined, year = ''): string {
  const inYear = year && `y${year.length === 2 ? `20${year}` : year}`;
  return ` ${twoDigits(day)}m${twoDigits(String(MONTHS.indexOf(month ?? '') + 1))}${inYear} `;
}

/** Common date formats, each as stored in the search text; without a year it is that day of every year. */
const DAYS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /(?<!\d)(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)[日号號]?/g,
    (_, y, m, d) => ` ${y}-${twoDigits(m)}-${twoDigits(d)} `,
  ],
  [/(?<!\d)(\d{1,2})月(\d{1,2})(?!\d)[日号號]?/g, (_, m, d) => ` -${twoDigits(m)}-${twoDigits(d)} `],
  [
    new RegExp(`(?<![a-z0-9])(\\d{1,2})[ .-]?${MONTH}(?:[ .'-]?(20\\d{2}|\\d{2}))?(?![a-z0-9])`, 'g'),
    (_, d, month, y) => dayMark(d, month, y),
  ],
  [
    new RegExp(`(?<![a-z])${MONTH}[ .](\\d{1,2})(?:,? (20\\d{2}))?(?![a-z0-9])`, 'g'),
    (_, month, d, y) => dayMark(d, month, y),
  ],
];

/** Airlines write a ticket's number as 176-2456926105. */
const withoutTicketDash = (word: string) => word.replace(/^(\d{3})-(\d{10})$/, '$1$2');
const holding = (text: string) => `%${escapeLike(withoutTicketDash(text))}%`;

/** No index finds two letters inside words, and nobody searches so: they begin a name, a number or an airline's mark. */
const patternsOf = (word: string) => (/^[a-z0-9]{1,2}$/.test(word) ? [`% ${word}%`, `%#${word}%`] : [holding(word)]);

/**
 * Parses a booking search into terms that must all match; each is a list of patterns of which one must. A term is a word of any number or
 * name, a day (`14dec`, `2026-12-14`, `12月14日`), or a place or airline by its full name (`hong kong`, `国航`).
 */
export function searchTerms(dictionaries: Dictionaries, text: string): string[][] {
  let plain = ` ${plainAscii(text).toLowerCase()} `;
  for (const [form, written] of DAYS) plain = plain.replace(form, (...parts) => written(...parts.map(textOf)));
  const words = searchWords(plain);
  const terms: string[][] = [];
  for (let at = 0; at < words.length; ) {
    const { patterns, length } = termAt(dictionaries, words, at);
    terms.push(patterns);
    at += length;
  }
  return terms;
}

const textOf = (part: unknown): string => (typeof part === 'string' ? part : '');

/** The longest place or airline name that starts at a word, or that word alone. */
function termAt(dictionaries: Dictionaries, words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ');
    const marks = namedCodes(dictionaries, name);
    if (marks.length > 0) return { patterns: [...marks.map((mark) => `%${mark}%`), ...patternsOf(name)], length };
  }
  return { patterns: patternsOf(words[at] ?? ''), length: 1 };
}
