import { traditional } from './chinese-names.ts';
import type { TableName } from './cities.ts';
import type { SourceAirport } from './sources.ts';
import { AIRPORT_NAMES } from './tables/airport-names.ts';
import { GREATER_CHINA_AIRPORTS, MAINLAND_AIRPORTS } from './tables/chinese-airports.ts';
import { tableRows } from './tables/rows.ts';

/** Full and short name of an airport. */
export interface AirportName {
  readonly full: TableName;
  readonly short: TableName;
}

interface OwnName {
  readonly short: TableName;
  readonly simplified: string;
  readonly traditional: string;
}

const AIRPORT_SUFFIX = /(?:国际|國際)?(?:机场|機場)$/u;

function shortened(full: string, city: string): string {
  const bare = full.replace(AIRPORT_SUFFIX, '');
  const part = bare.startsWith(city) ? bare.slice(city.length) : bare;
  return part || city;
}

const ownNames = new Map<string, OwnName>();

for (const [code = '', , city = '', part = ''] of tableRows(MAINLAND_AIRPORTS)) {
  const simplified = part.startsWith('=') ? part.slice(1) : `${city}${part}机场`;
  const short = shortened(simplified, city);
  ownNames.set(code, {
    simplified,
    traditional: traditional(simplified),
    short: { en: '', simplified: short, traditional: traditional(short) },
  });
}
for (const [code = '', , city = '', simplified = '', cityTraditional = '', inTraditional = ''] of tableRows(
  GREATER_CHINA_AIRPORTS,
)) {
  const strip = (name: string): string => name.replace(/^台[湾灣]/u, '');
  ownNames.set(code, {
    simplified,
    traditional: inTraditional,
    short: {
      en: '',
      simplified: shortened(strip(simplified), city),
      traditional: shortened(strip(inTraditional), cityTraditional),
    },
  });
}
for (const [code = '', en = '', short = '', shortTraditional = '', simplified = '', inTraditional = ''] of tableRows(
  AIRPORT_NAMES,
)) {
  ownNames.set(code, {
    simplified,
    traditional: inTraditional,
    short: { en, simplified: short, traditional: shortTraditional },
  });
}

/** English short name: what remains of the full name beside the city's, `Heathrow` of `London Heathrow Airport`. */
function englishShort(airport: SourceAirport, city: string): string {
  const bare = airport.airport.replace(/\s*(?:International|Intl)?\s*Airport\b.*$/i, '').trim();
  const part = bare.startsWith(city) ? bare.slice(city.length).replace(/^[\s\-–/]+/, '') : bare;
  return part || city;
}

/**
 * Names an airport. Chinese: its own full name, else the city's with 机场; where the city has no Chinese name the
 * airport has none either. Its short name is the part beside the city's; where it has no name of its own, the city's.
 */
export function airportName(airport: SourceAirport, city: TableName): AirportName {
  const own = ownNames.get(airport.iata);
  const kind = /international|intl/i.test(airport.airport) ? ['国际机场', '國際機場'] : ['机场', '機場'];
  const full: TableName = {
    en: airport.airport,
    simplified: own?.simplified || (city.simplified && `${city.simplified}${kind[0]}`),
    traditional: own?.traditional || (city.traditional && `${city.traditional}${kind[1]}`),
  };
  const short = own?.short ?? { en: '', simplified: city.simplified, traditional: city.traditional };
  const shortEnglish = short.en || (own ? englishShort(airport, city.en) : city.en);
  return { full, short: { ...short, en: shortEnglish } };
}
