import type { Airport, City } from './types.ts';

/** The part of the dictionaries that places need. */
interface Places {
  readonly airports: ReadonlyMap<string, Airport>;
  readonly cities: ReadonlyMap<string, City>;
}

/**
 * City code of an airport or city code; `undefined` for neither. An airport wins over a city of the same code, so that `SHA` (Hongqiao) and
 * `PVG` both return `SHA`.
 */
export function cityOf(places: Places, code: string): string | undefined {
  return places.airports.get(code)?.city ?? places.cities.get(code)?.code;
}
