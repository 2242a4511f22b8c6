import type { ChangeOption, ChangeQuote } from '../../../contract/order-changes.ts';
import type { ChangeCost } from '../../db/schema/after-sales.ts';
import type { ChangeOffer } from '../../suppliers/air-supplier.ts';
import type { OrderRow, PassengerRow } from '../order-rows.ts';
import { ownDifference } from './own-change.ts';

/** The price of a change for its buyer, without the sellers' shares. A train's change has none. */
export function presentChangeQuote(
  cost: ChangeCost,
  people: readonly Pick<PassengerRow, 'id'>[],
  { product, currency }: Pick<OrderRow, 'product' | 'currency'>,
  expiresAt: string | null,
): ChangeQuote {
  const lines = cost.lines.map((line, i) => ({
    passengerId: people[i]?.id ?? '',
    taxDifference: line.taxDifference,
    ...(product === 'train'
      ? { fareDifference: line.fareDifference, penalty: line.penalty, serviceFee: line.serviceFee }
      : { fareDifference: ownDifference(line), penalty: 0, serviceFee: 0 }),
  }));
  return { currency, lines, total: { amount: cost.total, currency }, expiresAt };
}

export function presentOption(
  { ref, journeys, expiresAt }: ChangeOffer,
  cost: ChangeCost,
  people: readonly Pick<PassengerRow, 'id'>[],
  order: Pick<OrderRow, 'product' | 'currency'>,
): ChangeOption {
  return { id: ref, journeys, quote: presentChangeQuote(cost, people, order, expiresAt) };
}
