import { type GreyImage, type Point, shadeAt } from './grey-image.ts';

/** A letter as the network's input. */
export const PATCH = { width: 16, height: 20, length: 320 } as const;
/** The patch is this much higher than a capital letter. */
const HEADROOM = 1.3;
/** Shades are sampled at several points of each of its pixels. */
const WITHIN = [0.25, 0.75];
const FAINTEST = 4;

/** A letter's place: its middle, the step to the next letter, and the height of capitals, in pixels. */
export interface GlyphPlace {
  readonly middle: Point;
  readonly step: Point;
  readonly capital: number;
}

/** Cuts a letter out upright, as wide as its step, normalized to mean 0 and deviation 1, so that light and ink do not matter. */
export function cutPatch(image: GreyImage, { middle, step, capital }: GlyphPlace): Float32Array {
  const patch = new Float32Array(PATCH.length);
  const length = Math.hypot(step[0], step[1]);
  const scale = (capital * HEADROOM) / length;
  const down: Point = [-step[1] * scale, step[0] * scale];
  for (let row = 0; row < PATCH.height; row += 1)
    for (let column = 0; column < PATCH.width; column += 1) {
      let sum = 0;
      for (const dy of WITHIN)
        for (const dx of WITHIN) {
          const u = (column + dx) / PATCH.width - 0.5;
          const v = (row + dy) / PATCH.height - 0.5;
          sum += shadeAt(image, middle[0] + u * step[0] + v * down[0], middle[1] + u * step[1] + v * down[1]);
        }
      patch[row * PATCH.width + column] = sum / 4;
    }
  return normalised(patch);
}

function normalised(patch: Float32Array): Float32Array {
  const mean = patch.reduce((sum, shade) => sum + shade, 0) / patch.length;
  const variance = patch.reduce((sum, shade) => sum + (shade - mean) ** 2, 0) / patch.length;
  const deviation = Math.max(FAINTEST, Math.sqrt(variance));
  return patch.map((shade) => (shade - mean) / deviation);
}
