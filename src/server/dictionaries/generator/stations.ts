import { traditional } from './chinese-names.ts';
import { pinyinOf } from './pinyin.ts';
import { STATION_CITIES, STATION_NAMES, STATIONS } from './tables/stations.ts';

const SIDES: { readonly [side: string]: string } = { 东: 'East', 南: 'South', 西: 'West', 北: 'North' };

const inEnglish = (name: string): string => {
  const run = pinyinOf(name).replaceAll(' ', '');
  return run.charAt(0).toUpperCase() + run.slice(1);
};
const cityEnglish = (city: string): string => STATION_CITIES[city] ?? inEnglish(city);

/** The English name of a station with a quarter or a name beside its city: Beijing South, Shanghai Hongqiao. */
function stationEnglish(name: string, city: string): string {
  const own = STATION_NAMES[name];
  if (own) return own;
  const rest = name.startsWith(city) ? name.slice(city.length) : name;
  const side = SIDES[rest.slice(-1)];
  const words = [name === rest ? '' : cityEnglish(city), inEnglish(side ? rest.slice(0, -1) : rest), side];
  return words.filter(Boolean).join(' ');
}

const differing = (simplified: string): string => {
  const other = traditional(simplified);
  return other === simplified ? '' : other;
};

/** Telecode, city, size, name ×3 and pinyin of the station, name ×3 and pinyin of the city. */
export function stationRows(): string[] {
  const rows = STATIONS.split(/[\n|]/).filter(Boolean);
  return rows.map((row) => {
    const [code = '', name = '', city = '', size = ''] = row.split(' ');
    const id = cityEnglish(city)
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    return [
      ...[code, id, size],
      ...[stationEnglish(name, city), name, differing(name), pinyinOf(name)],
      ...[cityEnglish(city), city, differing(city), pinyinOf(city)],
    ].join('|');
  });
}
