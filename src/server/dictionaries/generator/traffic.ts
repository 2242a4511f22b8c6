import type { Place, SourceAirport } from './sources.ts';
import { BUSY_AIRPORTS } from './tables/busy-airports.ts';

const ORDER = BUSY_AIRPORTS.trim().split(/\s+/);
const POSITIONS = new Map(ORDER.map((code, position) => [code, position]));

const LEAST_NAMED = 400;
const MOST_ESTIMATED = LEAST_NAMED - 1;
const BASE_BY_TYPE: { readonly [type: string]: number } = { large_airport: 180, medium_airport: 60, small_airport: 20 };
const LONG_RUNWAY_FEET = 7500;

/** Whether an airport is in the table of busy ones. */
export function isNamedBusy(code: string): boolean {
  return POSITIONS.has(code);
}

/** Traffic weight, 1 to 1000: by the order of the busy airports, else an estimate from class, runway and town. */
export function trafficWeight(airport: SourceAirport, city: Place | undefined): number {
  const position = POSITIONS.get(airport.iata);
  if (position !== undefined) return Math.round(1000 - ((1000 - LEAST_NAMED) * position) / ORDER.length);
  const base = BASE_BY_TYPE[airport.type] ?? 5;
  const runway = (airport.runway_length ?? 0) >= LONG_RUNWAY_FEET ? 30 : 0;
  const town = 15 * Math.log10(1 + (city?.population ?? 0));
  return Math.max(1, Math.min(MOST_ESTIMATED, Math.round(base + runway + town)));
}

/** Weight of a city: its busiest airport's, raised by a tenth of the others'. */
export function cityWeight(weights: readonly number[]): number {
  const busiest = Math.max(...weights);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return Math.round(busiest + (all - busiest) / 10);
}
