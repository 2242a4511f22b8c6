import type { ChangeQuote } from '../../contract/order-changes.ts';

/** Everything a change of flights costs a passenger except the taxes, as one figure, including quotes saved in separate parts. */
export function fareAndFees({
  fareDifference,
  penalty,
  serviceFee,
}: Omit<ChangeQuote['lines'][number], 'passengerId'>) {
  return fareDifference + penalty + serviceFee;
}
