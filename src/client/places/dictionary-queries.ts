import { queryOptions, useQuery } from '@tanstack/react-query';
import { airlineOf } from '../../contract/dictionaries/listings.ts';
import { decodePlaces } from '../../contract/dictionaries/places-codec.ts';
import type { Airline, Airport, City } from '../../contract/dictionaries/types.ts';
import { readDictionary } from '../api/call.ts';
import { shortAircraft } from './short-aircraft.ts';

/** Airports and cities by code, and in the order they were sent. */
export interface Places {
  readonly airports: ReadonlyMap<string, Airport>;
  readonly cities: ReadonlyMap<string, City>;
  readonly lists: { readonly airports: readonly Airport[]; readonly cities: readonly City[] };
}

/** Dictionaries belong to nobody, so their keys carry no account; a new version is told by the ETag on the next visit. */
const shared = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // The worker answers without a connection too.
  networkMode: 'offlineFirst',
} as const;

const placesQuery = queryOptions({
  queryKey: ['dictionary', 'places'],
  queryFn: async ({ signal }): Promise<Places> => {
    const lists = decodePlaces(await readDictionary('places', signal));
    return {
      airports: new Map(lists.airports.map((airport) => [airport.code, airport])),
      cities: new Map(lists.cities.map((city) => [city.code, city])),
      lists,
    };
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

/** Airports and cities; undefined until they are there. */
export function usePlaces(): Places | undefined {
  return useQuery(placesQuery).data;
}

export function useAirlines(): ReadonlyMap<string, Airline> | undefined {
  return useQuery(airlinesQuery).data;
}

/** Names of aircraft types by their IATA codes. */
export function useAircraft(): ReadonlyMap<string, string> | undefined {
  return useQuery(aircraftQuery).data;
}

/** City code of an airport or city code. A city and one of its airports may share a code: both are of that city. */
export function cityOfPlace(places: Places, code: string): string | undefined {
  return places.airports.get(code)?.city ?? places.cities.get(code)?.code;
}
