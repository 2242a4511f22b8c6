import type { IsoDate } from '../../contract/dates.ts';
import { alpha3OfCode } from '../text/countries.ts';
import { expiryDate, pastDate } from '../text/short-year.ts';
import { type DocsRecord, type PassengerTextError, type PassengerTextResult, resultOf } from './types.ts';

/** Where the fields of a machine-readable zone stand: [line, from, to). ICAO Doc 9303, parts 4 to 6. */
interface Layout {
  readonly lines: number;
  readonly width: number;
  readonly number: Span;
  readonly nationality: Span;
  readonly birth: Span;
  readonly sex: Span;
  readonly expiry: Span;
  readonly names: Span;
  /** What the last check digit counts, and where it stands. */
  readonly composite: readonly Span[];
  readonly compositeAt: Span;
}
type Span = readonly [line: number, from: number, to: number];

const twoLines = (width: number): Layout => ({
  lines: 2,
  width,
  number: [1, 0, 9],
  nationality: [1, 10, 13],
  birth: [1, 13, 19],
  sex: [1, 20, 21],
  expiry: [1, 21, 27],
  names: [0, 5, width],
  composite: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, width - 1],
  ],
  compositeAt: [1, width - 1, width],
});
const PASSPORT = twoLines(44);
const TWO_LINE_CARD = twoLines(36);
const THREE_LINE_CARD: Layout = {
  lines: 3,
  width: 30,
  number: [0, 5, 14],
  nationality: [1, 15, 18],
  birth: [1, 0, 6],
  sex: [1, 7, 8],
  expiry: [1, 8, 14],
  names: [2, 0, 30],
  composite: [
    [0, 5, 30],
    [1, 0, 7],
    [1, 8, 15],
    [1, 18, 29],
  ],
  compositeAt: [1, 29, 30],
};

const WEIGHTS = [7, 3, 1];

/** The check digit of ICAO Doc 9303-3: digits as they are, letters from 10, fillers nothing, weighted 7, 3, 1. */
export function mrzCheckDigit(text: string): string {
  const valueOf = (c: string): number => (c === '<' ? 0 : /\d/.test(c) ? Number(c) : c.charCodeAt(0) - 55);
  return String([...text].reduce((sum, c, i) => sum + valueOf(c) * (WEIGHTS[i % 3] ?? 0), 0) % 10);
}

const FIRST = /^[PVIAC][A-Z<][A-Z<]{3}[A-Z0-9<]{3,}$/;
const SECOND_OF_TWO = /^[A-Z0-9<]{10}[A-Z<]{3}[A-Z0-9<]{15,}$/;
const SECOND_OF_THREE = /^[A-Z0-9]{7}[MFX<][A-Z0-9]{7}[A-Z<]{3}[A-Z0-9<]{0,12}$/;

const cleaned = (line: string): string =>
  line.toUpperCase().replaceAll('«', '<<').replaceAll('‹', '<').replaceAll(/\s/g, '');

/** A machine-readable zone that begins at `lines[at]`, and how many lines it takes up; null when none begins there. */
export function readMrzAt(
  lines: readonly string[],
  at: number,
  today: IsoDate,
): { result: PassengerTextResult; length: number } | null {
  const raw = lines[at] ?? '';
  if (raw.length > 120 || !raw.includes('<')) return null;
  const first = cleaned(raw);
  if (/^.{88}$/.test(first) && FIRST.test(first.slice(0, 44))) {
    return { result: readZone([first.slice(0, 44), first.slice(44)], PASSPORT, today), length: 1 };
  }
  if (!FIRST.test(first)) return null;
  const rest = lines.slice(at + 1, at + 3).map((line) => (line.length > 120 ? '' : cleaned(line)));
  const [second = '', third = ''] = rest;
  if (SECOND_OF_THREE.test(second) && /^[A-Z<]{3,30}$/.test(third) && first.length <= 30) {
    return { result: readZone([first, second, third], THREE_LINE_CARD, today), length: 3 };
  }
  if (!first.includes('<<') || !SECOND_OF_TWO.test(second)) return null;
  const layout = first.length === 36 && second.length === 36 ? TWO_LINE_CARD : PASSPORT;
  return { result: readZone([first, second], layout, today), length: 2 };
}

function readZone(given: readonly string[], layout: Layout, today: IsoDate): PassengerTextResult {
  const errors = new Set<PassengerTextError>();
  // Chats drop the fillers at the end of a line.
  const zone = given.map((line) => line.padEnd(layout.width, '<'));
  if (zone.some((line) => line.length !== layout.width)) errors.add('format');
  const part = ([line, from, to]: Span): string => zone[line]?.slice(from, to) ?? '';
  const after = ([line, , to]: Span): Span => [line, to, to + 1];
  const checks: [text: string, digit: string][] = [
    ...[layout.number, layout.birth, layout.expiry].map((span): [string, string] => [part(span), part(after(span))]),
    [layout.composite.map(part).join(''), part(layout.compositeAt)],
  ];
  if (checks.some(([text, digit]) => mrzCheckDigit(text) !== digit.replace('<', '0'))) errors.add('check-digit');
  const number = part(layout.number).replaceAll('<', '');
  if (number === '') errors.add('number');
  const country = (text: string): string | null => {
    const found = alpha3OfCode(text.replaceAll('<', ''));
    if (found === null) errors.add('country');
    return found;
  };
  const birthDate = dateOf(part(layout.birth), (date) => pastDate(date, today));
  if (birthDate === null) errors.add('birth-date');
  const expiry = dateOf(part(layout.expiry), expiryDate);
  if (expiry === null) errors.add('expiry-date');
  else if (expiry < today) errors.add('expired');
  const sex = part(layout.sex);
  if (!/[MFX<]/.test(sex)) errors.add('gender');
  const [surname = '', ...given1] = part(layout.names).replace(/<+$/, '').split('<<');
  const givenNames = given1.join('<').split('<').filter(Boolean);
  const isNamed =
    /^[A-Z]+(?:<[A-Z]+)*$/.test(surname) && givenNames.length > 0 && givenNames.every((name) => /^[A-Z]+$/.test(name));
  if (!isNamed) errors.add('name');
  const record: DocsRecord = {
    airline: null,
    documentType: zone[0]?.[0] === 'P' ? 'P' : (zone[0]?.slice(0, 2).replace('<', '') ?? null),
    issuingCountry: country(part([0, 2, 5])),
    number: number === '' ? null : number,
    nationality: country(part(layout.nationality)),
    birthDate,
    gender: sex === 'M' || sex === 'F' ? sex : 'U',
    infant: false,
    expiryDate: expiry,
    surname: surname === '' ? null : surname.replaceAll('<', ' '),
    givenNames,
    title: null,
    primaryHolder: false,
    passengerRef: null,
  };
  return resultOf(record, errors);
}

function dateOf(
  text: string,
  read: (date: { day: number; month: number; year: number; isShort: boolean }) => IsoDate | null,
) {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year ? read({ day: Number(day), month: Number(month), year: Number(year), isShort: true }) : null;
}
