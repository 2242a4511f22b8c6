import { isCurrency, MINOR_UNITS } from '../../contract/money.ts';

/** Converts a plain decimal (`1280.50`) to minor units; NaN, which equals no amount, where it is malformed or too precise. */
export function minorUnits(decimal: string, currency: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(decimal) ?? [];
  if (!whole || !isCurrency(currency)) return Number.NaN;
  const digits = MINOR_UNITS[currency];
  const [kept, rest] = [fraction.slice(0, digits).padEnd(digits, '0'), fraction.slice(digits)];
  return /[1-9]/.test(rest) ? Number.NaN : Number(whole + kept);
}
