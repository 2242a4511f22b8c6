import { type Currency, MINOR_UNITS, type Money } from '../../../contract/money.ts';
import type { WalletTopUp } from '../../../contract/top-ups.ts';
import { readAmount, writeAmount } from '../../manage/amount-text.ts';

/** A top-up form's values. */
export interface TopUpValues {
  amount: string;
}

/** Starts with the amount of a failed one. */
export function topUpValuesOf(before: WalletTopUp | null): TopUpValues {
  return { amount: before ? writeAmount(before.amount.amount, MINOR_UNITS[before.amount.currency]) : '' };
}

const ROUND = [1_000, 5_000, 10_000];

/** Preset amounts, as form text: the debt of closed statements (in minor units), and round ones. */
export function topUpPresets(owed: number, currency: Currency): string[] {
  const digits = MINOR_UNITS[currency];
  const settles = owed > 0 ? [owed] : [];
  return [...settles, ...ROUND.map((units) => units * 10 ** digits)].map((amount) => writeAmount(amount, digits));
}

/** The typed amount; NaN if invalid. */
export function typedMoney({ amount }: TopUpValues, currency: Currency): Money {
  const units = amount.trim() === '' ? Number.NaN : readAmount(amount, MINOR_UNITS[currency]);
  return { amount: units, currency };
}
