import { type ClientMarkup, MOST_CLIENT_MARKUP } from '../../contract/client-price.ts';
import { MINOR_UNITS, toDecimal } from '../../contract/money.ts';
import type { Format } from '../ui/format.ts';
import { readDecimal } from './read-decimal.ts';

const PERCENT_DIGITS = 2;

type Unit = Pick<ClientMarkup, 'unit' | 'currency'>;
const digitsOf = ({ unit, currency }: Unit) => (unit === 'percent' ? PERCENT_DIGITS : MINOR_UNITS[currency]);

/** Parses a typed markup such as `5.5`; empty text is zero. Null for what is invalid, has too many decimals, or is too much. */
export function readMarkup(text: string, { unit, currency }: Unit): ClientMarkup | null {
  const value = readDecimal(text, digitsOf({ unit, currency }));
  return value !== null && value <= MOST_CLIENT_MARKUP[unit] ? { unit, value, currency } : null;
}

/** A markup as typed: `5.5`; empty for zero. */
export function writeMarkup(markup: ClientMarkup): string {
  const { unit, value, currency } = markup;
  if (value === 0) return '';
  if (unit === 'percent') return String(value / 10 ** PERCENT_DIGITS);
  return toDecimal({ amount: value, currency }).replace(/\.0+$/, '');
}

/** The largest valid markup. */
export function mostMarkup(unit: Unit): string {
  return writeMarkup({ ...unit, value: MOST_CLIENT_MARKUP[unit.unit] });
}

/** A markup in words: `5.5 %`, `¥50.00`. */
export function markupWords(markup: ClientMarkup, format: Pick<Format, 'money'>): string {
  const { unit, value, currency } = markup;
  return unit === 'percent' ? `${writeMarkup(markup)} %` : format.money({ amount: value, currency });
}
