/** One measured number and its limit; null is watched without one. */
export interface Figure {
  what: string;
  measured: number;
  unit: string;
  limit: number | null;
  /** What is aimed at, where the limit only guards against accidents. */
  goal?: number;
  /** The limit is a floor, not a ceiling. */
  atLeast?: true;
}

export interface Bench {
  name: string;
  measure(): Promise<Figure[]>;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Rounds for reading: two digits after the point. */
export const round = (value: number) => Math.round(value * 100) / 100;
