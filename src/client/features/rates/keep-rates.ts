import type { Rates } from '../../../contract/rates.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';

/** Shows at once what the server answers of the rates. */
export function keepRates(answer: Rates): void {
  queryClient.setQueryData(apiQueryKey('rateTables', {}), answer);
}
