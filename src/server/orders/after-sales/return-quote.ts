import { allocate } from '../../../contract/money.ts';
import type { ReturnQuote } from '../../db/schema/after-sales.ts';
import type { OrderRow, PassengerRow } from '../order-rows.ts';
import { soldPricesOf, weightsOf } from './sold-parts.ts';

type Sold = Pick<OrderRow, 'product' | 'sold' | 'settlement'>;
export type Taken = ReturnQuote['taken'] & { paid: number };

/**
 * What was paid for some passengers' tickets on some flights, and to whom, in minor units of the order's currency. The parts of an order
 * add up to the whole in every division: each passenger's price is shared out by flight time.
 *
 * @param everybody all passengers of the order, in their order
 * @param chosen ids of the passengers in question
 * @param segments positions of flights
 */
export function paidFor(
  order: Sold,
  everybody: readonly Pick<PassengerRow, 'id' | 'type'>[],
  chosen: readonly string[],
  segments: readonly number[],
): Taken {
  const { settlement } = order;
  const prices = soldPricesOf(order, everybody);
  const weights = weightsOf(order);
  const shareOf = (amounts: readonly number[]) =>
    everybody.reduce((sum, { id }, i) => {
      if (!chosen.includes(id)) return sum;
      const perFlight = allocate(amounts[i] ?? 0, weights);
      return segments.reduce((part, segment) => part + (perFlight[segment] ?? 0), sum);
    }, 0);
  const paid = shareOf(prices);
  const markups = settlement.markups.map(({ companyId, amount }) => ({
    companyId,
    amount: shareOf(allocate(amount, prices)),
  }));
  const fee = shareOf(allocate(settlement.fee, prices));
  const earned = markups.reduce((sum, { amount }) => sum + amount, fee);
  return { paid, cost: paid - earned, markups, fee };
}

/**
 * The refund, never negative. What is kept beyond the supplier's price comes out of the sellers' shares, so that the penalty a buyer sees
 * does not reveal them.
 */
export function returnQuote(
  { paid, cost, markups, fee }: Taken,
  penalty: number,
  fees: readonly { companyId: string; amount: number }[],
): ReturnQuote {
  const kept = Math.min(penalty, paid);
  const beyond = allocate(Math.max(0, kept - cost), [...markups.map(({ amount }) => amount), fee]);
  const taken = {
    cost: Math.max(0, cost - kept),
    markups: markups.map(({ companyId, amount }, i) => ({ companyId, amount: amount - (beyond[i] ?? 0) })),
    fee: fee - (beyond.at(-1) ?? 0),
  };
  let left = paid - kept;
  const asked = fees.map(({ companyId, amount }) => {
    const fee = Math.min(amount, left);
    left -= fee;
    return { companyId, amount: fee };
  });
  return { paid, penalty: kept, fees: asked.filter(({ amount }) => amount > 0), net: left, taken };
}
