import type { Place } from './sources.ts';

const EARTH_RADIUS_KM = 6371;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const radians = Math.PI / 180;
  const halfLatitude = ((to.latitude - from.latitude) * radians) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * radians) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** GeoNames places by one-degree cell. */
export class PlaceIndex {
  readonly #cells = new Map<string, Place[]>();

  constructor(places: readonly Place[]) {
    for (const place of places) {
      const key = this.#key(Math.floor(place.latitude), Math.floor(place.longitude));
      const cell = this.#cells.get(key);
      if (cell) cell.push(place);
      else this.#cells.set(key, [place]);
    }
  }

  #key(latitude: number, longitude: number): string {
    return `${latitude}:${((longitude + 540) % 360) - 180}`;
  }

  /** Places of one country within `radius` kilometres. */
  near(position: Position, country: string, radius: number): Place[] {
    const rows = Math.ceil(radius / 111);
    const columns = Math.min(180, Math.ceil(rows / Math.max(0.05, Math.cos((position.latitude * Math.PI) / 180))));
    const found: Place[] = [];
    for (let row = -rows; row <= rows; row += 1) {
      for (let column = -columns; column <= columns; column += 1) {
        const key = this.#key(Math.floor(position.latitude) + row, Math.floor(position.longitude) + column);
        for (const place of this.#cells.get(key) ?? []) {
          if (place.country === country && distanceKm(position, place) <= radius) found.push(place);
        }
      }
    }
    return found;
  }
}
