import { useMemo } from 'react';
import { buildAirlineIndex } from '../../contract/dictionaries/named-search.ts';
import type { Airline } from '../../contract/dictionaries/types.ts';
import { NamedField, type NamedFieldProps } from '../form/NamedField.tsx';
import { useAirlines } from './dictionary-queries.ts';

/** An airline found by IATA or ICAO code, name in any language or pinyin. Its value is the IATA code. */
export function AirlineField(props: Omit<NamedFieldProps<Airline>, 'index'>) {
  const airlines = useAirlines();
  const index = useMemo(() => (airlines ? buildAirlineIndex([...airlines.values()]) : null), [airlines]);
  return <NamedField {...props} index={index} />;
}
