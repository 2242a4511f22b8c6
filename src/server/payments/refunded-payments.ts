import { minorUnits } from './decimal.ts';
import type { Outcome } from './payment-provider.ts';

type Paid = Pick<Extract<Outcome, { state: 'paid' }>, 'amount' | 'currency' | 'reference'>;

/**
 * What became of a payment that was paid, and of which somebody may have given some back at the payment provider itself since: `givenBack`
 * minor units, NaN where the provider does not say how many, and `said` what it says of them.
 */
export function outcomeAfterRefunds({ amount, currency, reference }: Paid, givenBack: number, said: string): Outcome {
  const paid = { state: 'paid' as const, amount: amount - givenBack, currency, reference };
  return givenBack === 0 ? paid : { ...paid, said };
}

/** Reads what has gone back as minor units, as `minorUnits` does; a payment provider that leaves it out says that nothing has. */
export const refundedUnits = (decimal: string, currency: string): number =>
  decimal === '' ? 0 : minorUnits(decimal, currency);
