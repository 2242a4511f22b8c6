import { useEffect, useMemo, useState } from 'react';
import type { PlaceHit } from '../../contract/dictionaries/place-search.ts';
import { useOnline } from '../api/online.ts';
import { useMe } from '../api/session.ts';
import { isMissingCode } from '../ui/missing-code.ts';
import { loadPlaces, usePlaces, usePlacesQuery } from './dictionary-queries.ts';
import { findPlaces, prepareToFind } from './find-places.ts';

/** Gets the search of places ready when the device has nothing else to do. */
export function usePlaceSearchAhead(): void {
  const places = usePlaces();
  useEffect(() => {
    if (!places) return undefined;
    const prepare = () =>
      void prepareToFind(places).catch((error: unknown) => {
        // Without a connection its code may be missing yet: the first key asks again.
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
  /** Undefined until the first ones are found; then those found last, until newer ones are. */
  readonly hits: readonly PlaceHit[] | undefined;
  /** Nothing can be found before there is a connection: the dictionary or the code for it is not on the device yet. */
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

/** Finds places as the agent types, ranked by what they used lately (`recent`, latest first), then marked as favourite, then size. */
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
    // What was missing is asked for again when the connection is back.
  }, [places, isActive, query, preferred, online]);
  // A box that opens again does not begin with what was looked for before.
  useEffect(() => (isActive ? () => setFound(null) : undefined), [isActive]);
  return {
    hits: isActive ? found?.hits : NONE,
    // Without a connection too they are looked for on the device first.
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

/** The code of an airport that also names its city of several airports: picking the row means the airport alone. */
export function isAlone(hit: PlaceHit): boolean {
  return hit.kind === 'airport' && hit.city.code === hit.code && hit.city.airports.length > 1;
}
