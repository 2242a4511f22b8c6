import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFormat } from '../ui/format.ts';
import { cityOfPlace, useAirlines, usePlaces } from './dictionary-queries.ts';

/** Names in the agent's language; a code stands for itself until the dictionaries are there. */
export interface PlaceNames {
  /** As a search names it: `Shanghai · all airports` for a city with several, else the airport. `alone` means just the airport. */
  place: (code: string, alone?: boolean) => string;
  airport: (code: string) => string;
  /** The city of an airport or city code. */
  city: (code: string) => string;
  airline: (code: string) => string;
  /** The airline's own colour, on which white is legible. */
  airlineColour: (code: string) => string | undefined;
}

export function usePlaceNames(): PlaceNames {
  const places = usePlaces();
  const airlines = useAirlines();
  const { locale } = useFormat();
  const { t } = useLingui();
  return useMemo(() => {
    const airport = (code: string) => places?.airports.get(code)?.names[locale] ?? code;
    const city = (code: string) => {
      const cityCode = places && cityOfPlace(places, code);
      return (cityCode && places.cities.get(cityCode)?.names[locale]) ?? code;
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
      city,
      airline: (code) => airlines?.get(code)?.names[locale] ?? code,
      airlineColour: (code) => airlines?.get(code)?.colour,
    };
  }, [places, airlines, locale, t]);
}
