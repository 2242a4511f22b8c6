import { birthdayOfIdCard, isIdCardNumber } from '../../../contract/id-card.ts';
import { type Layout, layoutsOf } from '../../../parsing/passenger-text/mrz-layouts.ts';
import { type DecodedZone, decodeZone, layoutRead } from './decode-zone.ts';
import { findBlobs } from './find-blobs.ts';
import { type Chain, findChains } from './find-chains.ts';
import { GLYPHS, type Layer } from './glyph-network.ts';
import { type GreyImage, inkOf } from './grey-image.ts';
import { groupRows, numberRows } from './group-rows.ts';
import { bestOf, type Chances, cellReader, readRow } from './read-cells.ts';
import { rowOf, stepAt } from './text-row.ts';

/** The mean log probability of a letter below which it is no machine-readable zone. */
const UNREADABLE = -0.9;
/** The radius of a letter's surroundings in pixels, for locating it. */
const AROUND = [16, 32];
const ID_CARD_LENGTH = 18;
const UNSURE_DIGIT = -1;
const MOST_SPARE = 4;

export type Found =
  | { kind: 'zone'; zone: DecodedZone; score: number }
  | { kind: 'id-card'; number: string; confidence: number };

/**
 * The lines of letters in a picture, the longest first.
 * @param image slightly blurred, so that noise is no ink.
 */
export function findText(image: GreyImage): Chain[] {
  let most: Chain[] = [];
  for (const around of AROUND) {
    const chains = findChains(findBlobs(inkOf(image, around), image.width, image.height));
    if (chains.length > most.length) most = chains;
    if (chains.length >= 2 && chains.slice(0, 2).every((chain) => chain.length >= 26)) return chains;
  }
  return most;
}

/** The direction of the longest line in degrees, clockwise from the horizontal; null if there is none. */
export function angleOf(chains: readonly Chain[]): number | null {
  const [longest] = chains;
  if (!longest) return null;
  const row = rowOf(longest, false);
  const { step } = stepAt(row.at, (row.first + row.last) / 2);
  return (Math.atan2(step[1], step[0]) * 180) / Math.PI;
}

/** Reads the machine-readable zone, or else a Chinese identity card's number; null if there is neither. */
export function readText(image: GreyImage, chains: readonly Chain[], layers: readonly Layer[]): Found | null {
  let best: { zone: DecodedZone; score: number; worth: number } | null = null;
  for (const isBackwards of [false, true])
    for (const group of groupRows(chains, isBackwards)) {
      const readers = group.map((row) => cellReader(image, row, layers));
      const readAs = (layout: Layout) => {
        const rows = group.map((row, i) =>
          readRow(readers[i] ?? (() => new Float32Array(GLYPHS.length)), row, layout.lines[i] ?? ''),
        );
        const score = rows.reduce((sum, row) => sum + row.score, 0) / rows.length;
        return { layout, cells: rows.map(({ cells }) => cells), score };
      };
      for (const plain of layoutsOf(group.length)) {
        const first = readAs(plain);
        // A visa has letters where other documents of its size have only digits.
        const own = layoutRead(first.cells, plain);
        const { layout, cells, score } = own === plain ? first : readAs(own);
        if (score < UNREADABLE) continue;
        const zone = decodeZone(cells, layout);
        const worth = score + Object.values(zone.checks).filter(Boolean).length;
        if (!best || worth > best.worth) best = { zone, score, worth };
      }
    }
  if (best && best.worth > 0) return { kind: 'zone', zone: best.zone, score: best.score };
  return readIdCard(image, chains, layers);
}

/** A Chinese identity card's number is alone in its line. */
function readIdCard(image: GreyImage, chains: readonly Chain[], layers: readonly Layer[]): Found | null {
  for (const isBackwards of [false, true])
    for (const row of numberRows(chains, ID_CARD_LENGTH, isBackwards)) {
      const read = cellReader(image, row, layers);
      const spare = ID_CARD_LENGTH - (row.last - row.first + 1);
      if (Math.abs(spare) > MOST_SPARE) continue;
      for (let i = 0; i <= Math.abs(spare); i += 1) {
        const number = numberAt(read, spare > 0 ? row.first - i : row.first + i);
        if (number) return { kind: 'id-card', ...number };
      }
    }
  return null;
}

const X = GLYPHS.indexOf('X');

function numberAt(read: (place: number) => Chances, start: number): { number: string; confidence: number } | null {
  const cells = Array.from({ length: ID_CARD_LENGTH }, (_, i) => read(start + i));
  const glyphs = cells.map((cell, i) => {
    const digit = bestOf(cell, 'd');
    return i === ID_CARD_LENGTH - 1 && (cell[X] ?? -99) > (cell[digit] ?? -99) ? X : digit;
  });
  const least = Math.min(...cells.map((cell, i) => cell[glyphs[i] ?? 0] ?? -99));
  const number = glyphs.map((glyph) => GLYPHS[glyph]).join('');
  if (least < UNSURE_DIGIT || !isIdCardNumber(number)) return null;
  return birthdayOfIdCard(number) > '1900' ? { number, confidence: Math.exp(least) } : null;
}
