import { MONEY_LIMITS } from './limits.ts';

/**
 * The currencies of spec §9 with their minor-unit exponents (ISO 4217). Money is always an integer amount of minor units with its currency:
 * `{ amount: 128050, currency: 'CNY' }` is ¥1,280.50.
 */
// biome-ignore format: one table
export const MINOR_UNITS = {
  CNY: 2, USD: 2, EUR: 2, HKD: 2, JPY: 0, GBP: 2, AUD: 2, CAD: 2, THB: 2, SGD: 2, CHF: 2, DKK: 2,
  MOP: 2, MYR: 2, NOK: 2, NZD: 2, PHP: 2, RUB: 2, SEK: 2, TWD: 2, KRW: 0, ZAR: 2, ILS: 2,
} as const;

export type Currency = keyof typeof MINOR_UNITS;
export const CURRENCIES = Object.keys(MINOR_UNITS) as readonly Currency[];

export interface Money {
  /** Integer minor units. */
  amount: number;
  currency: Currency;
}

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(MINOR_UNITS, value);
}

/** Adds amounts of one currency; throws on mixed currencies, always a programming error. */
export function addMoney(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((sum, next) => {
    if (next.currency !== sum.currency) throw new Error(`cannot add ${next.currency} to ${sum.currency}`);
    return { amount: safe(sum.amount + next.amount), currency: sum.currency };
  }, first);
}

/** Multiplies by a whole number (a passenger count). */
export function timesMoney(money: Money, count: number): Money {
  return { amount: safe(money.amount * count), currency: money.currency };
}

const RATE = /^(\d{1,12})(?:\.(\d{1,12}))?$/;

/** Parses a decimal rate such as `"7.1034"` exactly, as a fraction of two integers. Throws on anything else. */
export function parseRate(rate: string): { numerator: bigint; denominator: bigint } {
  const match = RATE.exec(rate);
  if (!match) throw new Error(`not a decimal rate: ${rate}`);
  const [, whole = '0', fraction = ''] = match;
  const numerator = BigInt(whole + fraction);
  if (numerator === 0n) throw new Error('a rate must be above zero');
  return { numerator, denominator: 10n ** BigInt(fraction.length) };
}

/** Whether a decimal is a plausible rate: no other is used for conversion. */
export function isRate(text: string): boolean {
  const { min, max } = MONEY_LIMITS.rate;
  return RATE.test(text) && Number(text) >= min && Number(text) <= max;
}

/** Rates are units of the currency per unit of the site's base currency, as decimal strings. */
export type RateMap = Partial<Record<Currency, string>>;

/**
 * Converts through the base currency and rounds up to the target's minor unit, away from zero (spec §9: converted prices are rounded up by
 * rate). The same currency is returned unchanged. Throws when a rate is missing.
 */
export function convertUp(money: Money, target: Currency, rates: RateMap): Money {
  if (money.currency === target) return money;
  const from = rates[money.currency];
  const to = rates[target];
  if (!from || !to) throw new Error(`no rate for ${money.currency} to ${target}`);
  const a = parseRate(from);
  const b = parseRate(to);
  const numerator = BigInt(money.amount) * b.numerator * a.denominator * 10n ** BigInt(MINOR_UNITS[target]);
  const denominator = b.denominator * a.numerator * 10n ** BigInt(MINOR_UNITS[money.currency]);
  return { amount: safe(Number(divideUp(numerator, denominator))), currency: target };
}

/** Takes a share of an amount given in hundredths of a percent (1 % = 100), rounded up to the minor unit. */
export function percentUp(money: Money, basisPoints: number): Money {
  return {
    amount: safe(Number(divideUp(BigInt(money.amount) * BigInt(basisPoints), 10_000n))),
    currency: money.currency,
  };
}

/**
 * Allocates an amount by weights so that the parts add up to it exactly: each share is rounded down, and the remainder goes to the first
 * ones, one unit each. If all weights are zero, evenly.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = sum > 0 ? weights : weights.map(() => 1);
  const whole = BigInt(sum > 0 ? sum : weights.length);
  const parts = shares.map((weight) => Number((BigInt(amount) * BigInt(weight)) / whole));
  let left = amount - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, i) => {
    if (left === 0 || shares[i] === 0) return part;
    const unit = Math.sign(left);
    left -= unit;
    return part + unit;
  });
}

function divideUp(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  if (quotient * denominator === numerator) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}

/** Thrown where a conversion exceeds the exact range of amounts. */
export class AmountRangeError extends Error {
  override readonly name = 'AmountRangeError';
}

function safe(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new AmountRangeError('amount is out of range');
  return amount;
}

/** Renders an amount as a plain decimal without separators, e.g. 128050 CNY → `1280.50`; for machines, not for people. */
export function toDecimal(money: Money): string {
  const digits = MINOR_UNITS[money.currency];
  const text = String(Math.abs(money.amount)).padStart(digits + 1, '0');
  const sign = money.amount < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
