import { pinyinOf } from './pinyin.ts';
import type { Airport, City, Names } from './types.ts';

/**
 * Airports and cities as sent to a device: columns instead of records, every column one string, so that similar values are adjacent and
 * compress well. Airports do not repeat what their city holds.
 */
export interface CompactPlaces {
  /** Version of this format; a device that receives another one keeps its old copy until it is updated. */
  readonly form: 1;
  /** The distinct IANA zones. */
  readonly zones: readonly string[];
  readonly cities: Readonly<Record<CityColumn, string>>;
  readonly airports: Readonly<Record<AirportColumn, string>>;
}

type CityColumn = 'code' | 'country' | 'zone' | 'en' | 'cn' | 'tw' | 'pinyin' | 'airports' | 'aliases' | 'size';
type AirportColumn =
  | 'country'
  | 'zone'
  | 'latitude'
  | 'longitude'
  | 'en'
  | 'cn'
  | 'tw'
  | 'shortEn'
  | 'shortCn'
  | 'shortTw'
  | 'pinyin'
  | 'size';

/** The codec's records; the order of cities and of each city's airports is preserved. */
export interface PlaceLists {
  readonly cities: readonly City[];
  readonly airports: readonly Airport[];
}

export const SEPARATOR = '\n';
/** Stands for the city's name at the start of an airport's. */
export const CITY_MARK = '~';
export const HUNDREDTHS = 100;

function withoutMark(city: string, text: string): string {
  return text.startsWith(CITY_MARK) ? city + text.slice(1) : text;
}

/** The offset of each row of a column, and one past its end; throws when the column has another length, as in a corrupt copy. */
function startsOf(name: string, text: string, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  let rows = 1;
  for (let at = text.indexOf(SEPARATOR); at >= 0; at = text.indexOf(SEPARATOR, at + 1)) {
    starts[rows] = at + 1;
    rows += 1;
  }
  if (rows !== count) throw new Error(`Column ${name} holds ${rows} rows, not ${count}`);
  starts[count] = text.length + 1;
  return starts;
}

/** Returns a reader of single cells: splitting whole columns would allocate tens of thousands of strings for the few that are read. */
function cellReader(columns: Readonly<Record<string, string>>, count: number): (row: number, column: string) => string {
  const opened = new Map(
    Object.entries(columns).map(([name, text]) => [name, { text, starts: startsOf(name, text, count) }]),
  );
  return (row, name) => {
    const column = opened.get(name);
    return column ? column.text.slice(column.starts[row], (column.starts[row + 1] ?? 0) - 1) : '';
  };
}

function readNames(en: string, simplified: string, traditional: string): Names {
  return { en, 'zh-cn': simplified || en, 'zh-tw': traditional || simplified || en };
}

/** A city by its row, with the rows of its airports. */
interface CityRow {
  readonly row: number;
  readonly code: string;
  readonly airports: readonly string[];
  /** Row of the first of them; the others follow. */
  readonly first: number;
}

interface OpenPlaces {
  readonly rows: readonly CityRow[];
  readonly readCity: (row: CityRow) => City;
  /** The city's airport at this position in its list. */
  readonly readAirport: (row: CityRow, city: City, at: number) => Airport;
}

/** Opens the columns without creating records; throws when they do not fit together. */
function openPlaces(compact: CompactPlaces): OpenPlaces {
  const codes = compact.cities.code.split(SEPARATOR);
  const cityCell = cellReader(compact.cities, codes.length);
  const named = compact.cities.airports.split(SEPARATOR);
  let count = 0;
  const rows = codes.map((code, row): CityRow => {
    const airports = named[row] ? named[row].split(' ') : [code];
    const first = count;
    count += airports.length;
    return { row, code, airports, first };
  });
  const airportCell = cellReader(compact.airports, count);
  const zoneAt = (index: string): string => compact.zones[Number.parseInt(index, 36)] ?? '';
  return {
    rows,
    readCity: ({ row, code, airports, first }) => ({
      code,
      country: cityCell(row, 'country'),
      zone: zoneAt(cityCell(row, 'zone')),
      names: readNames(cityCell(row, 'en'), cityCell(row, 'cn'), cityCell(row, 'tw')),
      pinyin: pinyinOf(cityCell(row, 'pinyin')),
      aliases: cityCell(row, 'aliases').split(';').filter(Boolean),
      airports,
      size: Number(cityCell(row, 'size') || airportCell(first, 'size')),
    }),
    readAirport: ({ airports, first }, city, at) =>
      readAirport(airports[at] ?? '', city, (key) => airportCell(first + at, key), zoneAt),
  };
}

/** Unpacks everything; throws when the columns do not fit together. */
export function decodePlaces(compact: CompactPlaces): PlaceLists {
  const { rows, readCity, readAirport: airportOf } = openPlaces(compact);
  const airports: Airport[] = [];
  const cities = rows.map((row) => {
    const city = readCity(row);
    for (const at of row.airports.keys()) airports.push(airportOf(row, city, at));
    return city;
  });
  return { cities, airports };
}

/** Records by their codes. */
export interface ByCode<T> {
  readonly get: (code: string) => T | undefined;
}

/** Airports and cities by code. Records are unpacked on first access: a screen needs a few of thousands. */
export function placesByCode(compact: CompactPlaces): { airports: ByCode<Airport>; cities: ByCode<City> } {
  const { rows, readCity, readAirport: airportOf } = openPlaces(compact);
  const rowOfCity = new Map(rows.map((row) => [row.code, row]));
  const rowOfAirport = new Map<string, CityRow>();
  for (const row of rows) for (const code of row.airports) rowOfAirport.set(code, row);
  const cities = keptByCode((code) => {
    const row = rowOfCity.get(code);
    return row && readCity(row);
  });
  const airports = keptByCode((code) => {
    const row = rowOfAirport.get(code);
    const city = row && cities.get(row.code);
    return row && city && airportOf(row, city, row.airports.indexOf(code));
  });
  return { airports, cities };
}

/** Creates each record once, so that it stays the same object. */
function keptByCode<T>(read: (code: string) => T | undefined): ByCode<T> {
  const kept = new Map<string, T | undefined>();
  return {
    get: (code) => {
      if (!kept.has(code)) kept.set(code, read(code));
      return kept.get(code);
    },
  };
}

function readAirport(
  code: string,
  city: City,
  cell: (key: AirportColumn) => string,
  zoneAt: (index: string) => string,
): Airport {
  const pinyin = cell('pinyin');
  return {
    code,
    city: city.code,
    country: cell('country') || city.country,
    zone: cell('zone') ? zoneAt(cell('zone')) : city.zone,
    latitude: Number(cell('latitude')) / HUNDREDTHS,
    longitude: Number(cell('longitude')) / HUNDREDTHS,
    names: readNames(
      withoutMark(city.names.en, cell('en')),
      withoutMark(city.names['zh-cn'], cell('cn')),
      withoutMark(city.names['zh-tw'], cell('tw')),
    ),
    shortNames: {
      en: cell('shortEn') || city.names.en,
      'zh-cn': cell('shortCn') || city.names['zh-cn'],
      'zh-tw': cell('shortTw') || city.names['zh-tw'],
    },
    pinyin: pinyin ? pinyinOf(pinyin) : city.pinyin,
    size: Number(cell('size')),
  };
}
