import type { Currency } from '../../../../contract/money.ts';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { useFormat } from '../../../ui/format.ts';
import type { LimitFilter } from '../engine/filters.ts';

/** A limit in words: a price in its currency, the client's in client-safe mode; else a duration. */
export function useLimitText(): (key: LimitFilter, value: number, currency: Currency) => string {
  const format = useFormat();
  const prices = useClientPrices();
  return (key, value, currency) =>
    key === 'price' ? format.money(prices.shown({ amount: value, currency })) : format.duration(value);
}
