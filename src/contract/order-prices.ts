import type { ClientPrices } from './client-prices.ts';
import type { FlightOrder } from './flight-orders.ts';
import { type Currency, isCurrency, type Money } from './money.ts';
import type { PassengerType } from './passenger-terms.ts';

type Breakdown = FlightOrder['priceBreakdown'];
type Line = Breakdown['lines'][number];
export type FeeField = 'taxes' | 'airportTax' | 'fuelSurcharge' | 'serviceFee';
export type FareField = 'faceValue' | 'discount';

/** A price line as one reader may see it. Amounts are per person; the fare and the non-zero fees add up to `each`. */
export interface PriceRows {
  type: PassengerType;
  count: number;
  fare: number;
  /** The face value and the discount that make up the fare; empty without a discount, or where the reader may not see it. */
  fareParts: { field: FareField; amount: number }[];
  /** The sum of all fees, and its parts. */
  fees: number;
  parts: { field: FeeField; amount: number }[];
  /** Null if unknown, as `sum` then is. */
  each: number | null;
  /** Each times count. */
  sum: number | null;
  fareBasis: string;
}

/** The client's price: the taxes as the airline prints them, and the rest as the ticket's price. */
export function clientRows(order: ClientPriced, prices: ClientPrices): PriceRows[] {
  return order.priceBreakdown.lines.map((line) => {
    const each = clientEach(order, line, prices);
    return rowsOf(line, each, each === null ? [] : [{ field: 'taxes', amount: line.taxes }]);
  });
}

/** The agency's own price, and how its fare results from the face value where there is a discount. */
export function ownRowsOf(line: Line, fees: PriceRows['parts']): PriceRows {
  const rows = rowsOf(line, line.costPrice, fees);
  const { faceValue, discount } = line;
  // Figures that do not add up, as after a change of flights, are not broken down.
  if (discount === 0 || faceValue - discount !== rows.fare) return rows;
  return {
    ...rows,
    fareParts: [
      { field: 'faceValue', amount: faceValue },
      { field: 'discount', amount: -discount },
    ],
  };
}

/** A price line with the price of one of its passengers. */
function rowsOf(line: Line, each: number | null, fees: PriceRows['parts']): PriceRows {
  const { passengerType: type, count, fareBasis } = line;
  const parts = fees.filter(({ amount }) => amount !== 0);
  const added = parts.reduce((sum, { amount }) => sum + amount, 0);
  const fare = each === null ? 0 : each - added;
  const sum = each === null ? null : each * count;
  return { type, count, fareBasis, fare, fareParts: [], fees: added, parts, each, sum };
}

/** The order fields of the client's price. */
export type ClientPriced = Pick<FlightOrder, 'type' | 'total' | 'clientTotal' | 'priceBreakdown'>;

/**
 * The client's price of an order, as stored with it. For tickets booked before it was stored, the agency's current markup applies. Null if
 * unknown: later changes and refunds are settled between the agency and its client.
 */
export function clientPaysFor(order: ClientPriced, prices: ClientPrices): Money | null {
  const { clientTotal, type, priceBreakdown } = order;
  if (type !== 'origin') return null;
  if (clientTotal) return clientTotal;
  const currency = currencyOf(order);
  return prices.ofParty(
    priceBreakdown.lines.map(({ costPrice, count }) => ({ each: { amount: costPrice, currency }, count })),
  );
}

function clientEach(order: ClientPriced, line: Line, prices: ClientPrices): number | null {
  if (order.type !== 'origin') return null;
  if (line.clientPrice !== undefined) return line.clientPrice;
  return prices.of({ amount: line.costPrice, currency: currencyOf(order) })?.amount ?? null;
}

export function currencyOf({ priceBreakdown, total }: Pick<ClientPriced, 'priceBreakdown' | 'total'>): Currency {
  return isCurrency(priceBreakdown.currency) ? priceBreakdown.currency : total.currency;
}
