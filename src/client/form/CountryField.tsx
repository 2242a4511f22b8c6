import { useMemo } from 'react';
import { buildCountryIndex } from '../../contract/dictionaries/named-search.ts';
import type { Country } from '../../contract/dictionaries/types.ts';
import { useCountries } from '../api/countries.ts';
import { useMe } from '../api/session.ts';
import { NamedField, type NamedFieldProps } from './NamedField.tsx';

const NONE: readonly string[] = [];

/**
 * A country found by code, name in any language, pinyin or dialling code. The agent's favourites come first. The value is the ISO 3166
 * alpha-2 code.
 */
export function CountryField(props: Omit<NamedFieldProps<Country>, 'index' | 'preferred'>) {
  const countries = useCountries();
  const index = useMemo(() => (countries ? buildCountryIndex(countries) : null), [countries]);
  const favourites = useMe()?.userInfo.config.countries ?? NONE;
  return <NamedField {...props} index={index} preferred={favourites} />;
}
