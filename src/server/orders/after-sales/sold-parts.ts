import { type OrderRow, type PassengerRow, soldOf, soldTrainOf } from '../order-rows.ts';

type Sold = Pick<OrderRow, 'product' | 'sold'>;

/** What an order's tickets are divided into, each with its share of the price: its flights by their minutes; a train is one piece. */
export function weightsOf(order: Sold): number[] {
  if (order.product === 'train') return [1];
  return soldOf(order).journeys.flatMap((journey) => journey.segments.map((segment) => segment.durationMinutes));
}

/** Positions of an order's pieces, counted through. */
export function piecesOf(order: Sold): number[] {
  return weightsOf(order).map((_, position) => position);
}

/** What somebody of a type paid for all pieces, in minor units of the order's currency. */
export function soldPriceOf(order: Sold, type: PassengerRow['type']): number {
  const lines =
    order.product === 'train'
      ? soldTrainOf(order).prices.map(({ passengerType, price }) => ({ passengerType, salePrice: price }))
      : soldOf(order).priceBreakdown.lines;
  return lines.find(({ passengerType }) => passengerType === type)?.salePrice ?? 0;
}
