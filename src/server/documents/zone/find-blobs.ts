/** A connected region of ink. */
export interface Blob {
  /** Middle of its bounding box. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The longer side. */
  readonly size: number;
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
}

/** Letter sizes in pixels: smaller ones are illegible, larger ones are no machine-readable zone. */
const SIZE = { least: 7, most: 90 };
const LEAST_AREA = 10;

/** The connected regions of ink that may be letters. */
export function findBlobs(ink: Uint8Array, width: number, height: number): Blob[] {
  const parents: number[] = [];
  const extents: Extent[] = [];
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[at] = root;
    return root;
  };
  let above: { from: number; to: number; label: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    const runs: typeof above = [];
    let next = 0;
    for (let x = 0; x < width; x += 1) {
      if (!ink[y * width + x]) continue;
      const from = x;
      while (x < width && ink[y * width + x]) x += 1;
      const to = x - 1;
      let label = -1;
      while ((above[next]?.to ?? Number.POSITIVE_INFINITY) < from - 1) next += 1;
      for (let i = next; (above[i]?.from ?? Number.POSITIVE_INFINITY) <= to + 1; i += 1) {
        const root = rootOf(above[i]?.label ?? 0);
        if (label === -1) label = root;
        else if (root !== label) parents[root] = label;
      }
      if (label === -1) {
        label = parents.length;
        parents.push(label);
        extents.push({ left: from, right: to, top: y, bottom: y, area: 0 });
      }
      include(extents[label], { left: from, right: to, top: y, bottom: y, area: to - from + 1 });
      runs.push({ from, to, label });
    }
    above = runs;
  }
  for (let label = 0; label < parents.length; label += 1) {
    const root = rootOf(label);
    if (root !== label) include(extents[root], extents[label]);
  }
  return extents.flatMap((extent, label) => (parents[label] === label && isLetter(extent) ? [blobOf(extent)] : []));
}

function include(whole: Extent | undefined, part: Extent | undefined): void {
  if (!whole || !part) return;
  whole.left = Math.min(whole.left, part.left);
  whole.right = Math.max(whole.right, part.right);
  whole.top = Math.min(whole.top, part.top);
  whole.bottom = Math.max(whole.bottom, part.bottom);
  whole.area += part.area;
}

function isLetter({ left, right, top, bottom, area }: Extent): boolean {
  const longer = Math.max(right - left, bottom - top) + 1;
  return longer >= SIZE.least && longer <= SIZE.most && area >= LEAST_AREA;
}

function blobOf({ left, right, top, bottom }: Extent): Blob {
  const [width, height] = [right - left + 1, bottom - top + 1];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width, height, size: Math.max(width, height) };
}
