import { AmountRangeError, type Currency, convertUp, type Money, percentUp } from './money.ts';

/** A percentage with up to two decimals, below 100. */
export const PERCENT = /^\d{1,2}(\.\d{1,2})?$/;

/** `0.6` is 60 hundredths of a percent. */
export function basisPointsOf(percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

export interface TopUpAmounts {
  /** The received amount in the settlement currency, rounded up (spec §9). */
  gross: Money;
  /** The transfer fee, rounded up. */
  fee: Money;
  /** The amount added to the balance. */
  amount: Money;
}

/**
 * The amount of a top-up: received money at `rate` (a decimal, units of the settlement currency per unit received), less the fee in
 * percent. The same rule previews and posts it.
 * @returns null where it exceeds the exact range of amounts.
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
