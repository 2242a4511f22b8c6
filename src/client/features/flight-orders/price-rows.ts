import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { PassengerType } from '../../../contract/flight-terms.ts';

type Line = FlightOrder['priceBreakdown']['lines'][number];

/** The money fields of spec §3's price breakdown, in the order in which they add up. */
export const PRICE_FIELDS = [
  'ticketPrice', 'faceValue', 'taxes', 'airportTax', 'fuelSurcharge', 'discount', 'serviceFee', 'costPrice', 'salePrice',
] as const satisfies readonly (keyof Line)[]; // biome-ignore format: one table
/** What may be handed to a traveller: the parts of the sale price, nothing from which the agency's own price follows. */
export const CLIENT_FIELDS: readonly PriceField[] = ['ticketPrice', 'taxes', 'serviceFee'];
export type PriceField = (typeof PRICE_FIELDS)[number];

/** A breakdown line without its zero fields; sale price is always there. Amounts are per person. */
export interface PriceRows {
  type: PassengerType;
  count: number;
  fields: { field: PriceField; amount: number }[];
  salePrice: number;
  /** Sale price times count. */
  sum: number;
  fareBasis: string;
}

export function priceRows(
  breakdown: FlightOrder['priceBreakdown'],
  shown: readonly PriceField[] = PRICE_FIELDS,
): PriceRows[] {
  return breakdown.lines.map((line) => ({
    type: line.passengerType,
    count: line.count,
    fields: shown.filter((field) => line[field] !== 0).map((field) => ({ field, amount: line[field] })),
    salePrice: line.salePrice,
    sum: line.salePrice * line.count,
    fareBasis: line.fareBasis,
  }));
}
