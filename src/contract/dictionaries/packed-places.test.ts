import { describe, expect, it } from 'vitest';
import { encodePlaces } from './encode-places.ts';
import { decodePlaces, placesByCode } from './packed-places.ts';
import { pinyinOf } from './pinyin.ts';
import type { Airport, City } from './types.ts';

const shanghai: City = {
  code: 'SHA',
  country: 'CN',
  zone: 'Asia/Shanghai',
  names: { en: 'Shanghai', 'zh-cn': '上海', 'zh-tw': '上海' },
  pinyin: pinyinOf('shang hai'),
  aliases: ['Hu', '沪'],
  airports: ['PVG', 'SHA'],
  size: 1085,
};
const pudong: Airport = {
  code: 'PVG',
  city: 'SHA',
  country: 'CN',
  latitude: 31.14,
  longitude: 121.81,
  zone: 'Asia/Shanghai',
  names: { en: 'Shanghai Pudong International Airport', 'zh-cn': '上海浦东国际机场', 'zh-tw': '上海浦東國際機場' },
  shortNames: { en: 'Pudong', 'zh-cn': '浦东', 'zh-tw': '浦東' },
  pinyin: pinyinOf('pu dong'),
  size: 991,
};
const hongqiao: Airport = {
  ...pudong,
  code: 'SHA',
  longitude: 121.33,
  names: { en: 'Shanghai Hongqiao International Airport', 'zh-cn': '上海虹桥国际机场', 'zh-tw': '上海虹橋國際機場' },
  shortNames: { en: 'Hongqiao', 'zh-cn': '虹桥', 'zh-tw': '虹橋' },
  pinyin: pinyinOf('hong qiao'),
  size: 940,
};
const anaa: City = {
  code: 'AAA',
  country: 'PF',
  zone: 'Pacific/Tahiti',
  names: { en: 'Anaa', 'zh-cn': 'Anaa', 'zh-tw': 'Anaa' },
  pinyin: pinyinOf(''),
  aliases: [],
  airports: ['AAA'],
  size: 60,
};
const anaaAirport: Airport = {
  code: 'AAA',
  city: 'AAA',
  country: 'PF',
  latitude: -17.36,
  longitude: -145.51,
  zone: 'Pacific/Tahiti',
  names: { en: 'Anaa Airport', 'zh-cn': 'Anaa Airport', 'zh-tw': 'Anaa Airport' },
  shortNames: { en: 'Anaa', 'zh-cn': 'Anaa', 'zh-tw': 'Anaa' },
  pinyin: pinyinOf(''),
  size: 60,
};
const lists = { cities: [anaa, shanghai], airports: [anaaAirport, pudong, hongqiao] };

describe('compact places', () => {
  it('come back from the wire as they were', () => {
    expect(decodePlaces(JSON.parse(JSON.stringify(encodePlaces(lists))))).toEqual(lists);
  });

  it('are found by code one by one, and none by a code of none', () => {
    const { airports, cities } = placesByCode(encodePlaces(lists));
    expect(lists.airports.map(({ code }) => airports.get(code))).toEqual(lists.airports);
    expect(lists.cities.map(({ code }) => cities.get(code))).toEqual(lists.cities);
    expect(airports.get('PVG')).toBe(airports.get('PVG'));
    expect([airports.get('QQQ'), cities.get('PVG'), cities.get('')]).toEqual([undefined, undefined, undefined]);
  });

  it('name a zone once', () => {
    expect(encodePlaces(lists).zones).toEqual(['Asia/Shanghai', 'Pacific/Tahiti']);
  });

  it('refuse a city whose airport is missing', () => {
    expect(() => encodePlaces({ cities: [shanghai], airports: [pudong] })).toThrow('unknown airport SHA');
  });

  it('refuse a damaged copy', () => {
    const compact = encodePlaces(lists);
    const cut = { ...compact, airports: { ...compact.airports, size: '60\n991' } };
    expect(() => decodePlaces(cut)).toThrow('Column size holds 2 rows, not 3');
    expect(() => placesByCode(cut)).toThrow('Column size holds 2 rows, not 3');
  });
});
