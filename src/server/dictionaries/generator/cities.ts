import { alternateName, exemplarName, traditional } from './chinese-names.ts';
import { withoutMarks } from './latin.ts';
import { townOf } from './match-city.ts';
import type { Place, SourceAirport } from './sources.ts';
import { GREATER_CHINA_AIRPORTS, MAINLAND_AIRPORTS } from './tables/chinese-airports.ts';
import { CITY_ALIASES } from './tables/city-aliases.ts';
import { CITY_NAMES } from './tables/city-names.ts';
import { METRO_CITIES } from './tables/metro-cities.ts';
import { tableRows } from './tables/rows.ts';
import { isNamedBusy } from './traffic.ts';

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
  const earlier = ownNames.get(code);
  ownNames.set(code, {
    en: en || earlier?.en || '',
    simplified: simplified || earlier?.simplified || '',
    traditional: inTraditional || (simplified ? traditional(simplified) : (earlier?.traditional ?? '')),
  });
}
for (const [code = '', en = '', simplified = '', inTraditional = '', airports = ''] of tableRows(METRO_CITIES)) {
  ownNames.set(code, { en, simplified, traditional: inTraditional });
  for (const airport of airports.split(' ')) metroOfAirport.set(airport, code);
}

/** Moves text in brackets out of a name: `Bali (Denpasar)` is shown as Bali and found by Denpasar too. */
function withoutBrackets(name: string): string {
  return name.replace(/\s*[(（].*$/u, '');
}

function inBrackets(name: string): string[] {
  return [...name.matchAll(/[(（]([^)）]+)[)）]/gu)].map(([, inner = '']) => inner);
}

/** Other names a city is searched by, from the alias table and the brackets of its names. */
export function cityAliases(code: string): string[] {
  const name = ownNames.get(code);
  const bracketed = name ? [name.en, name.simplified, name.traditional].flatMap(inBrackets) : [];
  return [...new Set([...bracketed, ...(CITY_ALIASES[code]?.split(';') ?? [])])];
}

/** City code of an airport: its metropolitan area, else its own code. */
export function cityCodeOf(airport: string): string {
  return metroOfAirport.get(airport) ?? airport;
}

/** An English town name without qualifiers that only a map needs. */
function englishName(airport: SourceAirport, municipality: string, place: Place | undefined): string {
  const town = townOf(municipality);
  if (place) return place.name.replace(/ City$/, '');
  if (town) return town;
  return airport.airport.replace(/\s+(?:International|Regional|Municipal|Domestic)?\s*Airport.*$/i, '');
}

/**
 * Names of the city an airport serves: own table first, then CLDR, then GeoNames. Chinese by rule only for the busy
 * airports, all of which have been read through; elsewhere a wrong name would do more harm than the English one.
 */
export function cityName(airport: SourceAirport, municipality: string, place: Place | undefined): TableName {
  const own = ownNames.get(cityCodeOf(airport.iata));
  const en = withoutMarks(withoutBrackets(own?.en || englishName(airport, municipality, place)));
  if (own?.simplified) {
    return { en, simplified: withoutBrackets(own.simplified), traditional: withoutBrackets(own.traditional) };
  }
  if (!isNamedBusy(airport.iata)) return { en, simplified: '', traditional: '' };
  const found = exemplarName(airport.time, en) ?? (place ? alternateName(place) : undefined);
  return { en, simplified: found?.simplified ?? '', traditional: own?.traditional || (found?.traditional ?? '') };
}
