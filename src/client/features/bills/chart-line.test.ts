import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartLine } from './chart-line.ts';

const BOX = { width: 600, height: 200 };
const pointsOf = (line: string) =>
  line
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

describe('the line of a chart', () => {
  it('goes from edge to edge, the higher the value the higher, and stays in its box', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e12 }), { minLength: 2, maxLength: 365 }), (values) => {
        const { line, yOf } = chartLine(values, [5000], BOX);
        const points = pointsOf(line);
        expect(points).toHaveLength(values.length);
        expect([points[0]?.[0], points.at(-1)?.[0]]).toEqual([0, 600]);
        for (const [i, [, y = Number.NaN]] of points.entries()) {
          expect(y).toBe(yOf(values[i] ?? 0));
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(200);
        }
        expect(yOf(Math.max(...values))).toBeLessThanOrEqual(yOf(Math.min(...values)));
      }),
    );
  });

  it('draws a balance that never moved, and one of nothing', () => {
    expect(pointsOf(chartLine([700, 700], [], BOX).line).map(([, y]) => y)).toEqual([24, 24]);
    expect(pointsOf(chartLine([0, 0], [], BOX).line).map(([, y]) => y)).toEqual([200, 200]);
  });
});
