import { useMemo } from 'react';
import { type ClientMarkup, isClientMarkup } from '../../contract/client-price.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { useMe, useSettlement } from '../api/session.ts';
import { useRates } from '../api/site.ts';
import { type ClientPrices, clientPrices } from './client-prices.ts';

/** The user's markup for the agency's clients; null until it is set. */
export function useClientMarkup(): ClientMarkup | null {
  const me = useMe();
  const kept = me?.userInfo.config.clientMarkup;
  const currency = useSettlement();
  return useMemo(() => {
    if (kept === undefined) return { unit: 'percent', value: 0, currency };
    return isClientMarkup(kept) ? kept : null;
  }, [kept, currency]);
}

export function useClientPrices(): ClientPrices {
  const isSafe = useClientSafe();
  const markup = useClientMarkup();
  const rates = useRates();
  return useMemo(() => clientPrices(markup, rates, isSafe), [markup, rates, isSafe]);
}
