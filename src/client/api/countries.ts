import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countryOf } from '../../contract/dictionaries/listings.ts';
import type { Country } from '../../contract/dictionaries/types.ts';
import type { Locale } from '../../contract/locale.ts';
import { readDictionary } from './call.ts';

/** All countries, also used as nationalities; undefined until loaded. */
export function useCountries(): readonly Country[] | undefined {
  return useQuery({
    queryKey: ['dictionary', 'countries'],
    queryFn: async ({ signal }) => (await readDictionary('countries', signal)).map(countryOf),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // The worker answers offline too.
    networkMode: 'offlineFirst',
  }).data;
}

/** A country's name in a language, by its code; the code until the dictionary is loaded. */
export function useCountryName(locale: Locale): (code: string) => string {
  const countries = useCountries();
  return useMemo(() => {
    const names = new Map(countries?.map(({ code, names: { [locale]: name } }) => [code, name]));
    return (code) => names.get(code) ?? code;
  }, [countries, locale]);
}
