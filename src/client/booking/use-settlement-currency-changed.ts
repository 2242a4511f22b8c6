import { useEffect } from 'react';
import { useMe } from '../api/session.ts';
import { toast } from '../ui/toast.ts';
import { useLatest } from '../ui/use-latest.ts';

/**
 * Whether the company's settlement currency has changed from `currency`, that of the accepted prices; then the page shows `words` and calls
 * `leave` (spec §4). `currency` is null while no prices are accepted.
 */
export function useSettlementCurrencyChanged(currency: string | null, words: string, leave: () => void): boolean {
  const settlement = useMe()?.company.config.commonConfig.settlementCurrency;
  const hasMoved = currency !== null && settlement !== undefined && currency !== settlement;
  const lead = useLatest(() => {
    toast(words, 'error');
    leave();
  });
  useEffect(() => {
    if (hasMoved) lead();
  }, [hasMoved, lead]);
  return hasMoved;
}
