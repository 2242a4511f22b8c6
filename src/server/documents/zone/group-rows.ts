import type { Chain } from './find-chains.ts';
import { rowOf, stepAt, type TextRow } from './text-row.ts';

/** Lines one below the other as in a machine-readable zone, from top to bottom. */
export type RowGroup = readonly TextRow[];

/** Distance of lines, in letter steps. */
const APART = { least: 1.1, most: 3.6 };
const ALIKE = 0.8;
const MOST_GROUPS = 6;
const MOST_LINES = 8;
/** Letters of a number that may be missing. */
const MOST_LOST = 3;

interface Way {
  readonly chain: Chain;
  readonly isBackwards: boolean;
  readonly row: TextRow;
}

/** The groups of three and of two lines among the chains, for text that runs along each chain or against it. */
export function groupRows(chains: readonly Chain[], isBackwards: boolean): RowGroup[] {
  const wayOf = (chain: Chain, back: boolean): Way => ({ chain, isBackwards: back, row: rowOf(chain, back) });
  const ways = chains
    .slice(0, MOST_LINES)
    .map((chain) => [wayOf(chain, isBackwards), wayOf(chain, !isBackwards)] as const);
  const below = (upper: Way): Way[] =>
    ways.flatMap((pair) =>
      pair.filter(({ chain, row }) => chain !== upper.chain && isBelow(upper.row, row)).slice(0, 1),
    );
  const pairs = ways.flatMap(([upper]) => below(upper).map((lower) => [upper, lower]));
  const triples = pairs.flatMap((pair) =>
    pair.slice(1).flatMap((lower) => below(lower).map((third) => [...pair, third])),
  );
  return [...triples.filter(isLongEnough(24)), ...pairs.filter(isLongEnough(30))].slice(0, MOST_GROUPS).map(alikeRows);
}

/** Sets the capitals' height of all lines to that of the line with the most. */
function alikeRows(group: readonly Way[]): RowGroup {
  const capital = Math.max(...group.map(({ row }) => row.capital));
  return group.map(({ chain, isBackwards }) => rowOf(chain, isBackwards, capital));
}

/** The parts of chains that may be a number of this length: what is printed before it may have joined its chain. */
export function numberRows(chains: readonly Chain[], length: number, isBackwards: boolean): TextRow[] {
  return chains.slice(0, MOST_LINES).flatMap((chain) => {
    // A letter may be missing within; letters slightly off are dropped when the line is fitted through the part.
    const parts = chain.flatMap((link) => {
      const part = chain.filter(({ place }) => place >= link.place && place < link.place + length);
      const isWhole = part.at(-1)?.place === link.place + length - 1;
      return isWhole && part.length >= length - MOST_LOST ? [part] : [];
    });
    return (parts.length > 0 ? parts : [chain]).map((part) => rowOf(part, isBackwards));
  });
}

const isLongEnough = (length: number) => (group: readonly Way[]) =>
  Math.max(...group.map(({ row: { first, last } }) => last - first + 1)) >= length;

/** Whether the second is below the first, with the distance and length of one zone's lines, and runs the same way. */
function isBelow(upper: TextRow, lower: TextRow): boolean {
  const middle = (upper.first + upper.last) / 2;
  const own = (lower.first + lower.last) / 2;
  const [one, other] = [stepAt(upper.at, middle), stepAt(lower.at, own)];
  const ratio = one.length / other.length;
  if (ratio < ALIKE || ratio > 1 / ALIKE) return false;
  const along = (one.step[0] * other.step[0] + one.step[1] * other.step[1]) / (one.length * other.length);
  if (along < 0.96) return false;
  const [[x1, y1], [x2, y2]] = [upper.at(middle), lower.at(own)];
  const apart = ((x2 - x1) * one.down[0] + (y2 - y1) * one.down[1]) / one.length;
  const aside = Math.abs((x2 - x1) * one.step[0] + (y2 - y1) * one.step[1]) / one.length ** 2;
  return apart > APART.least && apart < APART.most && aside < (upper.last - upper.first + 1) * 0.4;
}
