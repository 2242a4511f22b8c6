import { type OrderRow, type PassengerRow, soldOf } from '../order-rows.ts';

type Sold = Pick<OrderRow, 'product' | 'sold'>;

/** The pieces of an order's tickets, each with its share of the price: its flights by their minutes; a train, or a group, is one piece. */
export function weightsOf(order: Sold): number[] {
  if (order.product !== 'flight') return [1];
  return soldOf(order).journeys.flatMap((journey) => journey.segments.map((segment) => segment.durationMinutes));
}

/** Positions of an order's pieces. */
export function piecesOf(order: Sold): number[] {
  return weightsOf(order).map((_, position) => position);
}

/** What each passenger of an order paid for all pieces, in minor units of the order's currency. */
export function soldPricesOf({ sold }: Sold, everybody: readonly Typed[]): number[] {
  if (sold && 'prices' in sold) return linePerPassenger(sold.prices, everybody).map((line) => line?.price ?? 0);
  return linePerPassenger(soldOf({ sold }).priceBreakdown.lines, everybody).map((line) => line?.salePrice ?? 0);
}

type Typed = Pick<PassengerRow, 'type'>;

/** Each passenger's price line: passengers of one type fill its lines in turn, the last one takes the rest. */
export function linePerPassenger<L extends { passengerType: PassengerRow['type']; count: number }>(
  lines: readonly L[],
  everybody: readonly Typed[],
): (L | undefined)[] {
  const seen = new Map<PassengerRow['type'], number>();
  return everybody.map(({ type }) => {
    const place = seen.get(type) ?? 0;
    seen.set(type, place + 1);
    const theirs = lines.filter(({ passengerType }) => passengerType === type);
    let upTo = 0;
    return theirs.find(({ count }) => place < (upTo += count)) ?? theirs.at(-1);
  });
}
