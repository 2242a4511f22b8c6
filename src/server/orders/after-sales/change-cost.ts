import { type Currency, convertUp, type RateMap } from '../../../contract/money.ts';
import type { Tx } from '../../db/database.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { ChangeCost } from '../../db/schema/after-sales.ts';
import type { Settlement, SoldFlight } from '../../db/schema/orders.ts';
import type { TicketChange } from '../../suppliers/booking-supplier.ts';
import { type OrderRow, soldOf } from '../order-rows.ts';
import { type Changing, linesAfter } from './lines-after.ts';
import { paidFor } from './return-quote.ts';
import { serviceFees } from './service-fees.ts';
import { piecesOf } from './sold-parts.ts';

/** The supplier's price per ticket, converted to another currency. */
export function ownLines(
  { lines, currency: from }: Pick<TicketChange, 'lines' | 'currency'>,
  currency: Currency,
  rates: RateMap,
): TicketChange['lines'] {
  const own = (amount: number) => convertUp({ amount, currency: from }, currency, rates).amount;
  return lines.map(({ fareDifference, taxDifference, penalty }) => ({
    fareDifference: own(fareDifference),
    taxDifference: own(taxDifference),
    penalty: own(penalty),
  }));
}

export function sumOf(lines: TicketChange['lines']): number {
  return lines.reduce((sum, line) => sum + line.fareDifference + line.taxDifference + line.penalty, 0);
}

/** The cost of a change to a company in its own currency: the supplier's price, each line rounded up, and the sellers' fees. */
export async function changeCost(
  tx: Pick<Tx, 'execute' | 'select'>,
  { companyId, product, currency }: Pick<OrderRow, 'companyId' | 'product' | 'currency'>,
  offer: Pick<TicketChange, 'lines' | 'currency'>,
): Promise<ChangeCost> {
  const { rates } = await readRates(tx);
  const fees = await serviceFees(tx, { companyId, product }, 'change', { count: offer.lines.length, currency });
  const feesTotal = fees.reduce((sum, { amount }) => sum + amount, 0);
  // Every ticket has the same fee.
  const serviceFee = feesTotal / offer.lines.length;
  const lines = ownLines(offer, currency, rates).map((line) => ({ ...line, serviceFee }));
  const cost = sumOf(lines);
  return { lines, cost, fees, total: cost + feesTotal };
}

/**
 * The value of changed tickets, as an order's price and its division: what was paid for each old ticket plus what was added to its fare and
 * taxes. Excludes penalties and fees.
 */
export function worthOf(
  source: OrderRow,
  changing: Changing,
): { priceBreakdown: SoldFlight['priceBreakdown']; settlement: Settlement } {
  const { everybody, people } = changing;
  const chosen = people.flatMap(({ originalId }) => originalId ?? []);
  const { paid, cost, markups, fee } = paidFor(source, everybody, chosen, piecesOf(source));
  const { lines: sold, ...rest } = soldOf(source).priceBreakdown;
  const lines = linesAfter(sold, changing, (line, { fareDifference, taxDifference }) => {
    const { clientPrice: _, ...own } = line;
    return {
      ...own,
      faceValue: line.faceValue + fareDifference,
      airportTax: line.airportTax + taxDifference,
      salePrice: line.salePrice + fareDifference + taxDifference,
    };
  });
  const total = lines.reduce((sum, { salePrice, count }) => sum + salePrice * count, 0);
  return {
    priceBreakdown: { ...rest, lines, total },
    settlement: { providerId: source.settlement.providerId, cost: cost + total - paid, markups, fee },
  };
}
