import { alpha3OfCode, alpha3OfName } from '../text/countries.ts';
import type { RemainingText } from '../text/remaining-text.ts';
import {
  DOCUMENT_LABELS,
  DOCUMENT_WORDS,
  GENDER_LABELS,
  INFANT_WORDS,
  ISSUER_LABELS,
  KIND_WORDS,
  NATIONALITY_LABELS,
  NUMBER_LABELS,
} from './tables/chat-words.ts';
import { UNCLEAR, type Unclear } from './unclear.ts';

const WORD = '(?<![A-Z\\p{Script=Han}])';
const WORD_END = '(?![A-Z\\p{Script=Han}])';
const LATIN = '(?<![A-Z])';

const CONTACTS =
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,20}){1,4}|(?:电话|電話|手机号?码?|手機號?碼?|联系方式|聯絡電話|TEL|PHONE|MOBILE|CELL|MOB|WECHAT|微信)[\s:.]{0,3}\+?[\d() -]{6,20}|(?<![A-Z0-9])(?:\+|00)(?!\d\d-\d\d-\d\d(?!\d))\d{1,3}[ -]?\d[\d -]{5,14}\d|(?<![A-Z0-9])1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?![A-Z0-9])/g;

/** Takes out telephone numbers and addresses, which would pass for document numbers; true when there were any. */
export function takeContacts(line: RemainingText): boolean {
  return line.takeAll(CONTACTS).length > 0;
}

const ID_CARD = /(?<![A-Z0-9])([1-9]\d{5})[ -]?(\d{8})[ -]?(\d{3}[\dX])(?![A-Z0-9])/g;
const ID_LABEL = new RegExp(
  `(?:居民)?(?:身份证|身分證|身份證|ID ?CARD|ID)(?:${NUMBER_LABELS})?[\\s:=]{0,3}([\\dX][\\dX -]{11,21}[\\dX])(?![A-Z0-9])`,
  'g',
);

/** Takes Chinese identity-card numbers out of a line: those of the right length, and what is called one without being so. */
export function takeIdCards(line: RemainingText): string[] {
  const whole = line.takeAll(ID_CARD).map(([, region = '', birth = '', rest = '']) => region + birth + rest);
  const named = line.takeAll(ID_LABEL).map(([, number = '']) => number.replace(/[ -]/g, ''));
  if (whole.length > 0 || named.length > 0) return [...whole, ...named];
  return /\p{Script=Han}/u.test(line.text) ? line.takeAll(NEARLY).map(([number]) => number) : [];
}

/** Old cards of fifteen digits, and numbers with a digit too few or too many. */
const NEARLY = /(?<![A-Z0-9])[1-9]\d{5}(?:\d{8}|(?:19|20)\d{8}|(?:19|20)\d{10})[\dX](?![A-Z0-9])/g;

export interface DocumentRead {
  readonly type: string | null;
  /** {@link UNCLEAR} when several numbers could be the document's. */
  readonly number: string | Unclear | null;
}

const VALUE = '[\\s:=#(是为為.-]{0,5}(?<value>[A-Z]{1,2} \\d{6,9}|(?=[A-Z]{0,4}\\d)[A-Z0-9]{5,18})(?![A-Z0-9])';
const TYPE_WORDS = DOCUMENT_WORDS.map(([source, type], i) => ({ type, group: `t${i}`, source: `(?<t${i}>${source})` }));
const TYPED = new RegExp(
  `${LATIN}(?:${TYPE_WORDS.map(({ source }) => source).join('|')})(?!(?<=[A-Z])[A-Z])(?:[ .]{0,2}(?:${NUMBER_LABELS}))?(?:${VALUE})?`,
  'g',
);
const NUMBERED = new RegExp(
  `${LATIN}(?:(?:${DOCUMENT_LABELS})[ .]{0,2}(?:${NUMBER_LABELS})?|(?:${NUMBER_LABELS}))(?:${VALUE})`,
  'g',
);
const LABEL_LEFT = new RegExp(`${LATIN}(?:${DOCUMENT_LABELS})(?:类型|類型)?[\\s:]{0,3}`, 'g');
/** One to three letters and digits, as passports and permits are numbered; more letters would be a word. */
const BARE =
  /(?<![A-Z0-9/])(?:[A-Z]{1,3}\d{5,9}|\d{7,10}|\d{2}[A-Z]{2}\d{5}|[A-Z]\d[A-Z0-9]{5,7}|[A-Z]{1,2} \d{7,8})(?![A-Z0-9])/g;
const CHINESE_PASSPORT = /^(?:E[A-HJ-NP-Z]?\d{7,8}|G\d{8})$/;

/** Takes the document out of a line: its kind by its name, its number by its label or, without one, when only one fits. */
export function takeDocument(line: RemainingText): DocumentRead {
  let type: string | null = null;
  const numbers: string[] = [];
  for (const match of line.takeAll(TYPED)) {
    type = TYPE_WORDS.find(({ group }) => match.groups?.[group] !== undefined)?.type ?? type;
    if (match.groups?.value) numbers.push(match.groups.value);
  }
  for (const match of line.takeAll(NUMBERED)) if (match.groups?.value) numbers.push(match.groups.value);
  line.takeAll(LABEL_LEFT);
  if (numbers.length === 0) numbers.push(...line.takeAll(BARE).map(([number]) => number));
  // What is not called a passport's number may be another passport's all the same.
  else numbers.push(...line.takeAll(BARE).flatMap(([number]) => (CHINESE_PASSPORT.test(number) ? [number] : [])));
  const distinct = [...new Set(numbers.map((number) => number.replaceAll(' ', '')))];
  const [number = null] = distinct;
  if (number === null) return { type, number: null };
  if (distinct.length > 1) return { type, number: UNCLEAR };
  return { type: type ?? (CHINESE_PASSPORT.test(number) ? 'P' : null), number };
}

export type GenderRead = 'M' | 'F' | 'U' | Unclear | null;

const MAN = '男性?|男士|先生|MALE';
const WOMAN = '女性?|女士|小姐|太太|FEMALE';
const LABELLED_GENDER = new RegExp(
  `(?:${GENDER_LABELS})[\\s:=]{0,3}(?:(?<m>男|M(?:ALE)?)|(?<f>女|F(?:EMALE)?)|(?<u>[XU](?:NSPECIFIED)?)|(?<odd>[A-Z\\p{Script=Han}]{1,8}))${WORD_END}`,
  'gu',
);
const GENDER_WORD = new RegExp(`${WORD}(?:(?<m>${MAN})|(?<f>${WOMAN}))${WORD_END}|(?<hm>先生)|(?<hf>女士|小姐)`, 'gu');
/** A single letter: a middle initial when more of the name follows it. */
const GENDER_LETTER =
  /(?<![A-Z\u00C0-\u024F'/.-])([MF])(?![A-Z\u00C0-\u024F'.-])(?=[ ]{0,3}(?:[^A-Z\u00C0-\u024F ]|$))/g;

export function takeGender(line: RemainingText): GenderRead {
  const said = (matches: RegExpExecArray[]): GenderRead[] =>
    matches.map(({ groups = {} }) =>
      (groups.m ?? groups.hm) ? 'M' : (groups.f ?? groups.hf) ? 'F' : groups.u ? 'U' : UNCLEAR,
    );
  const found = [...said(line.takeAll(LABELLED_GENDER)), ...said(line.takeAll(GENDER_WORD))];
  if (found.length === 0)
    found.push(...line.takeAll(GENDER_LETTER).map(([, letter]): GenderRead => (letter === 'M' ? 'M' : 'F')));
  const distinct = [...new Set(found)];
  return distinct.length > 1 ? UNCLEAR : (distinct[0] ?? null);
}

export interface CountriesRead {
  readonly nationality: string | Unclear | null;
  readonly issuer: string | null;
}

const VALUE_WORDS = `[\\s:=]{0,3}([A-Z][A-Z .'()-]{1,40}|\\p{Script=Han}{1,12})`;
const LABELLED_NATIONALITY = new RegExp(`${LATIN}(?:${NATIONALITY_LABELS})${VALUE_WORDS}`, 'gu');
const LABELLED_ISSUER = new RegExp(`${LATIN}(?:${ISSUER_LABELS})${VALUE_WORDS}`, 'gu');
const HAN_RUN = /\p{Script=Han}{2,10}/gu;
const LATIN_RUN = /[A-Z]{2,}(?: [A-Z]{2,}){0,8}/g;

export function takeCountries(line: RemainingText): CountriesRead {
  const labelled = (pattern: RegExp): (string | null)[] => {
    const countries: (string | null)[] = [];
    for (const match of line.text.matchAll(pattern)) {
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
  const bare = [...new Set([...bareHan(line), ...bareLatin(line)])];
  return { nationality: bare.length > 1 ? UNCLEAR : (bare[0] ?? null), issuer };
}

/** The longest beginning that names a country. */
function beginningCountry(value: string): { country: string; length: number } | null {
  const ends = /^\p{Script=Han}/u.test(value)
    ? Array.from({ length: value.length - 1 }, (_, i) => value.length - i)
    : [...value.matchAll(/[A-Z.)](?![A-Z.)])/g)].map(({ index }) => index + 1).reverse();
  for (const length of ends) {
    const part = value.slice(0, length).trim();
    const country = /^[A-Z]{1,3}$/.test(part) ? (alpha3OfCode(part) ?? alpha3OfName(part)) : alpha3OfName(part);
    if (country !== null) return { country, length };
  }
  return null;
}

function bareHan(line: RemainingText): string[] {
  const found: string[] = [];
  for (const match of line.text.matchAll(HAN_RUN)) {
    const country = alpha3OfName(match[0]);
    if (country === null) continue;
    line.take(match.index, match.index + match[0].length);
    found.push(country);
  }
  return found;
}

/** Codes that are given names or syllables of names just as often. */
const NAME_LIKE = new Set(
  'ALA AND ARE BEN BOL CAN CHE COM CUB DOM ERI GAB GEO GIN GUM GUY HUN ITA JAM KEN LAO LIE LUX MAC MAR NAM NER NIC PAK PAN PER POL SAU SEN SOM SUR THA TON TUN VEN VAT'.split(
    ' ',
  ),
);

/** The two-letter codes that are no syllable, title or word; the others count only behind a label. */
const CLEAR_CODES = new Set('CN HK TW US GB UK JP KR SG TH VN PH FR RU CA AU NZ BR MX TR'.split(' '));

function isNameLike(code: string): boolean {
  return code.length === 2 ? !CLEAR_CODES.has(code) : NAME_LIKE.has(code);
}

/** Countries among Latin words: names of countries anywhere, codes where they stand alone or end a run behind a whole name. */
function bareLatin(line: RemainingText): string[] {
  const found: string[] = [];
  for (const match of line.text.matchAll(LATIN_RUN)) {
    const words = [...match[0].matchAll(/[A-Z]+/g)];
    const isGiven = line.text[match.index - 1] === '/';
    const hit = countryAtEnd(match[0], words, isGiven) ?? countryAtBegin(match[0], words);
    if (!hit) continue;
    line.take(match.index + hit.from, match.index + hit.to);
    found.push(hit.country);
  }
  return found;
}

interface Hit {
  readonly country: string;
  readonly from: number;
  readonly to: number;
}

/** A code ends a run behind two words at least; behind a slash, where the surname stands before it, behind one. */
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

/** `CHAD`, `JORDAN` and the like are names of people too: one word counts only when no name stands before it but a whole one. */
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

const KINDS = new RegExp(`${WORD}(?:(?<infant>${INFANT_WORDS})|${KIND_WORDS})${WORD_END}`, 'gu');

/** Takes out words for who travels; true when they name an infant. */
export function takeKind(line: RemainingText): boolean {
  return line.takeAll(KINDS).some(({ groups }) => groups?.infant !== undefined);
}
