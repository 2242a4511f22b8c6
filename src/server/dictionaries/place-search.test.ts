import { describe, expect, it } from 'vitest';
import { homePull } from '../../contract/dictionaries/home-pull.ts';
import { buildPlaceIndex, type PlaceSearchOptions, searchPlaces } from '../../contract/dictionaries/place-search.ts';
import { loadDictionaries } from './load.ts';

const { airports, cities } = loadDictionaries();
const index = buildPlaceIndex({ airports: [...airports.values()], cities: [...cities.values()] });

/** Results as the picker shows them: a city with all its airports has a star. */
function found(query: string, options?: PlaceSearchOptions): string[] {
  return searchPlaces(index, query, options).map(({ kind, code }) => (kind === 'city' ? `*${code}` : code));
}

const SHANGHAI = ['*SHA', 'PVG', 'SHA'];

describe('place search over the whole dictionary', () => {
  it.each(['shanghai', 'SHA', '上海', 'sh', 'Shang Hai', 'shanghia', 'shangai'])(
    'finds Shanghai by %s, above its airports',
    (query) => {
      expect(found(query).slice(0, 3)).toEqual(SHANGHAI);
    },
  );

  it.each([
    ['PVG', 'PVG'],
    ['ＰＶＧ', 'PVG'],
    ['\u200ePV\u200bG\u00a0', 'PVG'],
    ['hongqiao', 'SHA'],
    ['hq', 'SHA'],
    ['虹桥', 'SHA'],
    ['虹橋', 'SHA'],
    ['tokyo haneda', 'HND'],
    ['上海pvg', 'PVG'],
    ['paris cdg', 'CDG'],
    ['Heathrow', 'LHR'],
    ['倫敦希斯洛', 'LHR'],
    ["xi'an", 'XIY'],
    ['wulumuqi', 'URC'],
    ['汕头', 'SWA'],
    ['Saigon', 'SGN'],
    ['münchen', 'MUC'],
    ['雪梨', 'SYD'],
    ['悉尼', 'SYD'],
    ['changi', 'SIN'],
    ['phnom', 'KTI'],
    ['hk', 'HKG'],
    ['bali', 'DPS'],
    ['la', 'LAX'],
  ])('answers %s with %s first', (query, code) => {
    expect(found(query)[0]).toBe(code);
  });

  it.each([
    ['臺北', '*TPE'],
    ['台北', '*TPE'],
    ['東京', '*TYO'],
    ['东京', '*TYO'],
    ['new yrok', '*NYC'],
    ['londn', '*LON'],
    ['São Paulo', '*SAO'],
    ['kyoto', '*OSA'],
    ['ny', '*NYC'],
    ['chi', '*CHI'],
    ['kl', '*KUL'],
    ['sh', '*SHA'],
  ])('answers %s with the city %s first', (query, code) => {
    expect(found(query)[0]).toBe(code);
  });

  it('offers a city of one airport as that airport alone', () => {
    expect(found('深圳')).toEqual(['SZX']);
  });

  it('puts the own places of the agent first among equal matches, never above an exact code', () => {
    expect(found('san', { limit: 3 })).not.toContain('SAT');
    expect(found('san', { limit: 3, preferred: new Map([['SAT', 1]]) }).slice(0, 2)).toEqual(['SAN', 'SAT']);
  });

  it('offers the own places, then large cities, before anything is typed', () => {
    const rows = found('', {
      limit: 4,
      preferred: new Map([
        ['LJG', 1],
        ['PVG', 2],
      ]),
    });
    expect(rows.slice(0, 2)).toEqual(['PVG', 'LJG']);
    expect(rows).toHaveLength(4);
  });

  it.each([
    ['Asia/Hong_Kong', 'HKG'],
    ['Asia/Shanghai', '*SHA'],
    ['Asia/Calcutta', '*BOM'],
  ])('begins with the places around an agent in %s', (zone, first) => {
    const rows = found('', { limit: 6, home: homePull(index, zone) });
    expect(rows[0]).toBe(first);
    expect(rows).not.toContain('*NYC');
    expect(rows).not.toContain('*LON');
  });

  it('knows no home in a zone where no city lies', () => {
    expect(homePull(index, 'Etc/GMT+12')).toBeNull();
  });

  it('answers nothing to what no place is called', () => {
    expect(found('qqqxzw')).toEqual([]);
  });
});
