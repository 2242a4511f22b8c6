import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { ownRowsOf, type PriceRows } from '../../../contract/order-prices.ts';

export {
  clientPaysFor,
  clientRows,
  currencyOf,
  type PriceRows,
} from '../../../contract/order-prices.ts';

const OWN_FEES = ['airportTax', 'fuelSurcharge', 'serviceFee'] as const;

/** What the agency pays. */
export function ownRows({ lines }: FlightOrder['priceBreakdown']): PriceRows[] {
  return lines.map((line) =>
    ownRowsOf(
      line,
      OWN_FEES.map((field) => ({ field, amount: line[field] })),
    ),
  );
}
