import type { Locale } from '../locale.ts';
import type { Currency } from '../money.ts';

/**
 * Reference data shared by the server, the sandbox suppliers and the agent's device.
 *
 * Codes follow IATA (airports, cities, airlines, equipment), ISO 3166-1 (countries) and ISO 4217 (currencies).
 */

/** One name in the portal's three languages; never empty: the English one replaces a missing Chinese one. */
export type Names = Readonly<Record<Locale, string>>;

/** Pinyin of a simplified name, lower case without tones; both empty where the name is not Chinese. */
export interface Pinyin {
  /** Syllables joined: `shanghai`. */
  readonly full: string;
  /** First letter of each syllable: `sh`. */
  readonly initials: string;
}

/** An airport with scheduled service. */
export interface Airport {
  /** IATA location code, three capitals. */
  readonly code: string;
  /** Code of its city (metropolitan area); equals `code` outside the metropolitan areas. */
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees north, two decimals (about one kilometre). */
  readonly latitude: number;
  /** Degrees east, two decimals. */
  readonly longitude: number;
  /** IANA time zone. */
  readonly zone: string;
  readonly names: Names;
  /** Shown beside the city name when space is short: `Heathrow`, `希思罗`. */
  readonly shortNames: Names;
  /** Of the short name: Hongqiao matches `hongqiao` and `hq`, its city the city's own pinyin. */
  readonly pinyin: Pinyin;
  /** Relative traffic weight, 1 to 1000, on the same scale for all airports; for ordering, not a passenger count. */
  readonly size: number;
}

/** A city or metropolitan area with at least one airport. */
export interface City {
  readonly code: string;
  readonly country: string;
  readonly zone: string;
  readonly names: Names;
  readonly pinyin: Pinyin;
  /** Search aliases: former names, the resort or region it serves (`Bali`, `Shantou`, `汕头`). */
  readonly aliases: readonly string[];
  /** IATA codes of its airports, busiest first. */
  readonly airports: readonly string[];
  /** Traffic weight of its busiest airport plus a tenth of the others'; may exceed 1000. */
  readonly size: number;
}

/** Continents, two letters as in GeoNames. */
export const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;
export type Continent = (typeof CONTINENTS)[number];

/** Sales regions: the grouping of countries that markups and eligibility rules use. */
export const REGIONS = [
  'mainland-china',
  'hong-kong-macau-taiwan',
  'north-east-asia',
  'south-east-asia',
  'south-asia',
  'central-asia',
  'middle-east',
  'europe',
  'africa',
  'north-america',
  'latin-america',
  'oceania',
] as const;
export type Region = (typeof REGIONS)[number];

/** A country or territory; its name serves as the nationality too. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string;
  readonly names: Names;
  readonly pinyin: Pinyin;
  /** International dialling code without `+`; empty where none is assigned. */
  readonly dialCode: string;
  readonly continent: Continent;
  readonly region: Region;
  /** ISO 4217 code of the currency in use. */
  readonly currency: string;
}

export type Alliance = 'star' | 'oneworld' | 'skyteam';

/** A passenger carrier. */
export interface Airline {
  /** IATA designator, two characters. */
  readonly code: string;
  /** ICAO designator, three letters. */
  readonly icao: string;
  /** Three digits that begin its ticket numbers; empty when the carrier issues none of its own. */
  readonly ticketPrefix: string;
  readonly names: Names;
  readonly pinyin: Pinyin;
  readonly country: string;
  /** `null` for carriers outside the three alliances. */
  readonly alliance: Alliance | null;
  readonly lowCost: boolean;
  /** Airport codes of its bases, main hub first. */
  readonly hubs: readonly string[];
  /** Background of the drawn badge, `#rrggbb`; white text on it keeps a contrast of 4.5 or more. */
  readonly colour: string;
  /** Agents' short names for it: `国航`, `JAL`. */
  readonly aliases: readonly string[];
}

/** A railway station in China. */
export interface Station {
  /** Telecode, three capitals. */
  readonly code: string;
  readonly names: Names;
  readonly pinyin: Pinyin;
  /** 1 hubs where nearly every train stops, 2 cities, 3 the rest. */
  readonly size: number;
  /** Its city id: lower case, unlike telecodes. */
  readonly city: string;
  readonly cityNames: Names;
  readonly cityPinyin: Pinyin;
}

/** An aircraft type as used in timetables. */
export interface Aircraft {
  /** IATA equipment code, three characters. */
  readonly code: string;
  readonly name: string;
}

/** Name and symbol of a currency; its minor units are in `contract/money.ts`. */
export interface CurrencyName {
  readonly code: Currency;
  readonly names: Names;
  /** Narrow symbol: `¥`, `$`, `HK$`. */
  readonly symbol: string;
}

/** All reference data by code. */
export interface Dictionaries {
  readonly airports: ReadonlyMap<string, Airport>;
  readonly cities: ReadonlyMap<string, City>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly airlines: ReadonlyMap<string, Airline>;
  readonly aircraft: ReadonlyMap<string, Aircraft>;
  readonly stations: ReadonlyMap<string, Station>;
  readonly currencies: ReadonlyMap<Currency, CurrencyName>;
}
