import { alternateName, exemplarName, traditional } from './chinese-names.ts';
import { townOf } from './match-city.ts';
import type { Place, SourceAirport } from './sources.ts';
import { GREATER_CHINA_AIRPORTS, MAINLAND_AIRPORTS } from './tables/chinese-airports.ts';
import { CITY_NAMES } from './tables/city-names.ts';
import { METRO_CITIES } from './tables/metro-cities.ts';
import { tableRows } from './tables/rows.ts';

/** A name in the three languages; a Chinese part is empty where none is known. */
export interface TableName {
  readonly en: string;
  readonly simplified: string;
  readonly traditional: string;
}

const metroOfAirport = new Map<string, string>();
const ownNames = new Map<string, TableName>();

for (const [code = '', en = '', simplified = ''] of tableRows(MAINLAND_AIRPORTS)) {
  ownNames.set(code, { en, simplified, traditional: traditional(simplified) });
}
for (const [code = '', en = '', simplified = '', , inTraditional = ''] of tableRows(GREATER_CHINA_AIRPORTS)) {
  ownNames.set(code, { en, simplified, traditional: inTraditional });
}
for (const [code = '', en = '', simplified = '', inTraditional = ''] of tableRows(CITY_NAMES)) {
  ownNames.set(code, { en, simplified, traditional: inTraditional || traditional(simplified) });
}
for (const [code = '', en = '', simplified = '', inTraditional = '', airports = ''] of tableRows(METRO_CITIES)) {
  ownNames.set(code, { en, simplified, traditional: inTraditional });
  for (const airport of airports.split(' ')) metroOfAirport.set(airport, code);
}

/** City code of an airport: its metropolitan area, else its own code. */
export function cityCodeOf(airport: string): string {
  return metroOfAirport.get(airport) ?? airport;
}

/** An English town name without what only a map needs. */
function englishName(airport: SourceAirport, municipality: string, place: Place | undefined): string {
  const town = townOf(municipality);
  if (place) return place.ascii.replace(/ City$/, '');
  if (town) return town;
  return airport.airport.replace(/\s+(?:International|Regional|Municipal|Domestic)?\s*Airport.*$/i, '');
}

/** Names of the city an airport serves: own table first, then CLDR, then GeoNames. */
export function cityName(airport: SourceAirport, municipality: string, place: Place | undefined): TableName {
  const own = ownNames.get(cityCodeOf(airport.iata));
  const en = own?.en || englishName(airport, municipality, place);
  if (own?.simplified) return { ...own, en };
  const found = exemplarName(airport.time, en) ?? (place ? alternateName(place) : undefined);
  return { en, simplified: found?.simplified ?? '', traditional: found?.traditional ?? '' };
}
