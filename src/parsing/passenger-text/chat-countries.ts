import { allMatches } from '../text/all-matches.ts';
import { alpha3OfCode, alpha3OfName } from '../text/countries.ts';
import { READ, type RemainingText } from '../text/remaining-text.ts';
import { ISSUER_LABELS, NAME_LABELS, NATIONALITY_LABELS, SURNAME_LABELS } from './tables/chat-words.ts';
import { UNCLEAR, type Unclear } from './unclear.ts';

const LATIN = '(?<![A-Z])';

export interface CountriesRead {
  readonly nationality: string | Unclear | null;
  readonly issuer: string | null;
}

const LETTER = 'A-Z\\u00C0-\\u024F\\u1E00-\\u1EFF';
const VALUE_WORDS = `[\\s:=]{0,3}([${LETTER}][${LETTER} .'()-]{1,40}|\\p{Script=Han}{1,12})`;
const LABELLED_NATIONALITY = new RegExp(`${LATIN}(?:${NATIONALITY_LABELS})${VALUE_WORDS}`, 'gu');
const LABELLED_ISSUER = new RegExp(`${LATIN}(?:${ISSUER_LABELS})${VALUE_WORDS}`, 'gu');
const HAN_RUN = /\p{Script=Han}{2,10}/gu;
const LATIN_RUN = /(?<!\p{Lu})[A-Z]{2,}(?: [A-Z]{2,}(?!\p{Lu})){0,8}(?!\p{Lu})/gu;

/** The countries named in a line. `numberEnd`: the end of the document number found in it; null without one. */
export function takeCountries(line: RemainingText, numberEnd: number | null): CountriesRead {
  const labelled = (pattern: RegExp): (string | null)[] => {
    const countries: (string | null)[] = [];
    for (const match of allMatches(pattern, line.text)) {
      const value = match[1] ?? '';
      const hit = beginningCountry(value);
      const start = match.index + match[0].length - value.length;
      line.take(match.index, start + (hit?.length ?? 0));
      countries.push(hit?.country ?? null);
    }
    return countries;
  };
  const [issuer = null] = labelled(LABELLED_ISSUER);
  const [stated] = labelled(LABELLED_NATIONALITY);
  if (stated !== undefined) return { nationality: stated ?? UNCLEAR, issuer };
  const bare = [...new Set([...bareNative(line), ...bareHan(line), ...bareLatin(line, numberEnd)])];
  return { nationality: bare.length > 1 ? UNCLEAR : (bare[0] ?? null), issuer };
}

/** The longest prefix that names a country. */
function beginningCountry(value: string): { country: string; length: number } | null {
  const ends = /^\p{Script=Han}/u.test(value)
    ? Array.from({ length: value.length - 1 }, (_, i) => value.length - i)
    : [...value.matchAll(/[\p{Lu}.)](?![\p{Lu}.)])/gu)].map(({ index }) => index + 1).reverse();
  for (const length of ends) {
    const part = value.slice(0, length).trim();
    const country = /^[A-Z]{1,3}$/.test(part) ? (alpha3OfCode(part) ?? alpha3OfName(part)) : alpha3OfName(part);
    if (country !== null) return { country, length };
  }
  return null;
}

/** Native names, where travellers use them. */
const NATIVE: Readonly<Record<string, string>> = {
  대한민국: 'KOR',
  한국: 'KOR',
  РОССИЯ: 'RUS',
  РФ: 'RUS',
  ประเทศไทย: 'THA',
};
const NATIVE_NAMES = new RegExp(`(?<!\\p{L})(${Object.keys(NATIVE).join('|')})(?!\\p{L})`, 'gu');

function bareNative(line: RemainingText): string[] {
  return line.takeAll(NATIVE_NAMES).flatMap(([name]) => NATIVE[name] ?? []);
}

function bareHan(line: RemainingText): string[] {
  const found: string[] = [];
  for (const match of allMatches(HAN_RUN, line.text)) {
    const country = alpha3OfName(match[0]);
    if (country === null) continue;
    line.take(match.index, match.index + match[0].length);
    found.push(country);
  }
  return found;
}

/** Codes that are just as often given names or syllables of names. */
const NAME_LIKE = new Set(
  'ALA AND ARE BEN BOL CAN CHE COM CUB DOM ERI GAB GEO GIN GUM GUY HUN ITA JAM KEN LAO LIE LUX MAC MAR NAM NER NIC PAK PAN PER POL SAU SEN SOM SUR THA TON TUN VEN VAT'.split(
    ' ',
  ),
);

/** The two-letter codes that are no syllable, title or word; the others count only after a label. */
const CLEAR_CODES = new Set('CN HK TW US GB UK JP KR SG TH VN PH FR RU CA AU NZ BR MX TR'.split(' '));

function isNameLike(code: string): boolean {
  return code.length === 2 ? !CLEAR_CODES.has(code) : NAME_LIKE.has(code);
}

/** Countries among Latin words: country names anywhere, codes where they stand alone or end a run after a complete name. */
function bareLatin(line: RemainingText, numberEnd: number | null): string[] {
  const found: string[] = [];
  for (const match of allMatches(LATIN_RUN, line.text)) {
    const words = [...match[0].matchAll(/[A-Z]+/g)];
    const isGiven = line.text[match.index - 1] === '/';
    // `SMITH/JORDAN` and `KENYA/JAMES` are personal names.
    const end = match.index + match[0].length;
    const isHalf =
      /[A-Z]{2}\/$/.test(line.text.slice(Math.max(0, match.index - 3), match.index)) ||
      /^\/[A-Z]{2}/.test(line.text.slice(end, end + 3));
    if (words.length === 1 && (isHalf || isListed(line.text, match.index, end))) continue;
    const isSure = SLASHED_NAME.test(line.text) || isBehindNumber(line.text, match, numberEnd);
    const alone = words.length === 1 && isSure ? codeAlone(line.text, match) : null;
    const hit = alone ?? countryAtEnd(match[0], words, isGiven) ?? countryAtBegin(match[0], words);
    if (!hit || isLabelledName(line.text, match.index + hit.from)) continue;
    line.take(match.index + hit.from, match.index + hit.to);
    found.push(hit.country);
  }
  return found;
}

const NAME_LABEL_BEFORE = new RegExp(
  `(?:${SURNAME_LABELS}|${NAME_LABELS}|GIVEN ?NAMES?|FIRST ?NAMES?|名)[\\s:=.-]{0,4}$`,
);

const SLASHED_NAME = /[A-Z]{2}[A-Z' -]{0,40} ?\/ ?[A-Z]/;

/**
 * A code directly after a document number is the document's country (`passport K1234567 PAK`) and no name: unless the line has only one
 * other word, whose surname it may be, and unless an `and` follows.
 */
function isBehindNumber(text: string, { 0: code, index }: RegExpExecArray, numberEnd: number | null): boolean {
  if (numberEnd === null || code === 'AND' || !/^[\s,;|/-]{1,3}$/.test(text.slice(numberEnd, index))) return false;
  const others = `${text.slice(0, index)} ${text.slice(index + code.length)}`.match(/[A-Z]{2,}/g) ?? [];
  return others.length !== 1;
}

const CODE_BEGIN = new RegExp(`${READ}[\\s,;|/-]{0,3}$`);
const CODE_END = new RegExp(`^[\\s,;|/-]{0,3}(?:${READ}|$)`);

/** With a complete name, a code between other details is no syllable: `ROSSI/ANNA F PER passport …`. */
function codeAlone(text: string, { 0: code, index }: RegExpExecArray): Hit | null {
  const isBetween = CODE_BEGIN.test(text.slice(0, index)) && CODE_END.test(text.slice(index + code.length));
  const country = isBetween && (code.length === 3 || TWO_LETTERS.has(code)) ? alpha3OfCode(code) : null;
  return country === null ? null : { country, from: 0, to: code.length };
}

/** Those that are neither title nor label nor word. */
const TWO_LETTERS = new Set(
  'DE ES NL CH SE DK FI PL PT AT BE GR HU CZ TR SA AE EG NG KE ZA IL KZ UZ MN KH PK BD LK NP'.split(' '),
);

/** `Surname: Jordan`. */
function isLabelledName(text: string, from: number): boolean {
  return NAME_LABEL_BEFORE.test(text.slice(Math.max(0, from - LONGEST_LABEL), from));
}

/** The surname of `JORDAN, MICHAEL` at the beginning of a line. */
function isListed(text: string, from: number, to: number): boolean {
  return (
    !/[\p{L}\d]/u.test(text.slice(0, from)) &&
    /^ ?, ?[A-Z]{2,}(?![A-Z'.-]| ?\/ ?[A-Z]| [A-Z])/.test(text.slice(to, to + 40))
  );
}

const LONGEST_LABEL = 24;

interface Hit {
  readonly country: string;
  readonly from: number;
  readonly to: number;
}

/** A code ends a run after at least two words; after a slash that follows the surname, after one. */
function countryAtEnd(run: string, words: readonly RegExpExecArray[], isGiven: boolean): Hit | null {
  for (let first = 0; first < words.length; first += 1) {
    const from = words[first]?.index ?? 0;
    const text = run.slice(from);
    const isCode = /^[A-Z]{2,3}$/.test(text);
    const mayBe =
      words.length === 1 || (words.length - first === 1 && words.length > (isGiven ? 1 : 2) && text.length === 3);
    const country = isCode ? (mayBe && !isNameLike(text) ? alpha3OfCode(text) : null) : nameOfCountry(text, first);
    if (country !== null) return { country, from, to: run.length };
  }
  return null;
}

/** `CHAD`, `JORDAN` and the like are personal names too: a single word counts only where no name precedes it, or a complete one. */
function nameOfCountry(text: string, first: number): string | null {
  if (
    /^(?:CHAD|JORDAN|GEORGIA|ISRAEL|KENYA|CHINA|INDIA|BRITAIN|FRENCH|GERMAN|ENGLISH|POLISH|WELSH|DOMINICA|JERSEY|SAMOA|CUBA|MALI|NIGER|PERU)$/.test(
      text,
    ) &&
    first === 1
  )
    return null;
  return alpha3OfName(text);
}

function countryAtBegin(run: string, words: readonly RegExpExecArray[]): Hit | null {
  for (let last = Math.min(words.length, 6) - 1; last >= 0; last -= 1) {
    const word = words[last];
    const to = (word?.index ?? 0) + (word?.[0].length ?? 0);
    const text = run.slice(0, to);
    const isUnsure = last === 0 && words.length === 2;
    const country = text.length > 3 && !isUnsure ? alpha3OfName(text) : null;
    if (country !== null) return { country, from: 0, to };
  }
  return null;
}
