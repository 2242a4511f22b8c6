import type { IsoDate } from '../../contract/dates.ts';
import { alpha3OfCode } from '../text/countries.ts';
import { bornOn, expiryDate } from '../text/short-year.ts';
import {
  type CheckedSpan,
  FRENCH_CARD,
  type Layout,
  numberIn,
  PASSPORT,
  THREE_LINE_CARD,
  TWO_LINE_CARD,
  textAt,
  visaOf,
} from './mrz-layouts.ts';
import { type DocsRecord, type PassengerTextError, type PassengerTextResult, resultOf } from './types.ts';

const WEIGHTS = [7, 3, 1];

/** The check digit of ICAO Doc 9303-3: digits as they are, letters from 10, fillers zero, weighted 7, 3, 1. */
export function mrzCheckDigit(text: string): string {
  const valueOf = (c: string): number => (c === '<' ? 0 : /\d/.test(c) ? Number(c) : c.charCodeAt(0) - 55);
  return String([...text].reduce((sum, c, i) => sum + valueOf(c) * (WEIGHTS[i % 3] ?? 0), 0) % 10);
}

const FIRST = /^[PVIAC][A-Z<][A-Z<]{3}[A-Z0-9<]{3,}$/;
const SECOND_OF_TWO = /^[A-Z0-9<]{10}[A-Z<]{3}[A-Z0-9<]{15,}$/;
/** The same with digits wherever they are required. */
const SURE_SECOND = /^[A-Z0-9<]{9}[\d<][A-Z<]{3}[\d<]{6}\d[MFX<][\d<]{7}/;
const SECOND_OF_THREE = /^[A-Z0-9<]{7}[MFX<][A-Z0-9<]{7}[A-Z<]{3}[A-Z0-9<]{0,12}$/;
const FIRST_OF_FRENCH = /^IDFRA[A-Z<]{25}[A-Z0-9<]{6}$/;
const SECOND_OF_FRENCH = /^[A-Z0-9<]{13}[A-Z<]{14}[0-9<]{6}\d[MFX<]\d$/;

const cleaned = (line: string): string =>
  line.toUpperCase().replaceAll('«', '<<').replaceAll('‹', '<').replaceAll(/\s/g, '');

/** Zones pasted as one line: their length, and their lines. */
const ON_ONE_LINE = [PASSPORT, TWO_LINE_CARD, THREE_LINE_CARD];

/** A machine-readable zone that begins at `lines[at]`, and the number of its lines; null without one. */
export function readMrzAt(
  lines: readonly string[],
  at: number,
  today: IsoDate,
): { result: PassengerTextResult; length: number } | null {
  const raw = lines[at] ?? '';
  // A first line that lost its fillers in a chat is one word.
  const isWord = !raw.includes('<');
  if (raw.length > 120 || (isWord && /\s/.test(raw.trim()))) return null;
  const first = cleaned(raw);
  for (const layout of ON_ONE_LINE) {
    const { width, lines: own } = layout;
    if (first.length !== width * own.length) continue;
    const zone = zoneOf(own.map((_, i) => first.slice(i * width, (i + 1) * width)));
    if (zone?.lines.length === own.length) return { result: readZone(zone, today), length: 1 };
  }
  const rest = lines.slice(at + 1, at + 3).map((line) => (line.length > 120 ? '' : cleaned(line)));
  const zone = zoneOf([first, ...rest]);
  if (!zone || (isWord && !(isOfCountry(first) && hasRightDigits(padded(zone), zone.layout)))) return null;
  return { result: readZone(zone, today), length: zone.lines.length };
}

interface Zone {
  readonly lines: readonly string[];
  readonly layout: Layout;
}

/** The type of zone that these lines begin with. */
function zoneOf([first = '', second = '', third = '']: readonly string[]): Zone | null {
  if (!FIRST.test(first)) return null;
  if (SECOND_OF_THREE.test(second) && /^[A-Z<]{3,30}$/.test(third) && first.length <= 30)
    return { lines: [first, second, third], layout: THREE_LINE_CARD };
  const lines = [first, second];
  if (FIRST_OF_FRENCH.test(first.padEnd(36, '<')) && SECOND_OF_FRENCH.test(second))
    return { lines, layout: FRENCH_CARD };
  if (!SECOND_OF_TWO.test(second)) return null;
  const isVisa = first.startsWith('V');
  // Chats drop trailing fillers; only a visa's second line may end in some.
  const isSmall = first.length <= 36 && (isVisa ? second.length <= 36 : second.length === 36);
  const size = isSmall ? TWO_LINE_CARD : PASSPORT;
  // A single name, or one that fills the line, has no gap in it.
  const isSure = first.includes('<<') || (SURE_SECOND.test(second) && isOfCountry(first));
  return isSure ? { lines, layout: isVisa ? visaOf(size) : size } : null;
}

const isOfCountry = (first: string): boolean => alpha3OfCode(first.slice(2, 5).replaceAll('<', '')) !== null;

type Errors = Set<PassengerTextError>;

function readZone(zone: Zone, today: IsoDate): PassengerTextResult {
  const { layout } = zone;
  const errors: Errors = new Set();
  const lines = padded(zone);
  if (lines.some((line) => line.length !== layout.width)) errors.add('format');
  const numberAt = numberIn(lines, layout);
  if (!hasRightDigits(lines, layout)) errors.add('check-digit');
  const sex = textAt(lines, layout.sex);
  if (!/[MFX<]/.test(sex)) errors.add('gender');
  const type = lines[0]?.slice(0, 2).replace('<', '') ?? '';
  const record: DocsRecord = {
    airline: null,
    // The second letter of passports and visas is for the issuing country's use.
    documentType: /^[PV]/.test(type) ? type.slice(0, 1) : type,
    issuingCountry: countryOf(textAt(lines, layout.issuer), errors),
    number: numberOf(fieldText(lines, numberAt), errors),
    nationality: countryOf(textAt(lines, layout.nationality), errors),
    birthDate: birthOf(fieldText(lines, layout.birth), today, errors),
    gender: sex === 'M' || sex === 'F' ? sex : 'U',
    infant: false,
    expiryDate: layout.expiry ? expiryOf(fieldText(lines, layout.expiry), today, errors) : null,
    ...namesOf(lines, layout, errors),
    title: null,
    primaryHolder: false,
    passengerRef: null,
  };
  return resultOf(record, errors);
}

const padded = ({ lines, layout }: Zone): string[] => lines.map((line) => line.padEnd(layout.width, '<'));

const fieldText = (lines: readonly string[], { spans }: CheckedSpan): string =>
  spans.map((span) => textAt(lines, span)).join('');

/** Whether a field's check digit is valid; true for fields that the layout lacks. */
const isRight = (lines: readonly string[], field: CheckedSpan | undefined): boolean =>
  !field || mrzCheckDigit(fieldText(lines, field)) === textAt(lines, field.digit).replace('<', '0');

const hasRightDigits = (lines: readonly string[], layout: Layout): boolean =>
  [numberIn(lines, layout), layout.birth, layout.expiry, layout.composite].every((field) => isRight(lines, field));

function numberOf(text: string, errors: Errors): string | null {
  const number = text.replaceAll('<', '');
  if (number === '') errors.add('number');
  return number === '' ? null : number;
}

function countryOf(text: string, errors: Errors): string | null {
  const found = alpha3OfCode(text.replaceAll('<', ''));
  if (found === null) errors.add('country');
  return found;
}

/** Unknown parts of a birth date are fillers (Doc 9303-3), or zeros in some countries. */
const BIRTH_UNKNOWN = /^(?:\d{4}(?:<<|00)|\d{2}(?:<<<<|0000)|<{6}|0{6})$/;

function birthOf(text: string, today: IsoDate, errors: Errors): IsoDate | null {
  const date = dateOf(text, (parts) => bornOn(parts, today));
  if (date === null) errors.add(BIRTH_UNKNOWN.test(text) ? 'birth-unknown' : 'birth-date');
  else if (date > today) errors.add('future-birth');
  return date;
}

/** For a document without expiry. */
const NEVER = '<<<<<<';

function expiryOf(text: string, today: IsoDate, errors: Errors): IsoDate | null {
  if (text === NEVER) return null;
  const date = dateOf(text, expiryDate);
  if (date === null) errors.add('expiry-date');
  else if (date < today) errors.add('expired');
  return date;
}

const SURNAME = /^[A-Z]+(?:<[A-Z]+)*$/;

/**
 * The names. A field that is full to its last position may have been truncated. A single name is the surname (Doc 9303-3), also where a
 * state prints it after an empty one.
 */
function namesOf(lines: readonly string[], layout: Layout, errors: Errors): Pick<DocsRecord, 'surname' | 'givenNames'> {
  const fields = [layout.names, ...(layout.givenNames ? [layout.givenNames] : [])].map((span) => textAt(lines, span));
  const [first = '', ...rest] = fields.flatMap((text) => text.replace(/<+$/, '').split('<<'));
  const others = rest.join('<').split('<').filter(Boolean);
  const surname = first === '' ? others.join('<') : first;
  const givenNames = first === '' ? [] : others;
  const isFull = fields.some((text) => !text.endsWith('<'));
  const isGood = SURNAME.test(surname) && givenNames.every((name) => /^[A-Z]+$/.test(name));
  if (!isGood) errors.add('name');
  // A surname that fills the whole name line may have left no room for the given names.
  else if (givenNames.length === 0 && (!isFull || layout.givenNames)) errors.add('given-name');
  if (!errors.has('format') && isFull) errors.add('name-cut');
  return { surname: surname === '' ? null : surname.replaceAll('<', ' '), givenNames };
}

function dateOf(
  text: string,
  read: (date: { day: number; month: number; year: number; isShort: boolean }) => IsoDate | null,
) {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year ? read({ day: Number(day), month: Number(month), year: Number(year), isShort: true }) : null;
}
