import { writeFileSync } from 'node:fs';
import { listAirports } from './airport-list.ts';
import { airportName } from './airport-names.ts';
import { aircraftRows, airlineRows } from './carriers.ts';
import { cityAliases, cityCodeOf, cityName, type TableName } from './cities.ts';
import { countryRows, currencyRows } from './countries.ts';
import { hanScriptRows } from './han-scripts.ts';
import { matchCity } from './match-city.ts';
import { pinyinOf } from './pinyin.ts';
import { PlaceIndex } from './place-index.ts';
import { readAirportPlaces, readPlaces, type SourceAirport } from './sources.ts';
import { stationRows } from './stations.ts';
import { cityWeight, trafficWeight } from './traffic.ts';
import { workingDayRows } from './working-days.ts';

interface JoinedAirport {
  readonly source: SourceAirport;
  readonly city: string;
  readonly cityName: TableName;
  readonly weight: number;
}

async function joinAirports(): Promise<JoinedAirport[]> {
  const places = new PlaceIndex(readPlaces());
  const airportPlaces = readAirportPlaces();
  return (await listAirports(airportPlaces)).map((source) => {
    const municipality = airportPlaces.get(source.iata)?.municipality ?? '';
    const place = matchCity(places, source, municipality);
    return {
      source,
      city: cityCodeOf(source.iata),
      cityName: cityName(source, municipality, place),
      weight: trafficWeight(source, place),
    };
  });
}

function names(name: TableName): string[] {
  return [name.en, name.simplified, name.traditional === name.simplified ? '' : name.traditional];
}

/** Two decimals, never a negative zero. */
function degrees(value: number): string {
  return value.toFixed(2).replace('-0.00', '0.00');
}

function airportRow({ source, city, cityName: ofCity, weight }: JoinedAirport): string {
  const { full, short } = airportName(source, ofCity);
  return [
    source.iata,
    city === source.iata ? '' : city,
    source.country_code,
    degrees(source.latitude),
    degrees(source.longitude),
    source.time,
    ...names(full),
    ...names(short),
    pinyinOf(short.simplified),
    weight,
  ].join('|');
}

function cityRows(airports: readonly JoinedAirport[]): string[] {
  const groups = Map.groupBy(airports, (airport) => airport.city);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, members]) => {
      const byWeight = members.toSorted((a, b) => b.weight - a.weight);
      const [busiest] = byWeight;
      if (!busiest) throw new Error(`No airport in ${code}`);
      return [
        code,
        busiest.source.country_code,
        busiest.source.time,
        ...names(busiest.cityName),
        pinyinOf(busiest.cityName.simplified),
        byWeight.map(({ source }) => source.iata).join(' '),
        cityAliases(code).join(';'),
        cityWeight(byWeight.map(({ weight }) => weight)),
      ].join('|');
    });
}

function write(file: string, rows: readonly string[]): void {
  writeFileSync(new URL(`../data/${file}.json`, import.meta.url), `${JSON.stringify(rows, null, 2)}\n`);
}

const airports = await joinAirports();
write('airports', airports.map(airportRow));
write('cities', cityRows(airports));
write('countries', countryRows());
write('airlines', airlineRows());
write('aircraft', aircraftRows());
write('currencies', currencyRows());
write('stations', stationRows());
write('working-days', workingDayRows());
write('han-scripts', hanScriptRows());
