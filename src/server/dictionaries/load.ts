import { pinyinOf } from '../../contract/dictionaries/pinyin.ts';
import type {
  Airline,
  Airport,
  Alliance,
  City,
  Country,
  CurrencyName,
  Dictionaries,
  Names,
  Station,
} from '../../contract/dictionaries/types.ts';
import { CONTINENTS, REGIONS } from '../../contract/dictionaries/types.ts';
import { CURRENCIES } from '../../contract/money.ts';
import aircraftRows from './data/aircraft.json' with { type: 'json' };
import airlineRows from './data/airlines.json' with { type: 'json' };
import airportRows from './data/airports.json' with { type: 'json' };
import cityRows from './data/cities.json' with { type: 'json' };
import countryRows from './data/countries.json' with { type: 'json' };
import currencyRows from './data/currencies.json' with { type: 'json' };
import stationRows from './data/stations.json' with { type: 'json' };

const ALLIANCES: { readonly [mark: string]: Alliance } = { A: 'star', O: 'oneworld', S: 'skyteam' };

type Fields = readonly string[];

/** Names of a row: a missing traditional name equals the simplified one, a missing Chinese one the English. */
function names(fields: Fields, at: number): Names {
  const en = fields[at] ?? '';
  const simplified = fields[at + 1] || en;
  return { en, 'zh-cn': simplified, 'zh-tw': fields[at + 2] || simplified };
}

function listOf(field: string | undefined, separator: string): string[] {
  return field ? field.split(separator) : [];
}

/** Validates a field against its closed list; another value means that generator and loader disagree. */
function oneOf<T extends string>(allowed: readonly T[], value: string | undefined): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`Unexpected reference value ${value}`);
  return found;
}

function airport(fields: Fields): Airport {
  const [code = '', city = '', country = '', latitude, longitude, zone = ''] = fields;
  return {
    code,
    city: city || code,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    zone,
    names: names(fields, 6),
    shortNames: names(fields, 9),
    pinyin: pinyinOf(fields[12] ?? ''),
    size: Number(fields[13]),
  };
}

function city(fields: Fields): City {
  const [code = '', country = '', zone = ''] = fields;
  return {
    code,
    country,
    zone,
    names: names(fields, 3),
    pinyin: pinyinOf(fields[6] ?? ''),
    airports: listOf(fields[7], ' '),
    aliases: listOf(fields[8], ';'),
    size: Number(fields[9]),
  };
}

function country(fields: Fields): Country {
  const [code = '', alpha3 = ''] = fields;
  return {
    code,
    alpha3,
    names: names(fields, 2),
    pinyin: pinyinOf(fields[5] ?? ''),
    dialCode: fields[6] ?? '',
    continent: oneOf(CONTINENTS, fields[7]),
    region: oneOf(REGIONS, fields[8]),
    currency: fields[9] ?? '',
  };
}

function airline(fields: Fields): Airline {
  const [code = '', icao = '', ticketPrefix = ''] = fields;
  return {
    code,
    icao,
    ticketPrefix,
    names: names(fields, 3),
    pinyin: pinyinOf(fields[6] ?? ''),
    country: fields[7] ?? '',
    alliance: ALLIANCES[fields[8] ?? ''] ?? null,
    lowCost: fields[9] === 'L',
    hubs: listOf(fields[10], ' '),
    colour: fields[11] ?? '',
    aliases: listOf(fields[12], ';'),
  };
}

function station(fields: Fields): Station {
  const [code = '', city = '', size] = fields;
  return {
    code,
    names: names(fields, 3),
    pinyin: pinyinOf(fields[6] ?? ''),
    size: Number(size),
    city,
    cityNames: names(fields, 7),
    cityPinyin: pinyinOf(fields[10] ?? ''),
  };
}

function currency(fields: Fields): CurrencyName {
  return { code: oneOf(CURRENCIES, fields[0]), names: names(fields, 1), symbol: fields[4] ?? '' };
}

function byCode<T extends { readonly code: string }>(
  rows: readonly string[],
  read: (fields: Fields) => T,
): Map<T['code'], T> {
  return new Map(rows.map((row) => read(row.split('|'))).map((record) => [record.code, record]));
}

/** Reads the generated reference data; call once at start and pass the result on. */
export function loadDictionaries(): Dictionaries {
  return {
    airports: byCode(airportRows, airport),
    cities: byCode(cityRows, city),
    countries: byCode(countryRows, country),
    airlines: byCode(airlineRows, airline),
    aircraft: byCode(aircraftRows, ([code = '', name = '']) => ({ code, name })),
    currencies: byCode(currencyRows, currency),
    stations: byCode(stationRows, station),
  };
}
