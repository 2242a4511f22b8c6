import type { IsoDate } from '../../contract/dates.ts';
import { isIdCardNumber } from '../../contract/id-card.ts';
import { alpha3OfCode } from '../text/countries.ts';
import { airlineDate, bornOn, type DayMonthYear, expiryDate } from '../text/short-year.ts';
import { isAgainst, isTitle } from '../text/titles.ts';
import { type Bearer, spelt } from './bearer.ts';
import { type SplitName, splitTitle } from './split-title.ts';
import { type DocsRecord, type PassengerTextError, type PassengerTextResult, resultOf } from './types.ts';

const GENDER = /^(?:[MFUX]I?|MALE|FEMALE)$/;
const SEGMENTS = /^S\d[\d,-]*$/;
const PASSENGER = /^P(\d{1,3})$/;
/** ICAO document numbers have nine characters, visas and cards more; all contain a digit. */
const NUMBER = /^(?=.*\d)[A-Z0-9]{3,18}$/;
const OLDEST = 120;
const NAME = /^[A-Z]+(?: [A-Z]+)*$/;
const LONGEST_NAME = 120;
/** eTerm prints `INF` or `CHD` after the name. */
const KIND = /^(.*[A-Z]{2,}?)(?: (?:CNN|ADT)| ?(INF|CHD))$/;

/** A complete DOCS element: what precedes the details, and the details in capitals. */
export interface DocsSource {
  readonly airline: string | null;
  readonly passengerRef: string | null;
  readonly details: string;
  /** The name was joined from two lines by a guess. */
  readonly isGuessed: boolean;
}

/** Parses the fields of a DOCS element, `P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN`, separated by slashes, dashes or spaces. */
export function readDocsFields(source: DocsSource, today: IsoDate): PassengerTextResult {
  const { airline, passengerRef, details, isGuessed } = source;
  const { text, ref, isInfant, reserved } = cutTail(details);
  const parts = partsOf(text);
  const fields = placed(parts);
  if (!fields) return resultOf(null, ['format']);
  const errors = new Set<PassengerTextError>(isGuessed ? ['name'] : []);
  const { type, issuer, number, nationality, birth, gender: sex, expiry } = fields;
  const isPartial = number === '' && expiry === '' && (type === '' || type === 'DB');
  const gender = genderOf(sex, errors);
  const issuingCountry = countryOf(issuer, isPartial, errors);
  const citizenship = countryOf(nationality, isPartial, errors);
  const bearer = { gender, nationality: citizenship ?? issuingCountry };
  const names = namesOf(fields.names, bearer, reserved, errors);
  const docType = type === '' || type === 'DB' ? null : type;
  if (docType !== null && !/^[A-Z]{1,2}$/.test(docType)) errors.add('format');
  const record: DocsRecord = {
    airline,
    documentType: docType,
    issuingCountry,
    number: numberOf(number, docType, isPartial, errors),
    nationality: citizenship,
    birthDate: birthOf(birth, today, errors),
    gender,
    infant: sex.endsWith('I') || isInfant || names.isInfant,
    expiryDate: isPartial ? null : expiryOf(expiry, today, errors),
    surname: names.surname,
    givenNames: names.given,
    title: names.title,
    ...(names.other ? { otherName: names.other } : {}),
    primaryHolder: names.isHolder,
    passengerRef: ref ?? names.ref ?? passengerRef,
  };
  return resultOf(record, errors, isPartial);
}

interface Tail {
  /** The text before it. */
  text: string;
  ref: string | null;
  isInfant: boolean;
  /** The name in the reservation. */
  reserved: string | null;
}

/** What follows the names: the name in the reservation (`-1ZHANG/SAN`), a number (`-1.1`, `/P1`), and text after it. */
function cutTail(details: string): Tail {
  const text = details.replace(/(?<=[A-Z\d])[^A-Z\d/-]{1,8}$/, '').replace(/([/-]P\d{1,3})[ \t].*$/, '$1');
  const own = /-+[ \t]*\d{1,2}(I\/)?[ \t]?(?=[A-Z]{2,}[A-Z ]*\/)([A-Z][A-Z /.'-]*)$/.exec(text);
  if (own)
    return { text: text.slice(0, own.index), ref: null, isInfant: own[1] !== undefined, reserved: own[2] ?? null };
  const ref = /[-/ ][ \t]*(?:N?(\d{1,2}\.\d{1,2})|(P\d{1,3}))$/.exec(text);
  if (!ref) return { text, ref: null, isInfant: false, reserved: null };
  return { text: text.slice(0, ref.index), ref: ref[1] ?? ref[2] ?? null, isInfant: false, reserved: null };
}

function partsOf(text: string): string[] {
  const begin = text.trimStart();
  const trimmed = (parts: string[]) => parts.map((part) => part.trim());
  // Amadeus entries use dashes, and dashes or slashes between the names at their end.
  if (/^(?:[A-Z]{1,2}[ \t]?)?-/.test(begin)) return trimmed(begin.split(/[-/]/));
  if (begin.includes('/')) return trimmed(begin.split('/'));
  return begin.split(/[ \t]+/);
}

interface Fields {
  type: string;
  issuer: string;
  number: string;
  nationality: string;
  birth: string;
  gender: string;
  expiry: string;
  names: string[];
}

/** Assigns the parts by the position of the sex, or of the birth date before it, since displays differ in leading separators. */
function placed(parts: readonly string[]): Fields | null {
  const at = anchorOf(parts);
  if (at === null) return null;
  const before = parts.slice(0, at);
  if (before.at(-1) === 'DB' && before.every((part) => part === '' || part === 'DB')) {
    const [birth = '', gender = '', ...names] = parts.slice(at);
    return { type: 'DB', issuer: '', number: '', nationality: '', birth, gender, expiry: '', names };
  }
  if (before.slice(0, -4).some((part) => part !== '')) return null;
  const [type = '', issuer = '', number = '', nationality = ''] = [...Array<string>(4).fill(''), ...before].slice(-4);
  const [birth = '', gender = '', ...rest] = parts.slice(at);
  // A display may omit the expiry together with its field: then a name follows directly.
  const hasExpiry = rest[0] === '' || /\d/.test(rest[0] ?? '') || /^X{5,9}$/.test(rest[0] ?? '');
  return {
    type,
    issuer,
    number,
    nationality,
    birth,
    gender,
    expiry: hasExpiry ? (rest[0] ?? '') : '',
    names: rest.slice(hasExpiry ? 1 : 0),
  };
}

function anchorOf(parts: readonly string[]): number | null {
  const early = parts.slice(0, 7);
  const gender = early.findIndex((part, i) => i >= 2 && GENDER.test(part));
  if (gender !== -1) return gender - 1;
  const birth = early.findIndex((part, i) => i >= 1 && dateOf(part) !== null);
  if (birth !== -1) return birth;
  // Neither is readable: only the full form shows which is which.
  const full = parts[0] === '' ? 5 : 4;
  return parts.length >= full + 4 ? full : null;
}

function dateOf(text: string): DayMonthYear | null {
  const named = airlineDate(text);
  if (named) return named;
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text.trim()) ?? [];
  return year ? { year: Number(year), month: Number(month), day: Number(day), isShort: false } : null;
}

type Errors = Set<PassengerTextError>;

function countryOf(text: string, isPartial: boolean, errors: Errors): string | null {
  const code = text.replace(/\s/g, '');
  if (code === '' && isPartial) return null;
  const country = alpha3OfCode(code);
  if (country === null) errors.add('country');
  return country;
}

function numberOf(text: string, type: string | null, isPartial: boolean, errors: Errors): string | null {
  const number = text.replace(/\s/g, '');
  if (number === '' && isPartial) return null;
  if (!NUMBER.test(number)) errors.add('number');
  else if (type === 'I' && /^\d{17}[\dX]$/.test(number) && !isIdCardNumber(number)) errors.add('check-digit');
  return number === '' ? null : number;
}

function birthOf(text: string, today: IsoDate, errors: Errors): IsoDate | null {
  const parts = dateOf(text);
  const date = parts && bornOn(parts, today);
  const isOld = date !== null && Number(today.slice(0, 4)) - Number(date.slice(0, 4)) > OLDEST;
  if (date === null || isOld) errors.add('birth-date');
  else if (date > today) errors.add('future-birth');
  return date;
}

function expiryOf(text: string, today: IsoDate, errors: Errors): IsoDate | null {
  const parts = dateOf(text);
  const date = parts && expiryDate(parts);
  if (date === null) errors.add('expiry-date');
  else if (date < today) errors.add('expired');
  return date;
}

function genderOf(text: string, errors: Errors): 'M' | 'F' | 'U' | null {
  const [letter] = text;
  if (!GENDER.test(text)) errors.add('gender');
  if (letter === 'M' || letter === 'F') return GENDER.test(text) ? letter : null;
  return GENDER.test(text) ? 'U' : null;
}

interface Names {
  surname: string | null;
  given: string[];
  title: string | null;
  /** The names with their end read as a title, where ambiguous. */
  other?: DocsRecord['otherName'];
  isHolder: boolean;
  isInfant: boolean;
  ref: string | null;
}

function namesOf(parts: readonly string[], bearer: Bearer, reserved: string | null, errors: Errors): Names {
  const ref = parts.find((part) => PASSENGER.test(part)) ?? null;
  const { names, isHolder } = withoutHolder(
    parts.filter((part) => part !== '' && !PASSENGER.test(part) && !SEGMENTS.test(part)),
  );
  const { kept, split, isInfant } = withoutTitle(names, bearer, reserved);
  const { title, other } = split;
  if (isAgainst(bearer.gender, title)) errors.add('gender');
  const [surname = '', ...given] = [...kept, split.name].map((name) => spelt(name, bearer));
  const isGood = [surname, ...given].every((text) => NAME.test(text));
  if (given.length === 0 || !isGood || other) errors.add('name');
  return {
    surname: surname === '' ? null : surname,
    given,
    title,
    ...(other && given.length > 0
      ? { other: { surname, givenNames: [...given.slice(0, -1), spelt(other.name, bearer)], title: other.title } }
      : {}),
    isHolder,
    isInfant,
    ref,
  };
}

/** The last name without its title, and the names before it. A title is a separate field or at the end of that name. */
function withoutTitle(names: readonly string[], bearer: Bearer, reserved: string | null) {
  const ownTitle = names.length > 2 && isTitle(names.at(-1) ?? '') ? names.at(-1) : undefined;
  const own = ownTitle === undefined ? names : names.slice(0, -1);
  const [kept, last = ''] = [own.slice(0, -1), own.at(-1)];
  const kind = KIND.exec(last.slice(0, LONGEST_NAME));
  const printed = kind?.[1] ?? last;
  const first = kept[0] === undefined ? null : spelt(kept[0], bearer);
  const split: SplitName =
    ownTitle === undefined
      ? asReserved(splitTitle(printed, bearer.gender, first), reserved)
      : { name: printed, title: ownTitle };
  return { kept, split, isInfant: kind?.[2] === 'INF' };
}

/** Whether a name ends in a title, according to the reservation's name after it: `…/TABRIZI/SHAMS-1TABRIZI/SHAMS MR` has none. */
function asReserved(split: SplitName, reserved: string | null): SplitName {
  const { name, other } = split;
  if (!other || reserved === null) return split;
  const own = splitTitle(reserved.slice(reserved.indexOf('/') + 1).trim());
  if (own.name === name) return { name, title: own.title };
  return own.name === other.name ? other : split;
}

/** `/H` follows the names, and precedes them in some displays. */
function withoutHolder(names: readonly string[]): { names: readonly string[]; isHolder: boolean } {
  if (names.length > 2 && names[0] === 'H') return { names: names.slice(1), isHolder: true };
  const isHolder = names.length > 2 && names.at(-1) === 'H';
  return { names: isHolder ? names.slice(0, -1) : names, isHolder };
}
