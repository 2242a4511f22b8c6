/** [line, from, to). */
export type Span = readonly [line: number, from: number, to: number];

/** A field with the position of its check digit; several spans are computed as one text. */
export interface CheckedSpan {
  readonly spans: readonly Span[];
  readonly digit: Span;
}

/** A type of machine-readable zone (ICAO Doc 9303, parts 4 to 7), for both pasted and photographed zones. */
export interface Layout {
  readonly width: number;
  /** One letter per position, a key of KINDS or a literal. */
  readonly lines: readonly string[];
  readonly number: CheckedSpan;
  /** Optional data where a number continues when it is longer than its field. */
  readonly more?: Span;
  readonly birth: CheckedSpan;
  /** Absent on French cards. */
  readonly expiry?: CheckedSpan;
  /** Absent on visas. */
  readonly composite?: CheckedSpan;
  readonly sex: Span;
  readonly issuer: Span;
  readonly nationality: Span;
  /** Surname and given names, or the surname alone where the given names are separate. */
  readonly names: Span;
  readonly givenNames?: Span;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** Characters allowed at a position: this distinguishes O from 0. A capital stands for itself. */
export const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from(LETTERS, (letter) => [letter, letter])),
  p: 'PV',
  i: 'IACV',
  c: 'IAC',
  l: LETTERS,
  n: `${LETTERS}<`,
  d: DIGITS,
  f: `${DIGITS}<`,
  a: `${DIGITS}${LETTERS}<`,
  s: 'MFX<',
};

/** A date with its check digit: unknown parts are fillers. */
const DATE = 'fffffff';
/** From this position of the second line on, two-line zones hold optional data. */
const OPTIONAL = 28;

const field = (line: number, from: number, to: number): CheckedSpan => ({
  spans: [[line, from, to]],
  digit: [line, to, to + 1],
});
/** The common part of two-line zones, up to the optional data. */
const twoLines = (width: number, first: string, digit: string) => ({
  width,
  number: field(1, 0, 9),
  birth: field(1, 13, 19),
  expiry: field(1, 21, 27),
  sex: [1, 20, 21] as const,
  issuer: [0, 2, 5] as const,
  nationality: [1, 10, 13] as const,
  names: [0, 5, width] as const,
  first: `${first}nlnn${'n'.repeat(width - 5)}`,
  second: `aaaaaaaaa${digit}lnn${DATE}s${DATE}`,
});
const composite = (width: number): CheckedSpan => ({
  spans: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, width - 1],
  ],
  digit: [1, width - 1, width],
});
const passport = twoLines(44, 'p', 'd');
const smallCard = twoLines(36, 'i', 'f');

/** TD3, Doc 9303-4. */
export const PASSPORT: Layout = {
  ...passport,
  lines: [passport.first, `${passport.second}${'a'.repeat(14)}fd`],
  composite: composite(44),
};
/** MRV-A and MRV-B, Doc 9303-7. */
const LARGE_VISA: Layout = { ...passport, lines: [passport.first, `${passport.second}${'a'.repeat(44 - OPTIONAL)}`] };
const SMALL_VISA: Layout = {
  ...smallCard,
  lines: [smallCard.first, `${smallCard.second}${'a'.repeat(36 - OPTIONAL)}`],
};
/** TD2, Doc 9303-6. */
export const TWO_LINE_CARD: Layout = {
  ...smallCard,
  lines: [smallCard.first, `${smallCard.second}${'a'.repeat(7)}d`],
  more: [1, OPTIONAL, 35],
  composite: composite(36),
};
/** French identity cards of 1988 to 2021, of TD2's size: their numbers begin with year, month and place of issue; they have no expiry. */
export const FRENCH_CARD: Layout = {
  width: 36,
  lines: [`IDFRA${'n'.repeat(25)}${'a'.repeat(6)}`, `ddddaaadddddd${'n'.repeat(14)}${DATE}sd`],
  number: field(1, 0, 12),
  birth: field(1, 27, 33),
  composite: {
    spans: [
      [0, 0, 36],
      [1, 0, 35],
    ],
    digit: [1, 35, 36],
  },
  sex: [1, 34, 35],
  issuer: [0, 2, 5],
  // Its holders are French.
  nationality: [0, 2, 5],
  names: [0, 5, 30],
  givenNames: [1, 13, 27],
};
/** TD1, Doc 9303-5. */
export const THREE_LINE_CARD: Layout = {
  width: 30,
  lines: [`cnlnn${'a'.repeat(9)}f${'a'.repeat(15)}`, `${DATE}s${DATE}lnn${'a'.repeat(11)}d`, 'n'.repeat(30)],
  number: field(0, 5, 14),
  more: [0, 15, 30],
  birth: field(1, 0, 6),
  expiry: field(1, 8, 14),
  composite: {
    spans: [
      [0, 5, 30],
      [1, 0, 7],
      [1, 8, 15],
      [1, 18, 29],
    ],
    digit: [1, 29, 30],
  },
  sex: [1, 7, 8],
  issuer: [0, 2, 5],
  nationality: [1, 15, 18],
  names: [2, 0, 30],
};

/** The possible layouts of a zone with so many lines; visas differ from documents of their size by the first letter alone. */
export function layoutsOf(lines: number): readonly Layout[] {
  return lines === 3 ? [THREE_LINE_CARD] : [PASSPORT, TWO_LINE_CARD, FRENCH_CARD];
}

const VISAS = new Map([
  [PASSPORT, LARGE_VISA],
  [TWO_LINE_CARD, SMALL_VISA],
]);
export const visaOf = (layout: Layout): Layout => VISAS.get(layout) ?? layout;

export const textAt = (lines: readonly string[], [line, from, to]: Span): string => lines[line]?.slice(from, to) ?? '';

/**
 * The position of the document number in these lines. One of more than nine characters continues in the optional data, followed there by
 * its check digit, and has `<` instead of the digit (Doc 9303-5, note j; 9303-6 alike): `592987654<3125<<` is 592987654312 with digit 5.
 */
export function numberIn(lines: readonly string[], { number, more }: Layout): CheckedSpan {
  if (!more || textAt(lines, number.digit) !== '<') return number;
  const length = /^[A-Z0-9]*/.exec(textAt(lines, more))?.[0].length ?? 0;
  if (length < 2) return number;
  const [line, from] = more;
  const end = from + length - 1;
  return { spans: [...number.spans, [line, from, end]], digit: [line, end, end + 1] };
}
