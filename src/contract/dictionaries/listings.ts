import type { CompactPlaces } from './packed-places.ts';
import { pinyinOf } from './pinyin.ts';
import type { Airline, Alliance, Continent, Country, Names, Region, Station } from './types.ts';

/**
 * The dictionary calls, all public and all with a strong ETag. `places` is the compact copy that the portal caches on the device; the
 * others are plain lists (spec section 3: airport data) for any client.
 */
export const DICTIONARY_PATH = '/base/v2/dictionaries/{name}';
export const DICTIONARY_NAMES = [
  'airports',
  'cities',
  'countries',
  'airlines',
  'aircraft',
  'places',
  'stations',
] as const;
export type DictionaryName = (typeof DICTIONARY_NAMES)[number];

/** A record of any plain list: its name in three languages; `pinyin` is syllables separated by spaces, or empty. */
interface Listing {
  readonly code: string;
  readonly name: string;
  readonly chineseName: string;
  readonly traditionalName: string;
  readonly pinyin: string;
}

export interface AirportListing extends Listing {
  readonly shortName: string;
  readonly chineseShortName: string;
  readonly traditionalShortName: string;
  /** Codes of all airports of its city, itself included, busiest first. */
  readonly airports: readonly string[];
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly size: number;
}

export interface CityListing extends Listing {
  readonly airports: readonly string[];
  readonly aliases: readonly string[];
  readonly country: string;
  readonly zone: string;
  readonly size: number;
}

export interface CountryListing extends Listing {
  readonly alpha3: string;
  readonly dialCode: string;
  readonly continent: Continent;
  readonly region: Region;
  readonly currency: string;
}

export interface AirlineListing extends Listing {
  readonly icao: string;
  readonly ticketPrefix: string;
  readonly country: string;
  readonly alliance: Alliance | null;
  readonly lowCost: boolean;
  readonly hubs: readonly string[];
  readonly colour: string;
  readonly aliases: readonly string[];
}

/** A railway station by its telecode, and its city: in a search `city` means all its stations. */
export interface StationListing extends Listing {
  readonly size: number;
  readonly city: string;
  readonly cityName: string;
  readonly chineseCityName: string;
  readonly traditionalCityName: string;
  readonly cityPinyin: string;
}

/** An IATA equipment code and its type, e.g. 32Q and Airbus A321neo; type names are the same in every language. */
export interface AircraftListing {
  readonly code: string;
  readonly name: string;
}

/** Each call's data, inside the envelope. */
export interface DictionaryAnswers {
  readonly airports: readonly AirportListing[];
  readonly cities: readonly CityListing[];
  readonly countries: readonly CountryListing[];
  readonly airlines: readonly AirlineListing[];
  readonly aircraft: readonly AircraftListing[];
  readonly places: CompactPlaces;
  readonly stations: readonly StationListing[];
}

export function isDictionaryName(value: unknown): value is DictionaryName {
  return DICTIONARY_NAMES.some((name) => name === value);
}

function namesOf({ name, chineseName, traditionalName }: Listing): Names {
  return { en: name, 'zh-cn': chineseName, 'zh-tw': traditionalName };
}

/** Converts a listing to the dictionaries' country. */
export function countryOf(listing: CountryListing): Country {
  const { code, alpha3, dialCode, continent, region, currency } = listing;
  const names = namesOf(listing);
  return { code, alpha3, names, pinyin: pinyinOf(listing.pinyin), dialCode, continent, region, currency };
}

/** Converts a listing to the dictionaries' station. */
export function stationOf(listing: StationListing): Station {
  const { code, size, city, cityName, chineseCityName, traditionalCityName } = listing;
  const cityNames = { en: cityName, 'zh-cn': chineseCityName, 'zh-tw': traditionalCityName };
  const pinyin = pinyinOf(listing.pinyin);
  return { code, names: namesOf(listing), pinyin, size, city, cityNames, cityPinyin: pinyinOf(listing.cityPinyin) };
}

/** Converts a listing to the dictionaries' airline. */
export function airlineOf(listing: AirlineListing): Airline {
  const { code, icao, ticketPrefix, country, alliance, lowCost, hubs, colour, aliases } = listing;
  const names = namesOf(listing);
  const pinyin = pinyinOf(listing.pinyin);
  return { code, icao, ticketPrefix, names, pinyin, country, alliance, lowCost, hubs, colour, aliases };
}
