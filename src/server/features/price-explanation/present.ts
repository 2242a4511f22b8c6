import type { DeskPrice, FlightPrice } from '../../../contract/price-explanation.ts';
import type { SoldLine, SoldPrice } from '../../db/schema/sold-price.ts';
import type { OrderParts } from '../../orders/order-rows.ts';
import { type OwnPart, taxesOf } from '../../orders/own-price.ts';
import { feeOf } from '../../orders/present.ts';
import { clientRuleOf, explainPrice } from './explain-price.ts';

export interface ExplainedOrder {
  id: string;
  price: SoldPrice;
  fees: OrderParts['fees'];
}

/** The whole price, for the provider's desk: `names` are those of the sellers. */
export function presentDeskPrice({ id, price, fees }: ExplainedOrder, names: ReadonlyMap<string, string>): DeskPrice {
  const { isExplained, lines } = explainPrice(price);
  return {
    id,
    currency: price.currency,
    isExplained,
    region: isExplained ? (price.basis?.region ?? null) : null,
    parties: price.lines.map((line, i) => ({
      passengerType: line.passengerType,
      count: line.count,
      lines: (lines[i] ?? []).map(({ kind, amount, sellerId, rule }) => ({
        ...{ kind, amount, rule },
        seller: sellerId === null ? null : { id: sellerId, name: names.get(sellerId) ?? '' },
      })),
      price: line.salePrice,
    })),
    total: price.total,
    fee: feeOf(fees),
  };
}

/** The buyer's own price, and its client's. */
export function presentFlightPrice({ id, price, fees }: ExplainedOrder): FlightPrice {
  const asked = price.lines.map(({ clientPrice, count }) => (clientPrice === undefined ? null : clientPrice * count));
  return {
    id,
    currency: price.currency,
    isExplained: price.clientBasis !== undefined,
    parties: price.lines.map((line) => ({
      passengerType: line.passengerType,
      count: line.count,
      lines: ownLines(line),
      price: line.salePrice,
      client: clientOf(line, price),
    })),
    total: price.total,
    fee: feeOf(fees),
    clientTotal: asked.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0),
  };
}

function ownLines(part: OwnPart): FlightPrice['parties'][number]['lines'] {
  const { airportTax, fuelSurcharge, salePrice } = part;
  const taxes = [
    { kind: 'airportTax' as const, amount: airportTax },
    { kind: 'fuelSurcharge' as const, amount: fuelSurcharge },
  ];
  return [{ kind: 'fare', amount: salePrice - taxesOf(part) }, ...taxes.filter(({ amount }) => amount !== 0)];
}

function clientOf(line: SoldLine, price: SoldPrice): FlightPrice['parties'][number]['client'] {
  const { clientPrice, salePrice } = line;
  if (clientPrice === undefined) return null;
  return { markup: clientPrice - salePrice, rule: clientRuleOf(line, price), price: clientPrice };
}
