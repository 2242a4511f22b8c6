/** A chart's points in a box of `width` and `height`, y downwards. */
export interface ChartLine {
  /** SVG path of the line, and of the area below it. */
  line: string;
  area: string;
  /** The y of a value. */
  yOf: (value: number) => number;
}

/** Room above the highest point, as a share of the height. */
const HEADROOM = 0.12;

/** Draws values as a line from zero (or the lowest, where that is below zero) to the highest; `marks` lie within it as well. */
export function chartLine(
  values: readonly number[],
  marks: readonly number[],
  { width, height }: { width: number; height: number },
): ChartLine {
  const lowest = Math.min(0, ...values, ...marks);
  const highest = Math.max(lowest + 1, ...values, ...marks);
  const scale = (height * (1 - HEADROOM)) / (highest - lowest);
  const yOf = (value: number) => Math.round((height - (value - lowest) * scale) * 10) / 10;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.map((value, i) => `${Math.round(i * step * 10) / 10} ${yOf(value)}`);
  const line = `M${points.join('L')}`;
  return { line, area: `${line}L${width} ${height}L0 ${height}Z`, yOf };
}
