import type { Chain, Link } from './find-chains.ts';
import type { Point } from './grey-image.ts';

/** A line of letters in the picture; places are integers, one per letter. */
export interface TextRow {
  /** The first and the last place with a letter found. */
  readonly first: number;
  readonly last: number;
  /** Height of capitals in pixels. */
  readonly capital: number;
  /** The middle of the letter at a place. */
  at(place: number): Point;
}

/** Letters this far from the line, in steps, do not belong to it. */
const STRAY = 0.35;
const TALL = 0.85;

/**
 * Fits a line through a chain. In a page seen at an angle letters grow smaller along it: their places follow x = (a + b i) / (1 + c i), and
 * y likewise with the same c.
 * @param isBackwards reads the chain from its other end.
 * @param capital height of capitals if known better than from this line, which may be nearly all fillers.
 */
export function rowOf(chain: Chain, isBackwards: boolean, capital?: number): TextRow {
  const links = isBackwards ? chain.map(({ place, blob }) => ({ place: -place, blob })).reverse() : chain;
  let kept: readonly Link[] = links;
  let at = fit(kept);
  for (let round = 0; round < 2; round += 1) {
    const straight = at;
    kept = links.filter(({ place, blob }) => {
      const [x, y] = straight(place);
      return Math.hypot(blob.x - x, blob.y - y) < STRAY * stepAt(straight, place).length;
    });
    if (kept.length < 8) kept = links;
    at = fit(kept);
  }
  const { height, shift } = heightOf(kept, at, capital);
  const middle = (place: number): Point => {
    const [x, y] = at(place);
    const { down } = stepAt(at, place);
    return [x + down[0] * shift, y + down[1] * shift];
  };
  return { first: links[0]?.place ?? 0, last: links.at(-1)?.place ?? 0, capital: height, at: middle };
}

/** The vector from one place to the next, and the downward direction of upright text. */
export function stepAt(at: (place: number) => Point, place: number) {
  const [from, to] = [at(place - 0.5), at(place + 0.5)];
  const step: Point = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(step[0], step[1]);
  const down: Point = [-step[1] / length, step[0] / length];
  return { step, length, down };
}

/** Capitals are taller than the filler: their height, and how far their middle is below the fitted line. */
function heightOf(links: readonly Link[], at: (place: number) => Point, known: number | undefined) {
  const measured = links.map(({ place, blob }) => {
    const { down } = stepAt(at, place);
    const [x, y] = at(place);
    const isUpright = Math.abs(down[1]) > Math.abs(down[0]);
    return {
      height: isUpright ? blob.height : blob.width,
      offset: (blob.x - x) * down[0] + (blob.y - y) * down[1],
    };
  });
  const heights = measured.map(({ height }) => height).sort((a, b) => a - b);
  const usual = known ?? heights[Math.floor(heights.length * 0.8)] ?? 0;
  const tall = measured.filter(({ height }) => height > usual * TALL && height < usual / TALL);
  const height = known ?? tall.reduce((sum, each) => sum + each.height, 0) / Math.max(1, tall.length);
  const offsets = tall.map(({ offset }) => offset).sort((a, b) => a - b);
  return { height, shift: offsets[Math.floor(offsets.length / 2)] ?? 0 };
}

/** Least squares for a, b, c, d, e in a + b i - c i x = x and d + e i - c i y = y, around the middle to keep the numbers small. */
function fit(links: readonly Link[]): (place: number) => Point {
  const mean = (of: (link: Link) => number) => links.reduce((sum, link) => sum + of(link), 0) / links.length;
  const [middle, x0, y0] = [mean(({ place }) => place), mean(({ blob }) => blob.x), mean(({ blob }) => blob.y)];
  const span = Math.max(1, ...links.map(({ place }) => Math.abs(place - middle)));
  const size = Math.max(1, ...links.map(({ blob }) => Math.hypot(blob.x - x0, blob.y - y0)));
  const equations = links.flatMap(({ place, blob }) => {
    const [i, x, y] = [(place - middle) / span, (blob.x - x0) / size, (blob.y - y0) / size];
    return [
      [1, i, -i * x, 0, 0, x],
      [0, 0, -i * y, 1, i, y],
    ];
  });
  const [a, b, c, d, e] = solve(equations);
  return (place) => {
    const i = (place - middle) / span;
    const depth = 1 + c * i;
    return [x0 + (size * (a + b * i)) / depth, y0 + (size * (d + e * i)) / depth];
  };
}

type Five = readonly [number, number, number, number, number];

/** Solves an overdetermined system by least squares: each equation is five factors and their sum. */
function solve(equations: readonly (readonly number[])[]): Five {
  const normal = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 6 }, (_, column) =>
      equations.reduce((sum, factors) => sum + (factors[row] ?? 0) * (factors[column] ?? 0), row === column ? 1e-9 : 0),
    ),
  );
  for (let pivot = 0; pivot < 5; pivot += 1) eliminate(normal, pivot);
  const found = normal.map((row, i) => (row[5] ?? 0) / (row[i] || 1e-12));
  return [found[0] ?? 0, found[1] ?? 0, found[2] ?? 0, found[3] ?? 0, found[4] ?? 0];
}

/** One step of Gauss-Jordan elimination, with the largest factor as pivot. */
function eliminate(rows: number[][], pivot: number): void {
  const factorOf = (row: number) => Math.abs(rows[row]?.[pivot] ?? 0);
  let best = pivot;
  for (let row = pivot + 1; row < rows.length; row += 1) if (factorOf(row) > factorOf(best)) best = row;
  const [upper, lower] = [rows[best] ?? [], rows[pivot] ?? []];
  rows[best] = lower;
  rows[pivot] = upper;
  for (const [row, target] of rows.entries()) {
    if (row === pivot) continue;
    const factor = (target[pivot] ?? 0) / (upper[pivot] || 1e-12);
    rows[row] = target.map((value, column) => value - factor * (upper[column] ?? 0));
  }
}
