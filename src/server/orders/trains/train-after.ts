import type { RailChange } from '../../suppliers/rail/rail-supplier.ts';
import { type Changing, linesAfter } from '../after-sales/lines-after.ts';
import { type OrderRow, soldTrainOf } from '../order-rows.ts';
import { daysOf } from '../trip-facts.ts';

/** The train's facts for lists and search. */
export function rideFacts({ origin, destination, trainNo, departure }: RailChange['ride']) {
  return { route: [origin, destination], serviceNumbers: [trainNo], ...daysOf([departure.slice(0, 10)]) };
}

/** A train order after a change: the new ride, each ticket worth what was paid for the old one plus the difference, or less it. */
export function trainAfter(
  source: OrderRow,
  { ride, seatClass }: Pick<RailChange, 'ride' | 'seatClass'>,
  changing: Changing,
) {
  const prices = linesAfter(soldTrainOf(source).prices, changing, (line, { fareDifference }) => ({
    ...line,
    price: line.price + fareDifference,
  }));
  const cost = prices.reduce((sum, { count, price }) => sum + count * price, 0);
  const { providerId } = source.settlement;
  return {
    sold: { ride, seatClass, prices },
    settlement: { providerId, cost, markups: [], fee: 0 },
    ...rideFacts(ride),
  };
}
