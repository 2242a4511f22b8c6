import sharp, { type Sharp } from 'sharp';

type Point = readonly [x: number, y: number];

/** The picture in perspective: each corner moves by up to `share` of the side. The outside stays dark. */
export async function warpImage(picture: Sharp, share: number, random: () => number): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const move = (side: number) => random() * share * side;
  const corners: Point[] = [
    [move(width), move(height)],
    [width - move(width), move(height)],
    [width - move(width), height - move(height)],
    [move(width), height - move(height)],
  ];
  const place = ontoSquare(corners);
  const out = Buffer.alloc(data.length, 70);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = place(x, y);
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      for (let c = 0; c < 3; c += 1)
        out[(y * width + x) * 3 + c] = between(data, width, height, u * (width - 1), v * (height - 1), c);
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}

function between(data: Buffer, width: number, height: number, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (px: number, py: number) =>
    data[(Math.min(py, height - 1) * width + Math.min(px, width - 1)) * 3 + channel] ?? 0;
  const [dx, dy] = [x - left, y - top];
  const upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx;
  const lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx;
  return upper * (1 - dy) + lower * dy;
}

/** The projective map of a quadrilateral (clockwise from the top left) to the unit square. */
function ontoSquare([a, b, c, d]: readonly Point[]): (x: number, y: number) => Point {
  if (!a || !b || !c || !d) throw new Error('a quadrilateral has four corners');
  const [dx1, dx2, sx] = [b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]];
  const [dy1, dy2, sy] = [b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  const [m0, m1, m2] = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]];
  const [m3, m4, m5] = [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]];
  // The inverse of the square's map onto the quadrilateral, up to a factor.
  const [i0, i1, i2] = [m4 - m5 * h, m2 * h - m1, m1 * m5 - m2 * m4];
  const [i3, i4, i5] = [m5 * g - m3, m0 - m2 * g, m2 * m3 - m0 * m5];
  const [i6, i7, i8] = [m3 * h - m4 * g, m1 * g - m0 * h, m0 * m4 - m1 * m3];
  return (x, y) => {
    const w = i6 * x + i7 * y + i8;
    return [(i0 * x + i1 * y + i2) / w, (i3 * x + i4 * y + i5) / w];
  };
}
