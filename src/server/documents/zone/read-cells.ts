import { KINDS } from '../../../parsing/passenger-text/mrz-layouts.ts';
import { classify, GLYPHS, type Layer } from './glyph-network.ts';
import { cutPatch } from './glyph-patch.ts';
import type { GreyImage } from './grey-image.ts';
import { stepAt, type TextRow } from './text-row.ts';

/** The logarithm of the probability of each of GLYPHS at one place. */
export type Chances = Float32Array;

/** Letters of a row that may be missing at its ends. */
const MOST_LOST = 10;

const allowed = new Map(
  Object.entries(KINDS).map(([kind, glyphs]) => [kind, [...glyphs].map((glyph) => GLYPHS.indexOf(glyph))]),
);

/** The indexes into GLYPHS that a kind of place allows. */
export function allowedAt(kind: string): readonly number[] {
  return allowed.get(kind) ?? [];
}

/** The most probable of the allowed glyphs, as an index into GLYPHS. */
export function bestOf(chances: Chances, kind: string): number {
  return allowedAt(kind).reduce(
    (best, glyph) => ((chances[glyph] ?? -99) > (chances[best] ?? -99) ? glyph : best),
    allowedAt(kind)[0] ?? 0,
  );
}

/** Reads single places of one row, each once. */
export function cellReader(image: GreyImage, row: TextRow, layers: readonly Layer[]): (place: number) => Chances {
  const known = new Map<number, Chances>();
  return (place) => {
    const found = known.get(place);
    if (found) return found;
    const { step } = stepAt(row.at, place);
    const chances = classify(layers, cutPatch(image, { middle: row.at(place), step, capital: row.capital }));
    known.set(place, chances);
    return chances;
  };
}

/** How well a row fits what its places allow, and what is at each; the row may begin some letters before the first one found. */
export function readRow(
  read: (place: number) => Chances,
  row: TextRow,
  kinds: string,
): { cells: Chances[]; score: number } {
  const length = row.last - row.first + 1;
  const spare = kinds.length - length;
  const starts =
    Math.abs(spare) > MOST_LOST
      ? []
      : Array.from({ length: Math.abs(spare) + 1 }, (_, i) => (spare > 0 ? row.first - i : row.first + i));
  let best: { cells: Chances[]; score: number } = { cells: [], score: Number.NEGATIVE_INFINITY };
  for (const start of starts) {
    const cells = Array.from(kinds, (_, i) => read(start + i));
    const score = cells.reduce((sum, cell, i) => sum + (cell[bestOf(cell, kinds[i] ?? 'a')] ?? 0), 0) / cells.length;
    if (score > best.score) best = { cells, score };
  }
  return best;
}
