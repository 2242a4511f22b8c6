import type { PriceParts } from '../db/schema/flight-search.ts';

/**
 * The only parts of a price that leave the server: what the company pays per person, and the airline's taxes in it. The supplier's price
 * and each seller's share would reveal each other, so answers are built from this type and cannot reach the rest.
 */
export type OwnPart = Pick<
  PriceParts,
  'passengerType' | 'count' | 'airportTax' | 'fuelSurcharge' | 'salePrice' | 'fareBasis'
>;

/** The taxes in one person's price; the rest of the price is a single figure, its fare. */
export function taxesOf({ airportTax, fuelSurcharge }: OwnPart): number {
  return airportTax + fuelSurcharge;
}
