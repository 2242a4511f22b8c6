import { type Currency, convertUp, type RateMap } from '../../../contract/money.ts';
import type { TrainSeats } from '../../../contract/train-search.ts';
import { writeRailRef } from '../../suppliers/rail/rail-ref.ts';
import type { RailRide, RailSeats } from '../../suppliers/rail/rail-supplier.ts';

/** Higher seat counts are capped. */
const MOST_SHOWN = 99;

/** How a company's prices are converted: to its currency, at the day's rates. */
export interface Pricing {
  currency: Currency;
  rates: RateMap;
}

/** A train class, priced for a company. */
export function presentSeats(
  ride: RailRide,
  { seatClass, fare, childFare, left }: RailSeats,
  pricing: Pricing,
): TrainSeats {
  const { trainNo, origin, destination } = ride;
  const money = (amount: number) => convertUp({ amount, currency: 'CNY' }, pricing.currency, pricing.rates);
  return {
    solutionId: writeRailRef({ trainNo, date: ride.departure.slice(0, 10), origin, destination, seatClass }),
    seatClass,
    price: money(fare),
    childPrice: money(childFare),
    left: Math.min(MOST_SHOWN, left),
  };
}
