import {
  type CheckedSpan,
  type Layout,
  numberIn,
  type Span,
  visaOf,
} from '../../../parsing/passenger-text/mrz-layouts.ts';
import { mrzCheckDigit } from '../../../parsing/passenger-text/mrz-text.ts';
import { alpha3OfCode } from '../../../parsing/text/countries.ts';
import { GLYPHS } from './glyph-network.ts';
import { allowedAt, bestOf, type Chances } from './read-cells.ts';

/** The current reading of all places, which corrections may change. */
interface Reading {
  readonly layout: Layout;
  readonly cells: readonly (readonly Chances[])[];
  /** Indexes into GLYPHS. */
  readonly glyphs: number[][];
}

export interface DecodedZone {
  readonly layout: Layout;
  readonly lines: readonly string[];
  /** The number's place: it may be longer than its field. */
  readonly number: CheckedSpan;
  /** Whether the check digits of the number, the dates and the composite match, with or without correcting a doubtful letter. */
  readonly checks: Readonly<Record<'number' | 'birth' | 'expiry' | 'composite', boolean>>;
  /** The lowest probability of a letter of a span, 0 to 1. */
  confidence(spans: readonly Span[]): number;
}

/** A letter is only corrected by its check digit if the other reading is nearly as probable (logarithms). */
const DOUBT = 7;
const MOST_TRIES = 12;
const TRAILING = /<{3}.*$/;
const NAME = /[A-Z]{3}/;
const FILLER = GLYPHS.indexOf('<');

const textOfCells = (glyphs: readonly (readonly number[])[]) =>
  glyphs.map((line) => line.map((glyph) => GLYPHS[glyph] ?? '<').join(''));

/** The layout by the zone's first letter: a visa, or another document of the same size. */
export function layoutRead(cells: readonly (readonly Chances[])[], plain: Layout): Layout {
  const first = cells[0]?.[0] ?? new Float32Array(GLYPHS.length);
  return GLYPHS[bestOf(first, plain.lines[0]?.[0] ?? 'p')] === 'V' ? visaOf(plain) : plain;
}

/** Decodes the probabilities of each place into lines: letters and digits by their place, then doubtful ones by the check digits. */
export function decodeZone(cells: readonly (readonly Chances[])[], plain: Layout): DecodedZone {
  const layout = layoutRead(cells, plain);
  const glyphs = cells.map((line, row) => line.map((cell, i) => bestOf(cell, kindAt(layout, row, i))));
  const reading: Reading = { layout, cells, glyphs };
  settleDate(reading, layout.birth);
  settleDate(reading, layout.expiry);
  const number = numberIn(textOfCells(glyphs), layout);
  const before = isRight(reading, layout.composite);
  const corrected = [number, layout.birth, layout.expiry].map((field) => {
    if (isRight(reading, field)) return false;
    return putRight(reading, field);
  });
  if (!before && !isRight(reading, layout.composite) && !corrected.some(Boolean))
    putRight(reading, layout.composite, true);
  const composite = isRight(reading, layout.composite);
  // A correction must also match the composite check digit: one digit alone matches by chance one time in ten.
  const holds = (field: CheckedSpan | undefined, i: number) => isRight(reading, field) && (!corrected[i] || composite);
  knowCountry(reading, layout.issuer);
  knowCountry(reading, layout.nationality);
  const lines = linesOf(reading);
  return {
    layout,
    lines,
    number,
    checks: {
      number: holds(number, 0),
      birth: holds(layout.birth, 1),
      expiry: holds(layout.expiry, 2),
      composite,
    },
    confidence: (spans) => Math.min(...placesOf(spans).map(([row, i]) => chanceOf(reading, row, i))),
  };
}

/** A date is digits, except that its end may be unknown in pairs: a lone filler among them is a misread digit. */
const DATE = /^(?:\d{6}|\d{4}<<|\d\d<{4}|<{6})$/;

function settleDate(reading: Reading, field: CheckedSpan | undefined): void {
  if (!field || DATE.test(textOf(reading, field.spans))) return;
  for (const [row, i] of placesOf(field.spans)) {
    const cell = reading.cells[row]?.[i];
    if (cell) write(reading, row, i, bestOf(cell, 'd'));
  }
}

function kindAt(layout: Layout, row: number, i: number): string {
  return layout.lines[row]?.[i] ?? 'a';
}

/** The probability of what is read at a place among all that the place allows. */
function chanceOf({ layout, cells, glyphs }: Reading, row: number, i: number): number {
  const cell = cells[row]?.[i];
  if (!cell) return 0;
  const total = allowedAt(kindAt(layout, row, i)).reduce((sum, glyph) => sum + Math.exp(cell[glyph] ?? -99), 0);
  return Math.exp(cell[glyphs[row]?.[i] ?? 0] ?? -99) / Math.max(total, 1e-12);
}

function placesOf(spans: readonly Span[]): [row: number, i: number][] {
  return spans.flatMap(([row, from, to]) =>
    Array.from({ length: to - from }, (_, i): [number, number] => [row, from + i]),
  );
}

function textOf({ glyphs }: Reading, spans: readonly Span[]): string {
  return placesOf(spans)
    .map(([row, i]) => GLYPHS[glyphs[row]?.[i] ?? 0] ?? '<')
    .join('');
}

function isRight(reading: Reading, field: CheckedSpan | undefined): boolean {
  if (!field) return false;
  const digit = textOf(reading, [field.digit]);
  return mrzCheckDigit(textOf(reading, field.spans)) === (digit === '<' ? '0' : digit);
}

/** Tries the next most probable readings of one letter, then of two, until the check digit matches. */
function putRight(reading: Reading, field: CheckedSpan | undefined, onlyDigit = false): boolean {
  if (!field) return false;
  const places = placesOf(onlyDigit ? [field.digit] : [...field.spans, field.digit]);
  const doubts = places
    .flatMap(([row, i]) => doubtsAt(reading, row, i))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, MOST_TRIES);
  const pairs = doubts.flatMap((one, k) => doubts.slice(k + 1).map((other) => [one, other]));
  const tries = [...doubts.map((one) => [one]), ...pairs]
    .map((changes) => ({ changes, gap: changes.reduce((sum, { gap }) => sum + gap, 0) }))
    .filter(({ gap }) => gap < DOUBT)
    .sort((a, b) => a.gap - b.gap)
    .slice(0, MOST_TRIES);
  for (const { changes } of tries) {
    const before = changes.map(({ row, i }) => reading.glyphs[row]?.[i] ?? 0);
    for (const { row, i, glyph } of changes) write(reading, row, i, glyph);
    if (isRight(reading, field)) return true;
    for (const [k, { row, i }] of changes.entries()) write(reading, row, i, before[k] ?? 0);
  }
  return false;
}

function doubtsAt({ layout, cells, glyphs }: Reading, row: number, i: number) {
  const cell = cells[row]?.[i];
  const own = glyphs[row]?.[i] ?? 0;
  const kind = kindAt(layout, row, i);
  // Between digit and filler the neighbours have decided.
  if (!cell || (kind === 'f' && own === FILLER)) return [];
  return allowedAt(kind)
    .map((glyph) => ({ row, i, glyph, gap: (cell[own] ?? 0) - (cell[glyph] ?? -99) }))
    .filter(({ glyph, gap }) => glyph !== own && gap < DOUBT && !(kind === 'f' && glyph === FILLER));
}

function write(reading: Reading, row: number, i: number, glyph: number): void {
  const line = reading.glyphs[row];
  if (line) line[i] = glyph;
}

/** Corrects a country code to an existing one, if only one doubtful letter is wrong. */
function knowCountry(reading: Reading, span: Span): void {
  const isKnown = () => alpha3OfCode(textOf(reading, [span]).replaceAll('<', '')) !== null;
  if (isKnown()) return;
  const doubts = placesOf([span]).flatMap(([row, i]) => doubtsAt(reading, row, i));
  for (const { row, i, glyph } of doubts.sort((a, b) => a.gap - b.gap)) {
    const before = reading.glyphs[row]?.[i] ?? 0;
    write(reading, row, i, glyph);
    if (isKnown()) return;
    write(reading, row, i, before);
  }
}

/** The lines as text. Only fillers follow the names: lone letters among them were misread. */
function linesOf(reading: Reading): string[] {
  const { names, givenNames } = reading.layout;
  return textOfCells(reading.glyphs).map((text, row) =>
    [names, givenNames].reduce((line, span) => (span?.[0] === row ? withFillers(line, span) : line), text),
  );
}

function withFillers(line: string, [, from, to]: Span): string {
  const names = line.slice(from, to).replace(TRAILING, (end) => (NAME.test(end) ? end : '<'.repeat(end.length)));
  return line.slice(0, from) + names + line.slice(to);
}
