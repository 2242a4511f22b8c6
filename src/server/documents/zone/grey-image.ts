/** A greyscale picture, one byte a pixel, row by row; 0 is black. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export type Point = readonly [x: number, y: number];

/** Means over the square of `2 * radius + 1` pixels around each pixel, clipped at the edges. */
export function boxMean({ width, height, data }: GreyImage, radius: number): Uint8Array {
  const across = new Uint8Array(width * height);
  const means = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) slide(data, across, y * width, 1, width, radius);
  for (let x = 0; x < width; x += 1) slide(across, means, x, width, height, radius);
  return means;
}

/** The moving mean along one row or column. */
function slide(from: Uint8Array, to: Uint8Array, start: number, step: number, length: number, radius: number): void {
  let sum = 0;
  let count = Math.min(radius, length);
  for (let i = 0; i < count; i += 1) sum += from[start + i * step] ?? 0;
  for (let i = 0; i < length; i += 1) {
    if (i + radius < length) {
      sum += from[start + (i + radius) * step] ?? 0;
      count += 1;
    }
    if (i - radius - 1 >= 0) {
      sum -= from[start + (i - radius - 1) * step] ?? 0;
      count -= 1;
    }
    to[start + i * step] = Math.round(sum / count);
  }
}

/** The least by which ink is darker than its surroundings. */
const CONTRAST = 12;
/** The surroundings are computed at this much lower resolution. */
const COARSE = 4;

/**
 * 1 where a pixel is darker than its surroundings, in any light. Thresholding is for locating letters only: they are read from the shades.
 * @param radius of the surroundings; somewhat more than a letter.
 */
export function inkOf(image: GreyImage, radius: number): Uint8Array {
  const { width, height, data } = image;
  const small = shrunk(image);
  const around = boxMean(small, Math.max(1, Math.round(radius / COARSE)));
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(small.height - 1, Math.floor(y / COARSE)) * small.width;
    for (let x = 0; x < width; x += 1) {
      const mean = around[row + Math.min(small.width - 1, (x / COARSE) | 0)] as number; // inside by the line above
      const shade = data[y * width + x] as number; // inside by the loops
      if (shade < mean - CONTRAST && shade < mean * 0.9) ink[y * width + x] = 1;
    }
  }
  return ink;
}

/** Downscales by COARSE, each pixel the mean of a square; the remainder at the edges is dropped. */
function shrunk({ width, height, data }: GreyImage): GreyImage {
  const small = { width: Math.max(1, Math.floor(width / COARSE)), height: Math.max(1, Math.floor(height / COARSE)) };
  const means = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < COARSE; dy += 1)
        for (let dx = 0; dx < COARSE; dx += 1) sum += data[(y * COARSE + dy) * width + x * COARSE + dx] as number; // inside by the loops
      means[y * small.width + x] = sum / (COARSE * COARSE);
    }
  return { ...small, data: means };
}

/** The interpolated shade between pixels; outside it is that of the nearest edge. */
export function shadeAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const px = Math.max(0, Math.min(width - 1.001, x));
  const py = Math.max(0, Math.min(height - 1.001, y));
  const left = Math.floor(px);
  const at = Math.floor(py) * width + left;
  const dx = px - left;
  const dy = py - Math.floor(py);
  const upper = (data[at] ?? 0) * (1 - dx) + (data[at + 1] ?? 0) * dx;
  const lower = (data[at + width] ?? 0) * (1 - dx) + (data[at + width + 1] ?? 0) * dx;
  return upper * (1 - dy) + lower * dy;
}
