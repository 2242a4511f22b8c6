import type { ClientMarkup } from '../../../contract/client-price.ts';
import type { Currency, RateMap } from '../../../contract/money.ts';
import type { PriceBasis, PriceParts } from './flight-search.ts';

/** A line of the price as it was sold, per person; orders of earlier versions have neither its cost nor its markups. */
export type SoldLine = Omit<PriceParts, 'cost' | 'markups'> &
  Partial<Pick<PriceParts, 'cost' | 'markups'>> & {
    /** What the agency's own client pays; absent if that was not stored. */
    clientPrice?: number;
  };

/** The client's markup that was added, with the exchange rates of its currencies and their day (yyyy-MM-dd). */
export interface ClientBasis {
  /** Null where its user has set none. */
  markup: ClientMarkup | null;
  asOf: string;
  rates: RateMap;
}

export interface SoldPrice {
  currency: Currency;
  lines: SoldLine[];
  total: number;
  /** What the lines, and the client's prices in them, were computed from; absent for orders from before it was stored. */
  basis?: PriceBasis;
  clientBasis?: ClientBasis;
}
