import type { Airport } from '../../../contract/dictionaries/types.ts';

const RADIANS = Math.PI / 180;
const EARTH_KM = 6371;

/** Great-circle distance in whole kilometres. */
export function distanceKm(a: Airport, b: Airport): number {
  const dLat = (b.latitude - a.latitude) * RADIANS;
  const dLon = (b.longitude - a.longitude) * RADIANS;
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(dLon / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h))));
}

/** How far a flight goes east (1) or west (−1), the short way round. */
function eastness(from: Airport, to: Airport, km: number): number {
  const degrees = ((to.longitude - from.longitude + 540) % 360) - 180;
  const latitude = (from.latitude + to.latitude) / 2;
  const eastKm = degrees * 111 * Math.cos(latitude * RADIANS);
  return Math.max(-1, Math.min(1, eastKm / Math.max(km, 1)));
}

/**
 * Gate-to-gate minutes of a timetable: climb, taxi and cruise, and the jet stream, which shortens eastbound flights outside the tropics.
 * Rounded up to five minutes.
 */
export function blockMinutes(from: Airport, to: Airport, km: number, cruiseKmh: number): number {
  const latitude = Math.abs(from.latitude + to.latitude) / 2;
  const wind = latitude > 20 ? 0.07 * eastness(from, to, km) : 0;
  return Math.ceil((32 + (km / cruiseKmh) * 60 * (1 - wind)) / 5) * 5;
}
