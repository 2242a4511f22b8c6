import type { KnownPrice } from '../prices/known-prices.ts';

export interface CalendarProps {
  /** Days outside of the range are disabled. */
  first: string;
  last: string;
  /** The chosen range; both ends equal for a single day. */
  from: string;
  to: string;
  prices: ReadonlyMap<string, KnownPrice>;
  onPick: (day: string) => void;
}
