import type { Rates } from '../../../contract/rates.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';

/** Caches the rates from the server's response. */
export function keepRates(answer: Rates): void {
  queryClient.setQueryData(apiQueryKey('rateTables', {}), answer);
}
