import { AmountRangeError, type Currency, convertUp, type Money, percentUp } from './money.ts';

/** A percentage with up to two decimals, below 100. */
export const PERCENT = /^\d{1,2}(\.\d{1,2})?$/;

/** `0.6` is 60 hundredths of a percent. */
export function basisPointsOf(percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

export interface TopUpAmounts {
  /** What was received, in the settlement currency, rounded up (spec §9). */
  gross: Money;
  /** What the transfer cost of it, rounded up. */
  fee: Money;
  /** What is added to the balance. */
  amount: Money;
}

/**
 * What a top-up adds: received money at `rate` (units of the settlement currency for one unit of what was received, a decimal), less
 * the fee in percent. The same rule shows the amount before it is sent and posts it.
 * @returns null where it comes to more than amounts can hold exactly.
 */
export function topUpAmounts(
  received: Money,
  rate: string,
  feePercent: string,
  settlement: Currency,
): TopUpAmounts | null {
  try {
    return exactAmounts(received, rate, feePercent, settlement);
  } catch (error) {
    if (error instanceof AmountRangeError) return null;
    throw error;
  }
}

function exactAmounts(received: Money, rate: string, feePercent: string, settlement: Currency): TopUpAmounts {
  const gross =
    received.currency === settlement
      ? received
      : convertUp(received, settlement, { [received.currency]: '1', [settlement]: rate });
  const fee = percentUp(gross, basisPointsOf(feePercent));
  return { gross, fee, amount: { amount: gross.amount - fee.amount, currency: settlement } };
}
