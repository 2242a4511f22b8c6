import { useMemo } from 'react';
import { stationPlaces } from '../../contract/dictionaries/station-places.ts';
import { useFormat } from '../ui/format.ts';
import { useStationsQuery } from './dictionary-queries.ts';

/** While the name loads: agents know no station by its code, as they do airports. */
const UNNAMED = '…';

/** Names of stations, and of cities searched with all of their stations; the code where the dictionary lacks one or cannot be loaded. */
export function useStationNames(): (code: string) => string {
  const { locale } = useFormat();
  const { data: stations, fetchStatus } = useStationsQuery();
  const isComing = stations === undefined && fetchStatus === 'fetching';
  const names = useMemo(
    () => new Map(stationPlaces([...(stations?.values() ?? [])]).map((place) => [place.code, place.names])),
    [stations],
  );
  return (code) => (isComing ? UNNAMED : (names.get(code)?.[locale] ?? code));
}
