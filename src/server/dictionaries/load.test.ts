import { describe, expect, it } from 'vitest';
import { cityOf } from '../../contract/dictionaries/lookup.ts';
import type { Airport } from '../../contract/dictionaries/types.ts';
import { CURRENCIES } from '../../contract/money.ts';
import { loadDictionaries } from './load.ts';

const dictionaries = loadDictionaries();
const { airports, cities, countries, airlines, aircraft, currencies } = dictionaries;
const JANUARY = new Date('2026-01-15T00:00:00Z');
const HAN = /\p{Script=Han}/u;

function airport(code: string): Airport {
  const found = airports.get(code);
  if (!found) throw new Error(`No airport ${code}`);
  return found;
}

function isNamedInChinese({ names, shortNames }: Airport, city = ''): boolean {
  return [names['zh-cn'], names['zh-tw'], shortNames['zh-cn'], city].every((name) => HAN.test(name));
}

function contrastWithWhite(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('airports', () => {
  it('hold every airport with scheduled service', () => {
    expect(airports.size).toBeGreaterThan(4000);
  });

  it('each have an English name, a place on earth, a zone, a country and a city', () => {
    const zones = new Set(Intl.supportedValuesOf('timeZone'));
    for (const { code, names, latitude, longitude, zone, country, city } of airports.values()) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(names.en, code).not.toBe('');
      expect(Math.abs(latitude), code).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude), code).toBeLessThanOrEqual(180);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), code).not.toThrow();
      expect(zones.has(zone) || zone.includes('/'), code).toBe(true);
      expect(countries.has(country), code).toBe(true);
      expect(cities.get(city)?.airports, code).toContain(code);
    }
  });

  it('are named in Chinese where travellers go: the thousand busiest, and all of Greater China', () => {
    const busiest = [...airports.values()].toSorted((a, b) => b.size - a.size).slice(0, 1000);
    const greaterChina = [...airports.values()].filter(({ country }) => ['CN', 'HK', 'MO', 'TW'].includes(country));
    expect(greaterChina.length).toBeGreaterThan(250);
    const nameless = [...busiest, ...greaterChina].filter(
      (each) => !isNamedInChinese(each, cities.get(each.city)?.names['zh-cn']),
    );
    expect(nameless.map(({ code }) => code)).toEqual([]);
  });

  it('carry pinyin wherever the short name is Chinese', () => {
    const silent = [...airports.values()].filter(
      ({ shortNames, pinyin }) => HAN.test(shortNames['zh-cn']) && !pinyin.full,
    );
    expect(silent.map(({ code }) => code)).toEqual([]);
  });

  it('of mainland China keep one clock, and stray blanks in zones are gone', () => {
    const mainland = [...airports.values()].filter(({ country }) => country === 'CN');
    expect(new Set(mainland.map(({ zone }) => zone))).toEqual(new Set(['Asia/Shanghai']));
    expect(airport('KKM').zone).toBe('Asia/Bangkok');
  });

  it('keep the clock of their meridian, give or take what politics moves it', () => {
    const hoursOf = (zone: string): number => {
      const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
        JANUARY,
      );
      const [, hours = '0', minutes = '0'] =
        /GMT([+-]\d+):?(\d+)?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
      return Number(hours) + (Math.sign(Number(hours)) * Number(minutes)) / 60;
    };
    const astray = [...airports.values()].filter(({ country, zone, longitude }) => {
      const apart = Math.abs(hoursOf(zone) - longitude / 15);
      return country !== 'CN' && Math.min(apart, 24 - apart) > 2.6;
    });
    expect(astray.map(({ code }) => code)).toEqual([]);
  });

  it.each(['PAR', 'TXL', 'PNH', 'REP', 'BAK', 'FRU', 'TSE', 'KIV'])(
    'do not hold the closed or pseudo airport %s',
    (code) => {
      expect(airports.has(code)).toBe(false);
    },
  );

  it('hold the new codes of moved airports', () => {
    expect(airport('KTI')).toMatchObject({ city: 'PNH', names: { en: 'Techo International Airport' } });
    expect(airport('KTI').latitude).toBeCloseTo(11.36, 1);
    for (const code of ['NQZ', 'BSZ', 'RMO']) expect(airports.has(code), code).toBe(true);
  });

  it('have names of their own, all different, where a city has several', () => {
    for (const { code, airports: codes } of cities.values()) {
      if (codes.length < 2) continue;
      for (const language of ['en', 'zh-cn', 'zh-tw'] as const) {
        const names = codes.map((each) => airport(each).names[language]);
        expect(new Set(names).size, `${code} ${names.join()}`).toBe(codes.length);
        const shortNames = codes.map((each) => airport(each).shortNames[language]);
        expect(new Set(shortNames).size, `${code} ${shortNames.join()}`).toBe(codes.length);
      }
    }
  });
});

describe('city of an airport', () => {
  it.each([
    ['NRT', 'TYO'],
    ['BGY', 'MIL'],
    ['VCP', 'SAO'],
    ['KBP', 'IEV'],
    ['XIY', 'SIA'],
    ['PVG', 'SHA'],
    ['PKX', 'BJS'],
    ['TFU', 'CTU'],
    ['SAW', 'IST'],
    ['SZX', 'SZX'],
  ])('%s is %s', (code, city) => {
    expect(cityOf(dictionaries, code)).toBe(city);
  });

  it('knows city codes too, and nothing of unknown ones', () => {
    expect(cityOf(dictionaries, 'LON')).toBe('LON');
    expect(cityOf(dictionaries, 'QQQ')).toBeUndefined();
  });

  it('counts about sixty metropolitan areas', () => {
    const metros = [...cities.values()].filter(({ code, airports: own }) => own.length > 1 || own[0] !== code);
    expect(metros.length).toBeGreaterThanOrEqual(60);
  });
});

describe('names as travellers write them', () => {
  it.each([
    ['XIY', '西安', '西安'],
    ['NGO', '名古屋', '名古屋'],
    ['CEB', '宿务', '宿霧'],
    ['PEN', '槟城', '檳城'],
    ['TPE', '台北', '台北'],
    ['SGN', '胡志明市', '胡志明市'],
    ['KNH', '金门', '金門'],
    ['XFN', '襄阳', '襄陽'],
    ['YIE', '阿尔山', '阿爾山'],
    ['SAN', '圣迭戈', '聖地牙哥'],
    ['SJO', '圣何塞', '聖荷西'],
    ['SMF', '萨克拉门托', '沙加緬度'],
    ['CNS', '凯恩斯', '凱恩斯'],
    ['AUS', '奥斯汀', '奧斯汀'],
    ['YYC', '卡尔加里', '卡加利'],
    ['MAA', '金奈', '清奈'],
    ['OPO', '波尔图', '波多'],
    ['HKT', '普吉岛', '普吉島'],
    ['EWR', '纽约', '紐約'],
    ['FLR', '佛罗伦萨', '佛羅倫斯'],
    ['MLE', '马累', '馬列'],
    ['CTA', '卡塔尼亚', '卡塔尼亞'],
    ['FAO', '法鲁', '法魯'],
    ['IBZ', '伊维萨岛', '伊比薩島'],
    ['PTY', '巴拿马城', '巴拿馬市'],
    ['PUJ', '蓬塔卡纳', '蓬塔卡納'],
    ['SVG', '斯塔万格', '史塔萬格'],
    ['USM', '苏梅岛', '蘇美島'],
    ['LGK', '兰卡威', '蘭卡威'],
    ['DNH', '敦煌', '敦煌'],
    ['LNJ', '临沧', '臨滄'],
    ['ENY', '延安', '延安'],
    ['TEN', '铜仁', '銅仁'],
    ['YUS', '玉树', '玉樹'],
    ['SYD', '悉尼', '雪梨'],
    ['DXB', '迪拜', '杜拜'],
  ])('%s lies in %s, %s', (code, simplified, traditional) => {
    expect(cities.get(airport(code).city)?.names).toMatchObject({ 'zh-cn': simplified, 'zh-tw': traditional });
  });

  it.each([
    ['PEK', '北京首都国际机场', '北京首都國際機場'],
    ['TPE', '台湾桃园国际机场', '台灣桃園國際機場'],
    ['LHR', '伦敦希思罗机场', '倫敦希斯洛機場'],
    ['JFK', '纽约肯尼迪国际机场', '紐約甘迺迪國際機場'],
    ['ADD', '亚的斯亚贝巴博莱国际机场', '阿迪斯阿貝巴博萊國際機場'],
    ['IAH', '休斯敦乔治·布什洲际机场', '休士頓喬治·布希洲際機場'],
    ['LAS', '拉斯维加斯哈里·里德国际机场', '拉斯維加斯哈利瑞德國際機場'],
    ['LYG', '连云港花果山国际机场', '連雲港花果山國際機場'],
  ])('%s is %s, %s', (code, simplified, traditional) => {
    expect(airport(code).names).toMatchObject({ 'zh-cn': simplified, 'zh-tw': traditional });
  });

  it.each([
    ['CKG', 'chongqing', 'cq'],
    ['XMN', 'xiamen', 'xm'],
    ['CSX', 'changsha', 'cs'],
    ['HYN', 'taizhou', 'tz'],
    ['DLU', 'dali', 'dl'],
    ['LZG', 'langzhong', 'lz'],
  ])('%s is spoken %s', (code, full, initials) => {
    expect(cities.get(airport(code).city)?.pinyin).toEqual({ full, initials });
  });

  it('keep Japanese and conversion-only characters out', () => {
    const text = [...airports.values(), ...cities.values()].flatMap(({ names }) => [names['zh-cn'], names['zh-tw']]);
    expect(text.filter((name) => /[沢広徳覇児駅裡佈剋紮臺]|[\u3040-\u30ff]/u.test(name))).toEqual([]);
  });
});

describe('countries', () => {
  it('are all 250, named in three languages', () => {
    expect(countries.size).toBe(250);
    for (const { code, names } of countries.values()) {
      expect(names.en, code).toMatch(/[A-Za-z]/);
      expect(names['zh-cn'], code).toMatch(HAN);
      expect(names['zh-tw'], code).toMatch(HAN);
    }
  });

  it('carry dialling code, region and currency', () => {
    expect(countries.get('CN')).toMatchObject({ dialCode: '86', region: 'mainland-china', currency: 'CNY' });
    expect(countries.get('HK')).toMatchObject({ dialCode: '852', region: 'hong-kong-macau-taiwan' });
    expect([...countries.values()].filter(({ dialCode }) => dialCode !== '').length).toBeGreaterThanOrEqual(245);
  });
});

describe('airlines', () => {
  it('are about 150 or more, with bases that exist', () => {
    expect(airlines.size).toBeGreaterThanOrEqual(150);
    for (const { code, icao, hubs, country, names } of airlines.values()) {
      expect(code).toMatch(/^[A-Z0-9]{2}$/);
      expect(icao, code).toMatch(/^[A-Z]{3}$/);
      expect(hubs.length, code).toBeGreaterThan(0);
      expect(
        hubs.filter((hub) => !airports.has(hub)),
        code,
      ).toEqual([]);
      expect(countries.has(country), code).toBe(true);
      expect(names['zh-cn'], code).not.toBe('');
    }
  });

  it('share no ticketing prefix', () => {
    const prefixes = [...airlines.values()].map(({ ticketPrefix }) => ticketPrefix).filter(Boolean);
    expect(prefixes.filter((prefix) => !/^\d{3}$/.test(prefix))).toEqual([]);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(airlines.get('CA')?.ticketPrefix).toBe('999');
    expect(airlines.get('MU')?.ticketPrefix).toBe('781');
    expect(airlines.get('SQ')?.ticketPrefix).toBe('618');
  });

  it('have badges that white text is legible on', () => {
    const pale = [...airlines.values()].filter(({ colour }) => contrastWithWhite(colour) < 4.5);
    expect(pale.map(({ code }) => code)).toEqual([]);
  });
});

describe('aircraft and currencies', () => {
  it.each(['221', '223', '919', 'AT7', '73H', '32A', '32B', '789', '359'])('know the equipment %s', (code) => {
    expect(aircraft.get(code)?.name).toBeTruthy();
  });

  it('name every currency of the portal', () => {
    expect([...currencies.keys()].toSorted()).toEqual([...CURRENCIES].toSorted());
    expect(currencies.get('CNY')?.names).toEqual({ en: 'Chinese Yuan', 'zh-cn': '人民币', 'zh-tw': '人民幣' });
  });
});
