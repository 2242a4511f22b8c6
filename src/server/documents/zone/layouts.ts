/** [line, from, to). */
export type Span = readonly [line: number, from: number, to: number];

/** A field with the place of its check digit; several spans are counted as one text. */
export interface CheckedSpan {
  readonly spans: readonly Span[];
  readonly digit: Span;
}

/** A kind of machine-readable zone (ICAO Doc 9303, parts 4 to 7). */
export interface Layout {
  /** One letter a place: what may stand there, by the names of KINDS. */
  readonly lines: readonly string[];
  readonly number: CheckedSpan;
  readonly birth: CheckedSpan;
  readonly expiry: CheckedSpan;
  /** Absent on visas. */
  readonly composite?: CheckedSpan;
  readonly sex: Span;
  readonly issuer: Span;
  readonly nationality: Span;
  readonly names: Span;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** What may stand at a place: this is what tells O from 0. */
export const KINDS: Readonly<Record<string, string>> = {
  p: 'PV',
  i: 'IAC',
  l: LETTERS,
  n: `${LETTERS}<`,
  d: DIGITS,
  f: `${DIGITS}<`,
  a: `${DIGITS}${LETTERS}<`,
  s: 'MFX<',
};

const field = (line: number, from: number, to: number): CheckedSpan => ({
  spans: [[line, from, to]],
  digit: [line, to, to + 1],
});
const twoLines = (width: number, first: string) => ({
  number: field(1, 0, 9),
  birth: field(1, 13, 19),
  expiry: field(1, 21, 27),
  sex: [1, 20, 21] as const,
  issuer: [0, 2, 5] as const,
  nationality: [1, 10, 13] as const,
  names: [0, 5, width] as const,
  first: `${first}nlnn${'n'.repeat(width - 5)}`,
  second: `aaaaaaaaadlnn${'d'.repeat(7)}s${'d'.repeat(7)}`,
});
const composite = (width: number): CheckedSpan => ({
  spans: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, width - 1],
  ],
  digit: [1, width - 1, width],
});
const passport = twoLines(44, 'p');
const smallCard = twoLines(36, 'i');

export const PASSPORT: Layout = {
  ...passport,
  lines: [passport.first, `${passport.second}${'a'.repeat(14)}fd`],
  composite: composite(44),
};
const VISA: Layout = { ...passport, lines: [passport.first, `${passport.second}${'a'.repeat(16)}`] };
export const TWO_LINE_CARD: Layout = {
  ...smallCard,
  lines: [smallCard.first, `${smallCard.second}${'a'.repeat(7)}d`],
  composite: composite(36),
};
export const THREE_LINE_CARD: Layout = {
  lines: [
    `inlnn${'a'.repeat(9)}f${'a'.repeat(15)}`,
    `${'d'.repeat(7)}s${'d'.repeat(7)}lnn${'a'.repeat(11)}d`,
    'n'.repeat(30),
  ],
  number: field(0, 5, 14),
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

/** The layouts that a zone of so many lines may have; the visa differs from the passport by its first letter alone. */
export function layoutsOf(lines: number): readonly Layout[] {
  return lines === 3 ? [THREE_LINE_CARD] : [PASSPORT, TWO_LINE_CARD];
}

export const visaOf = (layout: Layout): Layout => (layout === PASSPORT ? VISA : layout);
