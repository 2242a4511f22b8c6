import { useEffect, useMemo } from 'react';
import {
  buildPlaceIndex,
  type PlaceHit,
  type PlaceIndex,
  searchPlaces,
} from '../../contract/dictionaries/place-search.ts';
import { useMe } from '../api/session.ts';
import { type Places, usePlaces } from './dictionary-queries.ts';

const indexes = new WeakMap<Places, PlaceIndex>();

function indexOf(places: Places): PlaceIndex {
  const known = indexes.get(places);
  if (known) return known;
  const built = buildPlaceIndex(places.lists);
  indexes.set(places, built);
  return built;
}

/** Builds the index of places when the device has nothing else to do, so that the first keystroke finds it ready. */
export function usePlaceIndexAhead(): void {
  const places = usePlaces();
  useEffect(() => {
    if (!places || indexes.has(places)) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => indexOf(places), 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => indexOf(places), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, [places]);
}

const RECENT_WEIGHT = 1000;
const FAVOURITE_WEIGHT = 100;
const MOST = 30;

/**
 * Finds places as the agent types, ranked by what they used lately (`recent`, latest first), then marked as favourite, then
 * size. Undefined until the dictionary is there.
 */
export function usePlaceSearch(query: string, recent: readonly string[], isActive: boolean): PlaceHit[] | undefined {
  const places = usePlaces();
  const favourites = useMe()?.userInfo.config.cities;
  const preferred = useMemo(() => {
    const weights = new Map<string, number>();
    favourites?.forEach((code, i) => weights.set(code, FAVOURITE_WEIGHT - i));
    recent.forEach((code, i) => weights.set(code, RECENT_WEIGHT - i));
    return weights;
  }, [favourites, recent]);
  return useMemo(() => {
    if (!places) return undefined;
    return isActive ? searchPlaces(indexOf(places), query, { limit: MOST, preferred }) : [];
  }, [places, isActive, query, preferred]);
}

/** The code of an airport that also names its city of several airports: picking the row means the airport alone. */
export function isAlone(hit: PlaceHit): boolean {
  return hit.kind === 'airport' && hit.city.code === hit.code && hit.city.airports.length > 1;
}
