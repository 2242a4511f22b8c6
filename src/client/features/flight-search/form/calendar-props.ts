import type { KnownPrice } from '../prices/known-prices.ts';

export interface CalendarProps {
  /** Days before and after cannot be chosen. */
  first: string;
  last: string;
  /** The chosen range; both ends alike for a single day. */
  from: string;
  to: string;
  prices: ReadonlyMap<string, KnownPrice>;
  onPick: (day: string) => void;
}
