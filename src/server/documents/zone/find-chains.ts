import type { Blob } from './find-blobs.ts';

/** A blob with its place in a line of letters; places may be missing. */
export interface Link {
  readonly place: number;
  readonly blob: Blob;
}

/** Evenly spaced blobs, in the direction they were found in. */
export type Chain = readonly Link[];

const LEAST_LINKS = 14;
const CELL = 48;
/** Distance of neighbouring letters, in letter sizes. */
const STEP = { least: 0.55, most: 1.75 };
/** How far a letter may be from its expected place, in steps. */
const STRAY = 0.3;
const MOST_MISSING = 2;
/** How near to the middle between two letters a skipped one lies, in steps; and how often that may be. */
const BETWEEN = 0.15;
const MOST_LEAPS = 0.3;
/** Steps over which the direction is measured. */
const BACK = 5;

/** Finds the lines of evenly spaced letters in any direction, the longest first; no blob is in two. */
export function findChains(blobs: readonly Blob[]): Chain[] {
  const near = nearbyIn(blobs);
  const found: Chain[] = [];
  const taken = new Set<Blob>();
  for (const first of blobs) {
    if (taken.has(first)) continue;
    let best: Chain = [];
    for (const second of near(first.x, first.y, first.size * STEP.most)) {
      if (second === first || taken.has(second) || !isLike(first, second)) continue;
      const [dx, dy] = [second.x - first.x, second.y - first.y];
      // The other direction is tried from the other end.
      if (dx < -Math.abs(dy) * 0.2 || Math.hypot(dx, dy) < first.size * STEP.least) continue;
      const onwards = grow([first, second], near, taken);
      const back = grow([second, first], near, taken);
      const chain = joined(back, onwards);
      if (chain.length > best.length && !isSkipping(chain, near)) best = chain;
    }
    if (best.length < LEAST_LINKS) continue;
    found.push(best);
    for (const { blob } of best) taken.add(blob);
  }
  return found.sort((a, b) => b.length - a.length);
}

/** Letters of one line have about the same size, except thin ones. */
function isLike(one: Blob, other: Blob): boolean {
  const ratio = one.size / other.size;
  return ratio > 0.5 && ratio < 2;
}

/** Extends a chain from two neighbours while a letter is at the next expected place. Places count from the first. */
function grow([first, second]: readonly [Blob, Blob], near: ReturnType<typeof nearbyIn>, taken: ReadonlySet<Blob>) {
  const links: Link[] = [
    { place: 0, blob: first },
    { place: 1, blob: second },
  ];
  let missing = 0;
  for (let place = 2; missing <= MOST_MISSING && place < 100; place += 1) {
    const last = links[links.length - 1];
    const from = links[Math.max(0, links.length - 1 - BACK)];
    if (!last || !from) break;
    const steps = last.place - from.place;
    const [dx, dy] = [(last.blob.x - from.blob.x) / steps, (last.blob.y - from.blob.y) / steps];
    const ahead = place - last.place;
    const [x, y] = [last.blob.x + dx * ahead, last.blob.y + dy * ahead];
    const reach = Math.hypot(dx, dy) * STRAY;
    const fitting = near(x, y, reach).filter((blob) => !taken.has(blob) && isLike(last.blob, blob));
    const blob = nearestOf(fitting, x, y);
    if (blob === null || links.some((link) => link.blob === blob)) missing += 1;
    else {
      links.push({ place, blob });
      missing = 0;
    }
  }
  return links;
}

function nearestOf(blobs: readonly Blob[], x: number, y: number): Blob | null {
  let nearest: Blob | null = null;
  for (const blob of blobs)
    if (!nearest || Math.hypot(blob.x - x, blob.y - y) < Math.hypot(nearest.x - x, nearest.y - y)) nearest = blob;
  return nearest;
}

/** Whether it skips letters: a wide letter at its beginning leads to every other one after it. */
function isSkipping(chain: Chain, near: ReturnType<typeof nearbyIn>): boolean {
  if (chain.length < LEAST_LINKS) return false;
  const leaps = chain.filter(({ place, blob }, i) => {
    const next = chain[i + 1];
    if (!next || next.place !== place + 1) return false;
    const reach = Math.hypot(next.blob.x - blob.x, next.blob.y - blob.y) * BETWEEN;
    return near((blob.x + next.blob.x) / 2, (blob.y + next.blob.y) / 2, reach).some((other) => isLike(blob, other));
  });
  return leaps.length > chain.length * MOST_LEAPS;
}

/** Joins two chains with the same first two blobs: the backward one's places are reversed. */
function joined(back: readonly Link[], onwards: readonly Link[]): Chain {
  const before = back.slice(2).map(({ place, blob }) => ({ place: 1 - place, blob }));
  return [...before.reverse(), ...onwards];
}

/** A spatial index of blobs. */
function nearbyIn(blobs: readonly Blob[]) {
  const cells = new Map<number, Blob[]>();
  const key = (column: number, row: number) => column * 100_000 + row;
  for (const blob of blobs) {
    const at = key(Math.floor(blob.x / CELL), Math.floor(blob.y / CELL));
    const cell = cells.get(at);
    if (cell) cell.push(blob);
    else cells.set(at, [blob]);
  }
  return (x: number, y: number, reach: number): Blob[] => {
    const found: Blob[] = [];
    for (let column = Math.floor((x - reach) / CELL); column <= Math.floor((x + reach) / CELL); column += 1)
      for (let row = Math.floor((y - reach) / CELL); row <= Math.floor((y + reach) / CELL); row += 1)
        for (const blob of cells.get(key(column, row)) ?? [])
          if (Math.hypot(blob.x - x, blob.y - y) <= reach) found.push(blob);
    return found;
  };
}
