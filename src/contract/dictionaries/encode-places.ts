import { CITY_MARK, type CompactPlaces, HUNDREDTHS, type PlaceLists, SEPARATOR } from './packed-places.ts';
import { cutPinyin } from './pinyin.ts';
import type { Airport, City } from './types.ts';

function column<T>(records: readonly T[], write: (record: T, index: number) => string): string {
  return records.map(write).join(SEPARATOR);
}

/** Omits values that the reader can derive. */
function unless(equal: string, value: string): string {
  return value === equal ? '' : value;
}

function withMark(city: string, name: string): string {
  return name.startsWith(city) ? CITY_MARK + name.slice(city.length) : name;
}

function zoneTable(cities: readonly City[], airports: readonly Airport[]): string[] {
  return [...new Set([...cities, ...airports].map(({ zone }) => zone))].toSorted();
}

/** Packs places for transfer. Airports must be those that the cities name. */
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
