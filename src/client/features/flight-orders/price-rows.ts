import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { PassengerType } from '../../../contract/flight-terms.ts';
import { type Currency, isCurrency, type Money } from '../../../contract/money.ts';
import type { ClientPrices } from '../../trip/client-prices.ts';

type Breakdown = FlightOrder['priceBreakdown'];
type Line = Breakdown['lines'][number];
export type PriceField = 'ticketPrice' | 'taxes' | 'airportTax' | 'fuelSurcharge' | 'serviceFee';

/** A line of the price as one reader may see it. Amounts are per person; the fields that are not zero add up to `each`. */
export interface PriceRows {
  type: PassengerType;
  count: number;
  fields: { field: PriceField; amount: number }[];
  /** Null where it is not known, as `sum` then is. */
  each: number | null;
  /** Each times count. */
  sum: number | null;
  fareBasis: string;
}

const OWN_FIELDS = ['ticketPrice', 'airportTax', 'fuelSurcharge', 'serviceFee'] as const;

/** What the agency pays. */
export function ownRows({ lines }: Breakdown): PriceRows[] {
  return lines.map((line) => rowsOf(line, line.costPrice, fieldsOf(OWN_FIELDS.map((field) => [field, line[field]]))));
}

/** What the agency's client pays: the taxes as the airline prints them, and the rest as the ticket's price. */
export function clientRows(order: ClientPriced, prices: ClientPrices): PriceRows[] {
  return order.priceBreakdown.lines.map((line) => {
    const each = clientEach(order, line, prices);
    const parts: [PriceField, number][] =
      each === null
        ? []
        : [
            ['ticketPrice', each - line.taxes],
            ['taxes', line.taxes],
          ];
    return rowsOf(line, each, fieldsOf(parts));
  });
}

function fieldsOf(parts: readonly [PriceField, number][]): PriceRows['fields'] {
  return parts.filter(([, amount]) => amount !== 0).map(([field, amount]) => ({ field, amount }));
}

function rowsOf(line: Line, each: number | null, fields: PriceRows['fields']): PriceRows {
  const { passengerType: type, count, fareBasis } = line;
  return { type, count, fareBasis, fields, each, sum: each === null ? null : each * count };
}

/** What orders tell of the client's price. */
type ClientPriced = Pick<FlightOrder, 'type' | 'total' | 'clientTotal' | 'priceBreakdown'>;

/**
 * What the agency's client pays for an order: as it was kept with it. For tickets booked before that was kept the agency's markup of
 * now stands in. Null where it is not known: what is settled about them later, by a change or refund, is between the agency and its
 * client.
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
