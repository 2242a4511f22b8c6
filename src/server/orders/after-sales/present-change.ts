import type { Currency } from '../../../contract/money.ts';
import type { ChangeOption, ChangeQuote } from '../../../contract/order-changes.ts';
import type { ChangeCost } from '../../db/schema/after-sales.ts';
import type { ChangeOffer } from '../../suppliers/air-supplier.ts';
import type { PassengerRow } from '../order-rows.ts';

/** What a change costs its buyer: who on the way earns what of it stays inside. */
export function presentChangeQuote(
  cost: ChangeCost,
  people: readonly Pick<PassengerRow, 'id'>[],
  currency: Currency,
  expiresAt: string | null,
): ChangeQuote {
  const lines = cost.lines.map(({ fareDifference, taxDifference, penalty, serviceFee }, i) => ({
    passengerId: people[i]?.id ?? '',
    fareDifference,
    taxDifference,
    penalty,
    serviceFee,
  }));
  return { currency, lines, total: { amount: cost.total, currency }, expiresAt };
}

export function presentOption(
  { ref, journeys, expiresAt }: ChangeOffer,
  cost: ChangeCost,
  people: readonly Pick<PassengerRow, 'id'>[],
  currency: Currency,
): ChangeOption {
  return { id: ref, journeys, quote: presentChangeQuote(cost, people, currency, expiresAt) };
}
