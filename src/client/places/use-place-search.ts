import { useEffect, useMemo, useState } from 'react';
import type { PlaceHit } from '../../contract/dictionaries/place-search.ts';
import { useOnline } from '../api/online.ts';
import { useMe } from '../api/session.ts';
import { isMissingCode } from '../ui/missing-code.ts';
import { loadPlaces, usePlaces, usePlacesQuery } from './dictionary-queries.ts';
import { findPlaces, prepareToFind } from './find-places.ts';

/** Prepares the place search when the device is idle. */
export function usePlaceSearchAhead(): void {
  const places = usePlaces();
  useEffect(() => {
    if (!places) return undefined;
    const prepare = () =>
      void prepareToFind(places).catch((error: unknown) => {
        // Offline its code may be missing: the first keystroke retries.
        if (!isMissingCode(error)) reportError(error);
      });
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prepare, 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prepare, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, [places]);
}

const RECENT_WEIGHT = 1000;
const FAVOURITE_WEIGHT = 100;

export interface PlaceSearch {
  /** Undefined until the first hits; then the previous ones, until newer ones are found. */
  readonly hits: readonly PlaceHit[] | undefined;
  /** Nothing can be found before there is a connection: the dictionary or the code for it is not on the device. */
  readonly isMissing: boolean;
  /** The hits are not yet those of the query. */
  readonly isAwaited: boolean;
  /** The hits of this very query, as soon as they are found. */
  readonly find: () => Promise<readonly PlaceHit[]>;
}

interface Found {
  readonly hits: readonly PlaceHit[];
  readonly query: string;
}

const NONE: PlaceSearch['hits'] = [];

/** Finds places as the agent types, ranked by recent use (`recent`, latest first), then favourites, then size. */
export function usePlaceSearch(query: string, recent: readonly string[], isActive: boolean): PlaceSearch {
  const { data: places, fetchStatus } = usePlacesQuery();
  const preferred = usePreferred(recent);
  const [found, setFound] = useState<Found | null>(null);
  const online = useOnline();
  const [isCodeMissing, setCodeMissing] = useState(false);
  useEffect(() => {
    if (!places || !isActive) return undefined;
    let isOvertaken = false;
    findPlaces(places, query, preferred)
      .then((hits) => {
        if (isOvertaken) return;
        setFound({ hits, query });
        setCodeMissing(false);
      })
      .catch((error: unknown) => {
        if (!isMissingCode(error)) return reportError(error);
        if (!isOvertaken) setCodeMissing(true);
      });
    return () => {
      isOvertaken = true;
    };
    // Retries what was missing when the connection is back.
  }, [places, isActive, query, preferred, online]);
  // A reopened box does not start with the previous search.
  useEffect(() => (isActive ? () => setFound(null) : undefined), [isActive]);
  return {
    hits: isActive ? found?.hits : NONE,
    // Offline too, the device is searched first.
    isMissing: found === null && (isCodeMissing || (!online && !places && fetchStatus !== 'fetching')),
    isAwaited: isActive && found?.query !== query,
    find: async () => findPlaces(await loadPlaces(), query, preferred),
  };
}

function usePreferred(recent: readonly string[]): ReadonlyMap<string, number> {
  const favourites = useMe()?.userInfo.config.cities;
  return useMemo(() => {
    const weights = new Map<string, number>();
    favourites?.forEach((code, i) => weights.set(code, FAVOURITE_WEIGHT - i));
    recent.forEach((code, i) => weights.set(code, RECENT_WEIGHT - i));
    return weights;
  }, [favourites, recent]);
}

/** The code of an airport that also names its city of several airports: selecting it means the airport alone. */
export function isAlone(hit: PlaceHit): boolean {
  return hit.kind === 'airport' && hit.city.code === hit.code && hit.city.airports.length > 1;
}
