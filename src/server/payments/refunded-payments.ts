import { minorUnits } from './decimal.ts';
import type { Outcome } from './payment-provider.ts';

type Paid = Pick<Extract<Outcome, { state: 'paid' }>, 'amount' | 'currency' | 'reference'>;

/**
 * The outcome of a paid payment that may have been refunded in part directly at the payment provider: `givenBack` minor units, NaN where
 * the provider does not say how many, and `said` its status for them.
 */
export function outcomeAfterRefunds({ amount, currency, reference }: Paid, givenBack: number, said: string): Outcome {
  const paid = { state: 'paid' as const, amount: amount - givenBack, currency, reference };
  return givenBack === 0 ? paid : { ...paid, said };
}

/** Converts a refunded amount as `minorUnits` does; a payment provider that omits it reports no refund. */
export const refundedUnits = (decimal: string, currency: string): number =>
  decimal === '' ? 0 : minorUnits(decimal, currency);
