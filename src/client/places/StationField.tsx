import { useMemo } from 'react';
import { buildStationIndex } from '../../contract/dictionaries/station-index.ts';
import type { StationPlace } from '../../contract/dictionaries/station-places.ts';
import { NamedField, type NamedFieldProps } from '../form/NamedField.tsx';
import { useStations } from './dictionary-queries.ts';

/** A station, or a city with all of its stations, found by name in any language, pinyin or telecode. Its value is the code. */
export function StationField(props: Omit<NamedFieldProps<StationPlace>, 'index'>) {
  const stations = useStations();
  const index = useMemo(() => (stations ? buildStationIndex([...stations.values()]) : null), [stations]);
  return <NamedField {...props} index={index} />;
}
