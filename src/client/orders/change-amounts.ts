import type { ChangeQuote } from '../../contract/order-changes.ts';

/** All that a change of flights costs a passenger but the taxes: one figure, also of a quote kept from when its parts were told. */
export function fareAndFees({
  fareDifference,
  penalty,
  serviceFee,
}: Omit<ChangeQuote['lines'][number], 'passengerId'>) {
  return fareDifference + penalty + serviceFee;
}
