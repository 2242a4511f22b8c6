import { useMemo } from 'react';
import { buildCountryIndex } from '../../contract/dictionaries/named-search.ts';
import type { Country } from '../../contract/dictionaries/types.ts';
import { useCountries } from '../api/countries.ts';
import { NamedField, type NamedFieldProps } from './NamedField.tsx';

/** A country found by code, name in any language, pinyin or dialling code. Its value is the ISO 3166 alpha-2 code. */
export function CountryField(props: Omit<NamedFieldProps<Country>, 'index'>) {
  const countries = useCountries();
  const index = useMemo(() => (countries ? buildCountryIndex(countries) : null), [countries]);
  return <NamedField {...props} index={index} />;
}
