import type { Currency } from '../../../../contract/money.ts';
import { useFormat } from '../../../ui/format.ts';
import type { LimitFilter } from '../engine/filters.ts';

/** A limit in words: a price in its currency, a length of time otherwise. */
export function useLimitText(): (key: LimitFilter, value: number, currency: Currency) => string {
  const format = useFormat();
  return (key, value, currency) =>
    key === 'price' ? format.money({ amount: value, currency }, { compact: true }) : format.duration(value);
}
