import { buildNamedIndex, type NamedIndex } from './named-search.ts';
import { type StationPlace, stationPlaces } from './station-places.ts';
import type { Station } from './types.ts';

/** Indexes stations and cities by telecode, name in any language, pinyin and its initials. */
export function buildStationIndex(stations: readonly Station[]): NamedIndex<StationPlace> {
  return buildNamedIndex(stationPlaces(stations), ({ code }) => [code]);
}
