import type { ChangeCost } from '../../db/schema/after-sales.ts';
import type { SoldPrice } from '../../db/schema/sold-price.ts';
import type { PassengerRow } from '../order-rows.ts';
import { linePerPassenger } from './sold-parts.ts';

type Line = ChangeCost['lines'][number];

/**
 * What a change adds to a ticket's fare as its buyer sees it: all but the airline's taxes in one figure. The supplier's fare difference
 * alone, compared with both flights' prices, would reveal the sellers' markup.
 */
export function ownDifference({ fareDifference, penalty, serviceFee }: Line): number {
  return fareDifference + penalty + serviceFee;
}

/** The price of changed tickets as their buyer sees it: what was paid for the old ones and for the change, not itemized. */
export function ownChanged(
  price: SoldPrice,
  people: readonly Pick<PassengerRow, 'type'>[],
  changes: readonly Line[],
): SoldPrice {
  const owners = linePerPassenger(price.lines, people);
  const lines = price.lines.map((line) => {
    const asked = changes.filter((_, i) => owners[i] === line);
    if (asked.length === 0) return line;
    const counted = Math.min(...asked.map(({ fareDifference }) => fareDifference));
    return { ...line, salePrice: line.salePrice - counted + Math.min(...asked.map(ownDifference)) };
  });
  return { ...price, lines, total: lines.reduce((sum, { salePrice, count }) => sum + salePrice * count, 0) };
}
