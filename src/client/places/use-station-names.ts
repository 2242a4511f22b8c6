import { useMemo } from 'react';
import { stationPlaces } from '../../contract/dictionaries/station-places.ts';
import { useFormat } from '../ui/format.ts';
import { useStations } from './dictionary-queries.ts';

/** Names of stations, and of cities that are searched with all of their stations; the code until the dictionary is there. */
export function useStationNames(): (code: string) => string {
  const { locale } = useFormat();
  const stations = useStations();
  const names = useMemo(
    () => new Map(stationPlaces([...(stations?.values() ?? [])]).map((place) => [place.code, place.names])),
    [stations],
  );
  return (code) => names.get(code)?.[locale] ?? code;
}
