import { useEffect } from 'react';
import { useMe } from '../api/session.ts';
import { toast } from '../ui/toast.ts';
import { useLatest } from '../ui/use-latest.ts';

/**
 * Whether the company settles in another currency by now than `currency`, that of the prices which the agent has agreed to; then the page
 * says `words` and leads away (spec §4). Null while nothing is agreed to.
 */
export function useSettlementMoved(currency: string | null, words: string, leave: () => void): boolean {
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
