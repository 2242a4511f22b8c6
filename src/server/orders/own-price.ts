import type { PriceParts } from '../db/schema/flight-search.ts';

/**
 * All of a price that leaves the server: what the company pays per person, and the airline's taxes in it. What the supplier asks for
 * and what each seller above earns would tell one from the other, so answers are made from this and cannot reach the rest.
 */
export type OwnPart = Pick<
  PriceParts,
  'passengerType' | 'count' | 'airportTax' | 'fuelSurcharge' | 'salePrice' | 'fareBasis'
>;

/** The taxes in what one person's ticket costs the company; everything else of the price is one figure, its fare. */
export function taxesOf({ airportTax, fuelSurcharge }: OwnPart): number {
  return airportTax + fuelSurcharge;
}
