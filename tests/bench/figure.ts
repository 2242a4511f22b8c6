/** One measured number and its limit; null: watched without a limit. */
export interface Figure {
  what: string;
  measured: number;
  unit: string;
  limit: number | null;
  /** The goal, where the limit only guards against accidents. */
  goal?: number;
  /** The limit is a minimum. */
  atLeast?: true;
}

export interface Bench {
  name: string;
  measure(): Promise<Figure[]>;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Rounds to two decimals. */
export const round = (value: number) => Math.round(value * 100) / 100;
