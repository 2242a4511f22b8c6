import type { IsoDate } from '../../contract/dates.ts';
import { type SplitName, splitTitle } from '../passenger-text/split-title.ts';
import { airlineDate, bornOn } from '../text/short-year.ts';
import { TITLES } from '../text/titles.ts';
import type { PnrPassengerType } from './answer.ts';

/** A traveller as printed in a name line; infants are attached to their adult until the answer is assembled. */
export interface PassengerDraft {
  /** The number by which other lines refer to the traveller (`/P1`). */
  ref: number | null;
  name: string;
  surname: string | null;
  givenName: string | null;
  title: string | null;
  /** The name with its end read as a title, where ambiguous and no document decides. */
  titled: { givenName: string; title: string } | null;
  /** The given name including an attached title, in case a document spells it so. */
  glued: string | null;
  type: PnrPassengerType;
  /** The line states the type; otherwise adult is assumed until something else states it. */
  isTyped: boolean;
  dob: IsoDate | null;
  age: number | null;
  /** An infant with a seat is on nobody's lap. */
  hasSeat: boolean;
  infant: PassengerDraft | null;
}

const HAN = /\p{Script=Han}/u;

/** A traveller from surname and given name(s) in upper case; the title is split off. */
export function latinPassenger(surname: string, given: string, more: Partial<PassengerDraft> = {}): PassengerDraft {
  const last = surname.trim();
  const { name, title, other } = splitPrinted(given.trim(), last);
  return {
    ...blank(name ? `${last}/${name}` : last),
    surname: last || null,
    givenName: name || null,
    title,
    glued: title !== null && given.trim().startsWith(`${name}${title}`) ? `${name}${title}` : null,
    titled: other && last ? { givenName: other.name, title: other.title } : null,
    ...more,
  };
}

/** A Chinese name stays whole: its boundary is not printed. */
export function chinesePassenger(printed: string, more: Partial<PassengerDraft> = {}): PassengerDraft {
  const { name, title } = splitPrinted(printed.replaceAll(' ', ''), '');
  return { ...blank(name), title, ...more };
}

export function isChinese(text: string): boolean {
  return HAN.test(text);
}

function blank(name: string): PassengerDraft {
  return {
    ref: null,
    name,
    surname: null,
    givenName: null,
    title: null,
    titled: null,
    glued: null,
    type: 'ADT',
    isTyped: false,
    dob: null,
    age: null,
    hasSeat: true,
    infant: null,
  };
}

const APART = new RegExp(`^(.*[^ .])(?:[ .]+|(?<=\\p{Script=Han}))(${TITLES.join('|')})\\.?$`, 'u');

/** Splits a title off a printed name: always after a space, a dot or Chinese characters, since a single letter is a name here too. */
function splitPrinted(given: string, surname: string): SplitName {
  const [, apart = '', title = ''] = APART.exec(given) ?? [];
  if (title !== '') return { name: apart, title };
  const bare = given.replace(/[ .]+$/, '');
  return splitTitle(bare, null, surname);
}

/** The content of a remark beside a name: `C07`, `CHD`, `INF`, `04APR10`, `CNN04APR10`, `YTH12`. */
export interface TypeRemark {
  type: PnrPassengerType | null;
  age: number | null;
  dob: IsoDate | null;
  hasSeat: boolean;
}

/** Code, age, birth date: `YTH1221OCT05` is a youth of 12, born on 21 October 2005; a day has two digits after an age. */
const REMARK = /^(?:P-)?([A-Z]{1,4})-?(?:(\d{1,2})?\/?(\d\d[A-Z]{3}\d{2}(?:\d{2})?)|\/?(\d{1,2}))?$/;
const CHILD = new Set(['C', 'CHD', 'CNN', 'CH', 'UNN', 'UM', 'UMNR', 'CNE', 'INE']);
const INFANT = new Set(['INF', 'INS', 'IN', 'INN', 'I']);
/** Types of adult travellers; other words beside a name are references (`*REF1`) and irrelevant. */
const ADULT = new Set(
  'A ADT AD ADL ADULT YTH YC YCD YTC STU SD SRC SNR SC YCB MIL MLZ GVT GOV GRP G IT ITX ITG JCB JNF NEG CPN PFA SEA LBR MIS DAT CTZ VFR EMI CLG TUR'.split(
    ' ',
  ),
);

/** Parses such a remark; null when it is something else (an identity number, free text). */
export function readTypeRemark(text: string, today: IsoDate): TypeRemark | null {
  const printed = text.trim();
  const whole = /^\d/.test(printed) ? airlineDate(printed) : null;
  if (whole) return { type: null, age: null, dob: bornOn(whole, today), hasSeat: true };
  const [, code = '', before, born, alone] = REMARK.exec(printed) ?? [];
  const years = before ?? alone;
  if (code === '') return null;
  const parts = born ? airlineDate(born) : null;
  const dob = parts ? bornOn(parts, today) : null;
  const type = CHILD.has(code) ? 'CHD' : INFANT.has(code) ? 'INF' : ADULT.has(code) ? 'ADT' : null;
  if (type === null) return null;
  if ((code === 'C' || code === 'I') && years === undefined) return null;
  return { type, age: years && code !== 'I' ? Number(years) : null, dob, hasSeat: type !== 'INF' || code === 'INS' };
}

/** Applies a remark to the traveller. */
export function applyRemark(passenger: PassengerDraft, remark: TypeRemark): PassengerDraft {
  return {
    ...passenger,
    type: remark.type ?? passenger.type,
    isTyped: passenger.isTyped || remark.type !== null,
    age: remark.age ?? passenger.age,
    dob: remark.dob ?? passenger.dob,
    hasSeat: remark.type === 'INF' ? remark.hasSeat : passenger.hasSeat,
  };
}
