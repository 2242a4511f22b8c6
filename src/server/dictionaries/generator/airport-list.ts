import { withoutMarks } from './latin.ts';
import { distanceKm } from './place-index.ts';
import { type AirportPlace, readAirports, type SourceAirport } from './sources.ts';
import { ADDED_AIRPORTS, AIRPORT_FIXES, DROPPED_AIRPORTS, ENGLISH_NAMES } from './tables/airport-fixes.ts';
import { MAINLAND_DROPPED } from './tables/chinese-airports.ts';
import { tableRows } from './tables/rows.ts';

const dropped = new Set([...DROPPED_AIRPORTS, ...MAINLAND_DROPPED]);
const englishNames = new Map(tableRows(ENGLISH_NAMES).map(([code = '', name = '']) => [code, name]));

const NO_PASSENGERS =
  /heliport|heliport$|air force|air base$|army air|coast guard|metropolitan area|railway station|cabin|lodge/i;
const KEPT_TYPES = new Set(['large_airport', 'medium_airport', 'small_airport', 'seaplane_base']);

/** Farther apart than this, two sources cannot mean the same airport. */
const SAME_FIELD_KM = 500;

/**
 * Whether another source or a detail confirms the airport. Legacy entries have no page, no site and no runway, or their code has since
 * moved to an airport in another country.
 */
function isWitnessed(airport: SourceAirport, second: AirportPlace | undefined): boolean {
  if (!second) {
    return Boolean(airport.wikipedia || airport.website || airport.runway_length || AIRPORT_FIXES[airport.iata]);
  }
  return second.country === airport.country_code || distanceKm(airport, second) < SAME_FIELD_KM;
}

/** A valid IANA zone; mainland China has one time, so Urumqi's unofficial zone is not used. */
function zoneOf(airport: SourceAirport): string {
  const zone = AIRPORT_FIXES[airport.iata]?.zone ?? (airport.country_code === 'CN' ? 'Asia/Shanghai' : airport.time);
  new Intl.DateTimeFormat('en', { timeZone: zone });
  return zone;
}

/** Own corrections first; then the second source's position, which is the better one wherever they differ by much. */
function fixed(airport: SourceAirport, second: AirportPlace | undefined): SourceAirport {
  const fix = AIRPORT_FIXES[airport.iata];
  const name = fix?.name ?? englishNames.get(airport.iata) ?? airport.airport;
  return {
    ...airport,
    time: zoneOf(airport),
    airport: withoutMarks(name).replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim(),
    latitude: fix?.latitude ?? second?.latitude ?? airport.latitude,
    longitude: fix?.longitude ?? second?.longitude ?? airport.longitude,
  };
}

/** The airports the portal offers: scheduled service, passengers, one entry each. Throws on an unknown zone. */
export async function listAirports(places: ReadonlyMap<string, AirportPlace>): Promise<SourceAirport[]> {
  const added = new Set(ADDED_AIRPORTS);
  return (await readAirports())
    .filter((airport) => airport.scheduled_service === 'TRUE' || added.has(airport.iata))
    .filter(
      (airport) => KEPT_TYPES.has(airport.type) && !dropped.has(airport.iata) && !NO_PASSENGERS.test(airport.airport),
    )
    .filter((airport) => isWitnessed(airport, places.get(airport.iata)))
    .map((airport) => fixed(airport, places.get(airport.iata)))
    .toSorted((a, b) => (a.iata < b.iata ? -1 : 1));
}
