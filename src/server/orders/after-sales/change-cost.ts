import { type Currency, convertUp, type RateMap } from '../../../contract/money.ts';
import type { Tx } from '../../db/database.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { ChangeCost } from '../../db/schema/after-sales.ts';
import type { Settlement, SoldFlight } from '../../db/schema/orders.ts';
import type { TicketChange } from '../../suppliers/booking-supplier.ts';
import { type OrderRow, type PassengerRow, soldOf } from '../order-rows.ts';
import { paidFor } from './return-quote.ts';
import { serviceFees } from './service-fees.ts';
import { piecesOf } from './sold-parts.ts';

/** What a supplier asks for each ticket, in another currency. */
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

/** What a change costs a company in its own currency: what the supplier asks, each line rounded up, and the sellers' fees. */
export async function changeCost(
  tx: Pick<Tx, 'execute' | 'select'>,
  { companyId, product, currency }: Pick<OrderRow, 'companyId' | 'product' | 'currency'>,
  offer: Pick<TicketChange, 'lines' | 'currency'>,
): Promise<ChangeCost> {
  const { rates } = await readRates(tx);
  const fees = await serviceFees(tx, { companyId, product }, 'change', { count: offer.lines.length, currency });
  const feesTotal = fees.reduce((sum, { amount }) => sum + amount, 0);
  // Every ticket is asked the same for.
  const serviceFee = feesTotal / offer.lines.length;
  const lines = ownLines(offer, currency, rates).map((line) => ({ ...line, serviceFee }));
  const cost = sumOf(lines);
  return { lines, cost, fees, total: cost + feesTotal };
}

/**
 * What changed tickets are worth afterwards, as an order's price and its division: what was paid for the old ones and what was added
 * to fare and taxes. Penalties and fees are gone. Of two passengers of one type who paid different differences the lower one counts,
 * so that never more comes back than was paid.
 */
export function worthOf(
  source: OrderRow,
  everybody: readonly PassengerRow[],
  people: readonly PassengerRow[],
  lines: ChangeCost['lines'],
): { priceBreakdown: SoldFlight['priceBreakdown']; settlement: Settlement } {
  const chosen = people.flatMap(({ originalId }) => originalId ?? []);
  const { cost, markups, fee } = paidFor(source, everybody, chosen, piecesOf(source));
  const least = (type: PassengerRow['type'], of: 'fareDifference' | 'taxDifference') =>
    Math.min(...lines.filter((_, i) => people[i]?.type === type).map((line) => line[of]));
  const { lines: sold, ...rest } = soldOf(source).priceBreakdown;
  const priced = sold.flatMap((line) => {
    const count = people.filter(({ type }) => type === line.passengerType).length;
    if (count === 0) return [];
    const fare = least(line.passengerType, 'fareDifference');
    const tax = least(line.passengerType, 'taxDifference');
    const { clientPrice: _, ...own } = line;
    return {
      ...own,
      count,
      faceValue: line.faceValue + fare,
      airportTax: line.airportTax + tax,
      salePrice: line.salePrice + fare + tax,
    };
  });
  const total = priced.reduce((sum, { salePrice, count }) => sum + salePrice * count, 0);
  const paid = cost + markups.reduce((sum, { amount }) => sum + amount, fee);
  return {
    priceBreakdown: { ...rest, lines: priced, total },
    settlement: { providerId: source.settlement.providerId, cost: cost + total - paid, markups, fee },
  };
}
