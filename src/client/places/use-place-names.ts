import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { joinNames } from '../../contract/trip-texts.ts';
import { useFormat } from '../ui/format.ts';
import { cityOfPlace, useAircraft, useAirlines, usePlaces } from './dictionary-queries.ts';

/** Names in the agent's language; the code itself until the dictionaries are loaded. */
export interface PlaceNames {
  /** As a search names it: `Shanghai · all airports` for a city with several, else the airport. `alone` means just the airport. */
  place: (code: string, alone?: boolean) => string;
  airport: (code: string) => string;
  /** City and airport, short: `Shanghai Pudong`. */
  shortAirport: (code: string) => string;
  /** The city of an airport or city code. */
  city: (code: string) => string;
  airline: (code: string) => string;
  /** An aircraft type by its IATA code: `A321neo`. */
  aircraft: (code: string) => string;
  /** The airline's own colour, on which white is legible. */
  airlineColour: (code: string) => string | undefined;
}

export function usePlaceNames(): PlaceNames {
  const places = usePlaces();
  const airlines = useAirlines();
  const types = useAircraft();
  const { locale } = useFormat();
  const { t } = useLingui();
  return useMemo(() => {
    const airport = (code: string) => places?.airports.get(code)?.names[locale] ?? code;
    const city = (code: string) => {
      const cityCode = places && cityOfPlace(places, code);
      return (cityCode && places.cities.get(cityCode)?.names[locale]) ?? code;
    };
    const shortAirport = (code: string) => {
      const short = places?.airports.get(code)?.shortNames[locale];
      return short ? joinNames(city(code), short) : code;
    };
    const place = (code: string, alone = false) => {
      const ofCode = places?.cities.get(code);
      if (!ofCode || alone || ofCode.airports.length === 1) return airport(code);
      const name = ofCode.names[locale];
      return t`${name} · all airports`;
    };
    return {
      place,
      airport,
      shortAirport,
      city,
      airline: (code) => airlines?.get(code)?.names[locale] ?? code,
      aircraft: (code) => types?.get(code) ?? code,
      airlineColour: (code) => airlines?.get(code)?.colour,
    };
  }, [places, airlines, types, locale, t]);
}
