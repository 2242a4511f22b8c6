import { queryOptions, useQuery } from '@tanstack/react-query';
import { airlineOf, stationOf } from '../../contract/dictionaries/listings.ts';
import { type ByCode, type CompactPlaces, placesByCode } from '../../contract/dictionaries/packed-places.ts';
import type { Airline, Airport, City, Station } from '../../contract/dictionaries/types.ts';
import { readDictionary } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { shortAircraft } from './short-aircraft.ts';

/** Airports and cities by code, and in their packed form. */
export interface Places {
  readonly airports: ByCode<Airport>;
  readonly cities: ByCode<City>;
  readonly packed: CompactPlaces;
}

/** Dictionaries are public, so their keys carry no account; the ETag reveals a new version on the next visit. */
const shared = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // The service worker answers offline too.
  networkMode: 'offlineFirst',
} as const;

const placesQuery = queryOptions({
  queryKey: ['dictionary', 'places'],
  queryFn: async ({ signal }): Promise<Places> => {
    const packed = await readDictionary('places', signal);
    return { ...placesByCode(packed), packed };
  },
  ...shared,
});

const airlinesQuery = queryOptions({
  queryKey: ['dictionary', 'airlines'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, Airline>> => {
    const airlines = (await readDictionary('airlines', signal)).map(airlineOf);
    return new Map(airlines.map((airline) => [airline.code, airline]));
  },
  ...shared,
});

const aircraftQuery = queryOptions({
  queryKey: ['dictionary', 'aircraft'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> =>
    new Map((await readDictionary('aircraft', signal)).map(({ code, name }) => [code, shortAircraft(name)])),
  ...shared,
});

const stationsQuery = queryOptions({
  queryKey: ['dictionary', 'stations'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, Station>> => {
    const stations = (await readDictionary('stations', signal)).map(stationOf);
    return new Map(stations.map((station) => [station.code, station]));
  },
  ...shared,
});

export const usePlacesQuery = () => useQuery(placesQuery);

/** Airports and cities; undefined until loaded. */
export function usePlaces(): Places | undefined {
  return usePlacesQuery().data;
}

/** Airports and cities, as soon as they are there. */
export function loadPlaces(): Promise<Places> {
  return queryClient.ensureQueryData(placesQuery);
}

export function useAirlines(): ReadonlyMap<string, Airline> | undefined {
  return useQuery(airlinesQuery).data;
}

export const useStationsQuery = () => useQuery(stationsQuery);

/** Railway stations by telecode; undefined until loaded. */
export function useStations(): ReadonlyMap<string, Station> | undefined {
  return useStationsQuery().data;
}

/** Names of aircraft types by their IATA codes. */
export function useAircraft(): ReadonlyMap<string, string> | undefined {
  return useQuery(aircraftQuery).data;
}

/** City code of an airport or city code. A city and one of its airports may share a code: both are of that city. */
export function cityOfPlace(places: Places, code: string): string | undefined {
  return places.airports.get(code)?.city ?? places.cities.get(code)?.code;
}
