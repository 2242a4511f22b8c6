import type { RailChange } from '../../suppliers/rail/rail-supplier.ts';
import { type Changing, linesAfter } from '../after-sales/lines-after.ts';
import { type OrderRow, soldTrainOf } from '../order-rows.ts';
import { daysOf } from '../trip-facts.ts';

/** What the list shows and searches of a train. */
export function rideFacts({ origin, destination, trainNo, departure }: RailChange['ride']) {
  return { route: [origin, destination], serviceNumbers: [trainNo], ...daysOf([departure.slice(0, 10)]) };
}

/**
 * What a change makes of an order of a train: the new ride, each ticket worth what was paid for the old one and what was added, or
 * came back.
 */
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
