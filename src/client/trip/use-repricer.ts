import { useMemo } from 'react';
import type { PassengerCounts } from '../../contract/passenger-terms.ts';
import { useCurrency } from '../api/settings.ts';
import { useRates } from '../api/site.ts';
import { type Repricer, repricer } from './repricer.ts';

/** Offers for this party in the current currency. */
export function useRepricer(counts: PassengerCounts): Repricer {
  const currency = useCurrency();
  const rates = useRates();
  return useMemo(() => repricer(currency, rates, counts), [currency, rates, counts]);
}
