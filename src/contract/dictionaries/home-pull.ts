import type { Airport, City } from './types.ts';

/** Weights of places for a user's location: factors of their size by city code, 1 at home, decreasing with distance. */
export type HomePull = ReadonlyMap<string, number>;

interface CityGroup {
  readonly city: City;
  readonly airports: readonly Airport[];
}

const EARTH_KM = 6371;
/** Distance that halves a place's weight: from Hong Kong, Taipei and Shanghai come before London, and London before small places. */
const HALVING_KM = 5000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
function distanceKm(a: Airport, b: Airport): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Browsers report some zones by their former names (`Asia/Calcutta`). */
function sameZone(zone: string, other: string): boolean {
  return new Intl.DateTimeFormat('en', { timeZone: other }).resolvedOptions().timeZone === zone;
}

/** How near each city is to a device, by its IANA time zone: home is the zone's largest city. Null where no city is in that zone. */
export function homePull({ groups }: { readonly groups: readonly CityGroup[] }, zone: string): HomePull | null {
  const zones = [...new Set(groups.map(({ city }) => city.zone))];
  const own = zones.find((one) => one === zone) ?? zones.find((one) => sameZone(zone, one));
  const [home] = groups.filter(({ city }) => city.zone === own).toSorted((a, b) => b.city.size - a.city.size);
  const from = home?.airports[0];
  if (!from) return null;
  return new Map(
    groups.flatMap(({ city, airports: [to] }) =>
      to ? [[city.code, HALVING_KM / (HALVING_KM + distanceKm(from, to))] as const] : [],
    ),
  );
}
