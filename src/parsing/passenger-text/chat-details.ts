import type { RemainingText } from '../text/remaining-text.ts';
import {
  DOCUMENT_LABELS,
  DOCUMENT_WORDS,
  GENDER_LABELS,
  INFANT_WORDS,
  KIND_WORDS,
  NUMBER_LABELS,
} from './tables/chat-words.ts';
import { UNCLEAR, type Unclear } from './unclear.ts';

const WORD = '(?<![A-Z\\p{Script=Han}])';
const WORD_END = '(?![A-Z\\p{Script=Han}\\p{Script=Hangul}])';
const LATIN = '(?<![A-Z])';

const CONTACTS =
  /(?:(?:邮箱|郵箱|电子邮件|電子郵件|E-?MAIL(?: ADDRESS)?)[\s:=.]{0,3})?[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,20}){1,4}|(?:电话|電話|手机号?码?|手機號?碼?|联系方式|聯絡電話|TEL|PHONE|MOBILE|CELL|MOB|WECHAT|WHATSAPP|微信号?)[\s:.]{0,3}\+?[\d() -]{6,20}|(?:微信号?|WECHAT(?: ID)?|QQ号?|LINE ID|SKYPE)[\s:.]{0,3}(?:[A-Z][A-Z\d_-]{4,19}|\d{5,12})(?![A-Z\d])|(?<![A-Z0-9])(?:\+|00)(?!\d\d-\d\d-\d\d(?!\d))\d{1,3}[ -]?\d[\d -]{5,14}\d|(?<![A-Z0-9])1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?![A-Z0-9])/g;

/** Removes telephone numbers and addresses, which would pass for document numbers; true when there were any. */
export function takeContacts(line: RemainingText): boolean {
  return line.takeAll(CONTACTS).length > 0;
}

const ID_CARD = /(?<![A-Z0-9])([1-9]\d{5})[ -]?(\d{8})[ -]?(\d{3}[\dX])(?![A-Z0-9])/g;
const ID_LABEL = new RegExp(
  `(?:居民)?(?:身份证|身分證|身份證|ID ?CARD|ID)(?:${NUMBER_LABELS})?[\\s:=]{0,3}([\\dX][\\dX -]{11,21}[\\dX])(?![A-Z0-9])`,
  'g',
);

/** Extracts Chinese identity-card numbers: those of the right length, and mislabelled ones. */
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
  /** The end of the number in the line; null without one. */
  readonly numberEnd: number | null;
}

const VALUE =
  '[\\s:=#(是为為.-]{0,5}(?<value>[A-Z]{1,2} \\d{6,9}|\\d{2} \\d{7}|[A-Z]{1,2}-\\d{6,9}|[A-Z]{1,2}\\d{3,5} \\d{3,5}(?![\\d/.年-])|(?=[A-Z]{0,4}\\d)[A-Z0-9]{5,18})(?![A-Z0-9])';
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
/** One to three letters and digits, as in passport and permit numbers; more letters would be a word. */
const BARE =
  /(?<![A-Z0-9/])(?:[A-Z]{1,3}\d{5,9}|\d{7,10}|\d{2}[A-Z]{2}\d{5}|[A-Z]\d[A-Z0-9]{5,7}|[A-Z]{1,2} \d{7,8}|[EG][A-Z]?\d{3,4} \d{4})(?![A-Z0-9])/g;
const CHINESE_PASSPORT = /^(?:E[A-HJ-NP-Z]?\d{7,8}|G\d{8})$/;

/** Extracts the document: its type by its name, its number by its label or, without one, when only one matches. */
export function takeDocument(line: RemainingText): DocumentRead {
  let type: string | null = null;
  const numbers: FoundNumber[] = [];
  for (const match of line.takeAll(TYPED)) {
    type = TYPE_WORDS.find(({ group }) => match.groups?.[group] !== undefined)?.type ?? type;
    numbers.push(...numberIn(match, match.groups?.value));
  }
  for (const match of line.takeAll(NUMBERED)) numbers.push(...numberIn(match, match.groups?.value));
  line.takeAll(LABEL_LEFT);
  const bare = line.takeAll(BARE);
  // A number without a passport's label may still be another passport's.
  const others = numbers.length === 0 ? bare : bare.filter(([number]) => CHINESE_PASSPORT.test(number));
  numbers.push(...others.flatMap((match) => numberIn(match, match[0])));
  const [first] = numbers;
  if (!first) return { type, number: null, numberEnd: null };
  if (numbers.some(({ number }) => number !== first.number)) return { type, number: UNCLEAR, numberEnd: null };
  const { number, end } = first;
  return { type: type ?? (CHINESE_PASSPORT.test(number) ? 'P' : null), number, numberEnd: end };
}

interface FoundNumber {
  number: string;
  end: number;
}

/** A document number, which ends the match. */
function numberIn({ 0: whole, index }: RegExpExecArray, printed: string | undefined): FoundNumber[] {
  return printed ? [{ number: printed.replace(/[ -]/g, ''), end: index + whole.length }] : [];
}

export type GenderRead = 'M' | 'F' | 'U' | Unclear | null;

const MAN = '男性?|男士|先生|MALE|남성?|МУЖ(?:СКОЙ|ЧИНА)?|LAKI-LAKI';
const WOMAN = '女性?|女士|小姐|太太|FEMALE|여성?|ЖЕН(?:СКИЙ|ЩИНА)?|PEREMPUAN';
const LABELLED_GENDER = new RegExp(
  `(?:${GENDER_LABELS})[\\s:=]{0,3}(?:(?<m>男|M(?:ALE)?|PRIA|LELAKI|${MAN})|(?<f>女|F(?:EMALE)?|WANITA|${WOMAN})|(?<u>[XU](?:NSPECIFIED)?)|(?<odd>[A-Z\\p{Script=Han}]{1,8}))${WORD_END}`,
  'gu',
);
const GENDER_WORD = new RegExp(`${WORD}(?:(?<m>${MAN})|(?<f>${WOMAN}))${WORD_END}|(?<hm>先生)|(?<hf>女士|小姐)`, 'gu');
/** A single letter: a middle initial when more of the name follows. */
const GENDER_LETTER =
  /(?<![A-Z\u00C0-\u024F'/.-])([MF])(?![A-Z\u00C0-\u024F'.-])(?=[ ]{0,3}(?:[^A-Z\u00C0-\u024F ]|$))/g;

/** The words for it; single letters are distinguished from initials after countries are removed ({@link takeGenderLetter}). */
export function takeGender(line: RemainingText): GenderRead {
  const said = (matches: RegExpExecArray[]): GenderRead[] =>
    matches.map(({ groups = {} }) =>
      (groups.m ?? groups.hm) ? 'M' : (groups.f ?? groups.hf) ? 'F' : groups.u ? 'U' : UNCLEAR,
    );
  const found = [...said(line.takeAll(LABELLED_GENDER)), ...said(line.takeAll(GENDER_WORD))];
  return onlyOne(found);
}

export function takeGenderLetter(line: RemainingText): GenderRead {
  return onlyOne(line.takeAll(GENDER_LETTER).map(([, letter]): GenderRead => (letter === 'M' ? 'M' : 'F')));
}

function onlyOne(found: readonly GenderRead[]): GenderRead {
  const distinct = [...new Set(found)];
  return distinct.length > 1 ? UNCLEAR : (distinct[0] ?? null);
}

const KINDS = new RegExp(`${WORD}(?:(?<infant>${INFANT_WORDS})|${KIND_WORDS})${WORD_END}`, 'gu');

/** Removes words for who travels; true when they name an infant. */
export function takeKind(line: RemainingText): boolean {
  return line.takeAll(KINDS).some(({ groups }) => groups?.infant !== undefined);
}
