import { allLocales } from '@faker-js/faker';
import { pinyinOf } from './pinyin.ts';
import { AIRCRAFT, FLYING_TODAY } from './tables/aircraft.ts';
import { AIRLINE_ALIASES } from './tables/airline-aliases.ts';
import { AIRLINES } from './tables/airlines.ts';
import { tableRows } from './tables/rows.ts';

/** One row per airline: the table's fields with a leading `#` on the colour, the pinyin of its name and its aliases. */
export function airlineRows(): string[] {
  return tableRows(AIRLINES)
    .map(([code = '', icao, prefix, en, simplified = '', inTraditional, country, alliance, lowCost, hubs, colour]) => {
      const other = inTraditional === simplified ? '' : inTraditional;
      return [
        code,
        icao,
        prefix,
        en,
        simplified,
        other,
        pinyinOf(simplified),
        country,
        alliance,
        lowCost,
        hubs,
        `#${colour}`,
        AIRLINE_ALIASES[code] ?? '',
      ].join('|');
    })
    .toSorted();
}

/** One row per aircraft type in scheduled passenger service. */
export function aircraftRows(): string[] {
  const types = new Map<string, string>();
  for (const { iataTypeCode, name } of allLocales.en.airline?.airplane ?? []) {
    if (FLYING_TODAY.test(name)) types.set(iataTypeCode, name);
  }
  for (const [code = '', name = ''] of tableRows(AIRCRAFT)) types.set(code, name);
  return [...types].map((entry) => entry.join('|')).toSorted();
}
