import type { ChangeCost } from '../../db/schema/after-sales.ts';
import type { RailChange } from '../../suppliers/rail/rail-supplier.ts';
import { type OrderRow, type PassengerRow, soldTrainOf } from '../order-rows.ts';

/** What the list shows and searches of a train. */
export function rideFacts({ origin, destination, trainNo, departure }: RailChange['ride']) {
  return { route: [origin, destination], serviceNumbers: [trainNo], departureDate: departure.slice(0, 10) };
}

/**
 * What a change makes of an order of a train: the new ride, each ticket worth what was paid for the old one and what was added, or
 * came back. Those of one type pay the same.
 */
export function trainAfter(
  source: OrderRow,
  people: readonly PassengerRow[],
  { ride, seatClass }: Pick<RailChange, 'ride' | 'seatClass'>,
  lines: ChangeCost['lines'],
) {
  const prices = soldTrainOf(source).prices.flatMap(({ passengerType, price }) => {
    const theirs = lines.filter((_, i) => people[i]?.type === passengerType);
    const [first] = theirs;
    return first ? [{ passengerType, count: theirs.length, price: price + first.fareDifference }] : [];
  });
  const cost = prices.reduce((sum, { count, price }) => sum + count * price, 0);
  const { providerId } = source.settlement;
  return {
    sold: { ride, seatClass, prices },
    settlement: { providerId, cost, markups: [], fee: 0 },
    ...rideFacts(ride),
  };
}
