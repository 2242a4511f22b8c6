import { useQuery } from '@tanstack/react-query';
import { countryOf } from '../../contract/dictionaries/listings.ts';
import type { Country } from '../../contract/dictionaries/types.ts';
import { readDictionary } from './call.ts';

/** All countries, which stand for nationalities too; undefined until they are there. */
export function useCountries(): readonly Country[] | undefined {
  return useQuery({
    queryKey: ['dictionary', 'countries'],
    queryFn: async ({ signal }) => (await readDictionary('countries', signal)).map(countryOf),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // The worker answers without a connection too.
    networkMode: 'offlineFirst',
  }).data;
}
