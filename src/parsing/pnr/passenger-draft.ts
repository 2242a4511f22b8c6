import type { IsoDate } from '../../contract/dates.ts';
import { airlineDate, pastDate } from '../text/short-year.ts';
import { TITLES } from '../text/titles.ts';
import type { PnrPassengerType } from './answer.ts';

/** A traveller as a name line prints it; infants hang on their adult until the answer is put together. */
export interface PassengerDraft {
  /** The number that other lines name the traveller by (`/P1`). */
  ref: number | null;
  name: string;
  surname: string | null;
  givenName: string | null;
  title: string | null;
  type: PnrPassengerType;
  /** The line says the type; otherwise it is taken for an adult until something else does. */
  isTyped: boolean;
  dob: IsoDate | null;
  age: number | null;
  /** An infant with a seat of its own sits on nobody's lap. */
  hasSeat: boolean;
  infant: PassengerDraft | null;
}

const HAN = /\p{Script=Han}/u;

/** A traveller from surname and given name(s) in upper case; the title is split off. */
export function latinPassenger(surname: string, given: string, more: Partial<PassengerDraft> = {}): PassengerDraft {
  const split = splitTitle(given.trim());
  const last = surname.trim();
  return {
    ...blank(split.name ? `${last}/${split.name}` : last),
    surname: last || null,
    givenName: split.name || null,
    title: split.title,
    ...more,
  };
}

/** A Chinese name stands alone: where it would be parted is not printed. */
export function chinesePassenger(printed: string, more: Partial<PassengerDraft> = {}): PassengerDraft {
  const { name, title } = splitTitle(printed.replaceAll(' ', ''));
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
    type: 'ADT',
    isTyped: false,
    dob: null,
    age: null,
    hasSeat: true,
    infant: null,
  };
}

/** Splits a title off a given name, longest first: after a blank or dot always, glued on only if two letters remain (formats.md §1). */
export function splitTitle(given: string): { name: string; title: string | null } {
  for (const title of TITLES) {
    if (!given.endsWith(title) && !given.endsWith(`${title}.`)) continue;
    const name = given.slice(0, given.lastIndexOf(title));
    const bare = name.replace(/[ .]+$/, '');
    const isApart = bare !== name;
    const remains = isChinese(bare) ? 1 : 2;
    if (bare !== '' && (isApart || bare.length - bare.lastIndexOf(' ') > remains)) return { name: bare, title };
  }
  return { name: given.replace(/[ .]+$/, ''), title: null };
}

/** What a remark beside a name says: `C07`, `CHD`, `INF`, `04APR10`, `CNN04APR10`, `YTH12`. */
export interface TypeRemark {
  type: PnrPassengerType | null;
  age: number | null;
  dob: IsoDate | null;
  hasSeat: boolean;
}

/** Code, age, birth date: `YTH1221OCT05` is a youth of 12, born on 21 October 2005; a day has two digits where an age stands before it. */
const REMARK = /^(?:P-)?([A-Z]{1,4})-?(?:(\d{1,2})?\/?(\d\d[A-Z]{3}\d{2}(?:\d{2})?)|\/?(\d{1,2}))?$/;
const CHILD = new Set(['C', 'CHD', 'CNN', 'CH', 'UNN', 'UM', 'UMNR', 'CNE', 'INE']);
const INFANT = new Set(['INF', 'INS', 'IN', 'INN', 'I']);
/** Types of grown travellers; other words beside a name are references (`*REF1`) and say nothing of its bearer. */
const ADULT = new Set(
  'A ADT AD ADL ADULT YTH YC YCD YTC STU SD SRC SNR SC YCB MIL MLZ GVT GOV GRP G IT ITX ITG JCB JNF NEG CPN PFA SEA LBR MIS DAT CTZ VFR EMI CLG TUR'.split(
    ' ',
  ),
);

/** Reads such a remark; null when it is something else (an identity number, free text). */
export function readTypeRemark(text: string, today: IsoDate): TypeRemark | null {
  const printed = text.trim();
  const whole = /^\d/.test(printed) ? airlineDate(printed) : null;
  if (whole) return { type: null, age: null, dob: pastDate(whole, today), hasSeat: true };
  const [, code = '', before, born, alone] = REMARK.exec(printed) ?? [];
  const years = before ?? alone;
  if (code === '') return null;
  const parts = born ? airlineDate(born) : null;
  const dob = parts ? pastDate(parts, today) : null;
  const type = CHILD.has(code) ? 'CHD' : INFANT.has(code) ? 'INF' : ADULT.has(code) ? 'ADT' : null;
  if (type === null) return null;
  if ((code === 'C' || code === 'I') && years === undefined) return null;
  return { type, age: years && code !== 'I' ? Number(years) : null, dob, hasSeat: type !== 'INF' || code === 'INS' };
}

/** Puts what a remark says onto the traveller. */
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
