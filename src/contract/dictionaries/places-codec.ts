import { cutPinyin, pinyinOf } from './pinyin.ts';
import type { Airport, City, Names } from './types.ts';

/**
 * Airports and cities as they travel to a device: columns instead of records, every column one string, so that equal things
 * lie together and compress well. What a city says is not said again by its airports.
 */
export interface CompactPlaces {
  /** Version of this form; a device that meets another one keeps its old copy until it is updated. */
  readonly form: 1;
  /** IANA zones, named once. */
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

/** What the codec carries; the order of cities and of each city's airports is kept. */
export interface PlaceLists {
  readonly cities: readonly City[];
  readonly airports: readonly Airport[];
}

const SEPARATOR = '\n';
/** Stands for the city's name at the start of an airport's. */
const CITY_MARK = '~';
const HUNDREDTHS = 100;

function column<T>(records: readonly T[], write: (record: T, index: number) => string): string {
  return records.map(write).join(SEPARATOR);
}

/** Leaves out what the reader can fill in. */
function unless(equal: string, value: string): string {
  return value === equal ? '' : value;
}

function withMark(city: string, name: string): string {
  return name.startsWith(city) ? CITY_MARK + name.slice(city.length) : name;
}

function withoutMark(city: string, text: string): string {
  return text.startsWith(CITY_MARK) ? city + text.slice(1) : text;
}

function zoneTable(cities: readonly City[], airports: readonly Airport[]): string[] {
  return [...new Set([...cities, ...airports].map(({ zone }) => zone))].toSorted();
}

/** Packs places for the wire. Airports must be those that the cities name. */
export function encodePlaces({ cities, airports }: PlaceLists): CompactPlaces {
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  const pairs = cities.flatMap((city) =>
    city.airports.map((code) => {
      const airport = byCode.get(code);
      if (!airport) throw new Error(`City ${city.code} names an unknown airport ${code}`);
      return { city, airport };
    }),
  );
  const zones = zoneTable(cities, airports);
  const zoneIndex = new Map(zones.map((zone, index) => [zone, index.toString(36)]));
  const pairColumn = (write: (airport: Airport, city: City) => string): string =>
    column(pairs, ({ airport, city }) => write(airport, city));
  return {
    form: 1,
    zones,
    cities: {
      code: column(cities, ({ code }) => code),
      country: column(cities, ({ country }) => country),
      zone: column(cities, ({ zone }) => zoneIndex.get(zone) ?? ''),
      en: column(cities, ({ names }) => names.en),
      cn: column(cities, ({ names }) => unless(names.en, names['zh-cn'])),
      tw: column(cities, ({ names }) => unless(names['zh-cn'], names['zh-tw'])),
      pinyin: column(cities, ({ pinyin }) => cutPinyin(pinyin)),
      airports: column(cities, ({ code, airports: codes }) => unless(code, codes.join(' '))),
      aliases: column(cities, ({ aliases }) => aliases.join(';')),
      size: column(cities, (city) => unless(String(byCode.get(city.airports[0] ?? '')?.size), String(city.size))),
    },
    airports: {
      country: pairColumn((airport, city) => unless(city.country, airport.country)),
      zone: pairColumn((airport, city) => unless(zoneIndex.get(city.zone) ?? '', zoneIndex.get(airport.zone) ?? '')),
      latitude: pairColumn(({ latitude }) => String(Math.round(latitude * HUNDREDTHS))),
      longitude: pairColumn(({ longitude }) => String(Math.round(longitude * HUNDREDTHS))),
      en: pairColumn(({ names }, city) => withMark(city.names.en, names.en)),
      cn: pairColumn(({ names }, city) => withMark(city.names['zh-cn'], unless(names.en, names['zh-cn']))),
      tw: pairColumn(({ names }, city) => withMark(city.names['zh-tw'], unless(names['zh-cn'], names['zh-tw']))),
      shortEn: pairColumn(({ shortNames }, city) => unless(city.names.en, shortNames.en)),
      shortCn: pairColumn(({ shortNames }, city) => unless(city.names['zh-cn'], shortNames['zh-cn'])),
      shortTw: pairColumn(({ shortNames }, city) => unless(city.names['zh-tw'], shortNames['zh-tw'])),
      pinyin: pairColumn(({ pinyin }, city) => unless(cutPinyin(city.pinyin), cutPinyin(pinyin))),
      size: pairColumn(({ size }) => String(size)),
    },
  };
}

/** Splits columns and answers a reader of one row; throws when they differ in length, as a damaged copy does. */
function rowReader(columns: Readonly<Record<string, string>>, count: number): (row: number, column: string) => string {
  const split = new Map(Object.entries(columns).map(([name, text]) => [name, text.split(SEPARATOR)]));
  for (const [name, cells] of split) {
    if (cells.length !== count) throw new Error(`Column ${name} holds ${cells.length} rows, not ${count}`);
  }
  return (row, name) => split.get(name)?.[row] ?? '';
}

function readNames(en: string, simplified: string, traditional: string): Names {
  return { en, 'zh-cn': simplified || en, 'zh-tw': traditional || simplified || en };
}

/** Unpacks what {@link encodePlaces} packed; throws when the columns do not fit together. */
export function decodePlaces(compact: CompactPlaces): PlaceLists {
  const codes = compact.cities.code.split(SEPARATOR);
  const cityCell = rowReader(compact.cities, codes.length);
  const airportCodes = codes.map((code, row) => (cityCell(row, 'airports') || code).split(' '));
  const airportCell = rowReader(compact.airports, airportCodes.flat().length);
  const zoneAt = (index: string): string => compact.zones[Number.parseInt(index, 36)] ?? '';
  const airports: Airport[] = [];
  const cities = codes.map((code, row): City => {
    const names = readNames(cityCell(row, 'en'), cityCell(row, 'cn'), cityCell(row, 'tw'));
    const first = airports.length;
    const city = {
      code,
      country: cityCell(row, 'country'),
      zone: zoneAt(cityCell(row, 'zone')),
      names,
      pinyin: pinyinOf(cityCell(row, 'pinyin')),
      aliases: cityCell(row, 'aliases').split(';').filter(Boolean),
      airports: airportCodes[row] ?? [],
      size: Number(cityCell(row, 'size') || airportCell(first, 'size')),
    };
    for (const airport of city.airports) {
      airports.push(readAirport(airport, city, (key) => airportCell(airports.length, key), zoneAt));
    }
    return city;
  });
  return { cities, airports };
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
