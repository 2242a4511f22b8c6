import { LOCALES } from '../locale.ts';
import type { Named } from './named-search.ts';
import type { Names, Station } from './types.ts';

/** A station, or a city with all of its stations: both are valid origins and destinations. */
export interface StationPlace extends Named {
  readonly isCity: boolean;
}

/** Suffix of a city's name: part of the name, since a place is named in all languages at once. */
function allStations(names: Names): Names {
  return {
    en: `${names.en} · all stations`,
    'zh-cn': `${names['zh-cn']} · 全部车站`,
    'zh-tw': `${names['zh-tw']} · 全部車站`,
  };
}

/** Cities with several stations above them, then every station, the largest first. */
export function stationPlaces(stations: readonly Station[]): StationPlace[] {
  const byCity = Map.groupBy(stations, ({ city }) => city);
  const cities = [...byCity].flatMap(([code, own]): StationPlace[] => {
    const [first] = own;
    if (!first || own.length < 2) return [];
    const { cityNames, cityPinyin } = first;
    const aliases = Object.values(cityNames);
    return [{ code, names: allStations(cityNames), aliases, pinyin: cityPinyin, mark: '', isCity: true }];
  });
  const single = stations
    .toSorted((a, b) => a.size - b.size)
    .map(({ code, names, pinyin, cityNames }): StationPlace => {
      const isNamedSo = names['zh-cn'].startsWith(cityNames['zh-cn']);
      // After the city's own stations: Qinghe is found as Beijing Qinghe.
      const aliases = LOCALES.map((locale) => `${cityNames[locale]}${locale === 'en' ? ' ' : ''}${names[locale]}`);
      return { code, names, pinyin, aliases: isNamedSo ? [] : aliases, isCity: false };
    });
  return [...cities, ...single];
}
