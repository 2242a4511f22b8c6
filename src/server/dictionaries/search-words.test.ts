import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../tests/factories/cpu-time.ts';
import { buildPlaceIndex } from '../../contract/dictionaries/place-search.ts';
import { parseSearchWords } from '../../parsing/search-words/parse-search-words.ts';
import { loadDictionaries } from './load.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const { airports, cities } = loadDictionaries();
const index = buildPlaceIndex({ airports: [...airports.values()], cities: [...cities.values()] });
const read = (text: string) => parseSearchWords(text, TODAY, index);

/** `PEK-SHA 2026-12-12 ret 2026-12-15, … 2+1+0 business CA1831 nonstop ?unclear !unread`; defaults are left out. */
function told(text: string): string {
  const { journeys, passengers, cabin, flightNumbers, nonStop, unclear, unread, search } = read(text);
  const legs = journeys.map(({ origin, destination, date, returnDate }) => {
    const back = returnDate === undefined ? [] : ['ret', returnDate ?? '?'];
    return [`${origin ?? '?'}-${destination ?? '?'}`, date ?? '?', ...back].join(' ');
  });
  const party = Object.values(passengers).join('+');
  const words = [
    legs.join(', '),
    party === '1+0+0' ? '' : party,
    cabin === 'economy' ? '' : cabin,
    ...flightNumbers,
    nonStop ? 'nonstop' : '',
    ...unclear.map((one) => `?${one.text}${one.options.length > 0 ? `=${one.options.join('/')}` : ''}`),
    ...unread.map((word) => `!${word}`),
  ];
  const isWhole = search !== null && !words.some((word) => word.startsWith('?'));
  expect(isWhole).toBe(journeys.length > 0 && unclear.length === 0 && !legs.some((leg) => leg.includes('?')));
  return words.filter(Boolean).join(' ');
}

describe('words of a search', () => {
  it.each([
    ['CA1831 12DEC PEKSHA', 'PEK-SHA 2026-12-12 CA1831'],
    ['PEKSHA12DEC', 'PEK-SHA 2026-12-12'],
    ['pvg lax 20261212 3人', 'PVG-LAX 2026-12-12 3+0+0'],
    ['PEK SHA 12DEC 20 adults', 'PEK-SHA 2026-12-12 20+0+0 ?20+0+0'],
    ['PEK SHA 12DEC 9 adults', 'PEK-SHA 2026-12-12 9+0+0'],
    ['北京首都 上海虹桥 后天 公务舱 2位', 'PEK-SHA 2026-11-22 2+0+0 business'],
    ['pek sha 12 dec 2 adults business', 'PEK-SHA 2026-12-12 2+0+0 business'],
    ['北京 上海 12月12日', 'BJS-SHA 2026-12-12'],
    ['北京到上海 明天', 'BJS-SHA 2026-11-21'],
    ['北京飞上海，后天，2大1小', 'BJS-SHA 2026-11-22 2+1+0'],
    ['从北京到上海 12月12号 公务舱', 'BJS-SHA 2026-12-12 business'],
    ['臺北到東京 12月12日 商務艙 兩位成人', 'TPE-TYO 2026-12-12 2+0+0 business'],
    ['上海浦东 新加坡 12月12日-20日', 'PVG-SIN 2026-12-12 ret 2026-12-20'],
    ['上海 新加坡 往返 12/25 1月3日', 'SHA-SIN 2026-12-25 ret 2027-01-03'],
    ['广州 悉尼 下周五 两大一小一婴', 'CAN-SYD 2026-11-27 2+1+1'],
    ['成都 三亚 周日 直飞', 'CTU-SYX 2026-11-22 nonstop'],
    ['PEK-SHA 12DEC', 'PEK-SHA 2026-12-12'],
    ['TG HKG BKK 22DEC26', 'HKG-BKK 2026-12-22 TG'],
    ['hkg bkk 22dec on cx', 'HKG-BKK 2026-12-22 CX'],
    ['东航MU 上海 北京 12月12日', 'SHA-BJS 2026-12-12 MU !东航'],
    ['HKG BKK 22DEC zz', 'HKG-BKK 2026-12-22 !zz'],
    ['AS 330 SEA LAX 12DEC', 'SEA-LAX 2026-12-12 AS330'],
    ['SEA LAX 12DEC airline AS', 'SEA-LAX 2026-12-12 AS'],
    ['ME airlines BEY CDG 12DEC', 'BEY-CDG 2026-12-12 ME'],
    ['SCL LIM 12DEC carrier: LA', 'SCL-LIM 2026-12-12 LA'],
    ['CAI LHR 12月12日 MS航空', 'CAI-LHR 2026-12-12 MS'],
    ['香港 曼谷 12月12日 只坐TG', 'HKG-BKK 2026-12-12 TG'],
    ['JNB CPT 12DEC 航司SA', 'JNB-CPT 2026-12-12 SA'],
    ['SEA LAX 12DEC as', 'SEA-LAX 2026-12-12 !as'],
    ['PEK/SHA 12DEC26 C class', 'PEK-SHA 2026-12-12 business'],
    ['pek to sha tomorrow', 'PEK-SHA 2026-11-21'],
    ['from beijing to shanghai on 12 december', 'BJS-SHA 2026-12-12'],
    ['to shanghai from beijing dec 12', 'BJS-SHA 2026-12-12'],
    ['fly me to London from New York, 3 Jan, first class please', 'NYC-LON 2027-01-03 first'],
    ['hong kong singapore next fri 2 adults 1 child', 'HKG-SIN 2026-11-27 2+1+0'],
    ['hkg sin fri', 'HKG-SIN 2026-11-20'],
    ['hkg sin +3 nonstop', 'HKG-SIN 2026-11-23 nonstop'],
    ['lax nrt 12dec-20dec premium economy', 'LAX-NRT 2026-12-12 ret 2026-12-20 premium_economy'],
    ['lax nrt 12-20 dec', 'LAX-NRT 2026-12-12 ret 2026-12-20'],
    ['lax tokyo haneda 2026-12-12 return 2026-12-20', 'LAX-HND 2026-12-12 ret 2026-12-20'],
    ['sha sin sha 12dec 20dec', 'SHA-SIN 2026-12-12 ret 2026-12-20'],
    ['sha sin round trip 12dec', 'SHA-SIN 2026-12-12 ret ?'],
    ['sha sin 12dec sin syd 15dec', 'SHA-SIN 2026-12-12, SIN-SYD 2026-12-15'],
    ['SHASIN 12DEC\nBKKHKG 15DEC', 'SHA-SIN 2026-12-12, BKK-HKG 2026-12-15'],
    ['sha sin syd 12dec 15dec', 'SHA-SIN 2026-12-12, SIN-SYD 2026-12-15'],
    ['3U8888 CTU PEK 1 dec', 'CTU-PEK 2026-12-01 3U8888'],
    ['MU 5101 SA12DEC SHAPEK', 'SHA-PEK 2026-12-12 MU5101'],
    ['ＰＥＫ　ＳＨＡ　１２ＤＥＣ', 'PEK-SHA 2026-12-12'],
    ['两个大人 北京首都 上海虹桥 头等舱 12月5日', 'PEK-SHA 2026-12-05 2+0+0 first'],
    ['dallas los angeles 12 dec', 'DFW-LAX 2026-12-12'],
    ['sha sin 1nov', 'SHA-SIN 2027-11-01'],
    ['pek sha', 'PEK-SHA ?'],
    ['SHA HKG 12DEC 2A1C', 'SHA-HKG 2026-12-12 2+1+0'],
    ['上海 香港 明晚', 'SHA-HKG 2026-11-21'],
    ['北京 上海 12月12日 15日回', 'BJS-SHA 2026-12-12 ret 2026-12-15'],
    ['北京飞上海 12月28日去 3号回', 'BJS-SHA 2026-12-28 ret 2027-01-03'],
    ['北京到上海 12月12日出发 15日返回 2大1小', 'BJS-SHA 2026-12-12 ret 2026-12-15 2+1+0'],
    ['上海 新加坡 12月12日 返程 20日', 'SHA-SIN 2026-12-12 ret 2026-12-20'],
    ['上海 新加坡 12月12日 12月20日回', 'SHA-SIN 2026-12-12 ret 2026-12-20'],
    ['上海 新加坡 12月12日去12月20日回来', 'SHA-SIN 2026-12-12 ret 2026-12-20'],
    ['台北 東京 12月12日 15號回程', 'TPE-TYO 2026-12-12 ret 2026-12-15'],
    ['北京 上海 25号', 'BJS-SHA 2026-11-25'],
    ['北京 上海 15日', 'BJS-SHA 2026-12-15'],
    ['北京 上海 31号', 'BJS-SHA 2026-12-31'],
    ['明天去 后天回 北京 上海', 'BJS-SHA 2026-11-21 ret 2026-11-22'],
    ['下周一去周五回 上海 北京', 'SHA-BJS 2026-11-23 ret 2026-11-27'],
    ['sha sin 12dec back 15th', 'SHA-SIN 2026-12-12 ret 2026-12-15'],
    ['sha sin 12 dec return on the 15th', 'SHA-SIN 2026-12-12 ret 2026-12-15'],
    ['sha sin 28 dec back 3rd', 'SHA-SIN 2026-12-28 ret 2027-01-03'],
    ['sha sin mon back fri', 'SHA-SIN 2026-11-23 ret 2026-11-27'],
    ['sha to hkg tomorrow for 2', 'SHA-HKG 2026-11-21 2+0+0'],
    ['to sydney 12dec', '?-SYD 2026-12-12'],
    ['成人2 儿童1 婴儿1 杭州 三亚 1月20日', 'HGH-SYX 2027-01-20 2+1+1'],
    ['成人：2，小孩：1 杭州 三亚 1月20日', 'HGH-SYX 2027-01-20 2+1+0'],
    ['CA1831 成人2儿童1 PEKSHA 12DEC', 'PEK-SHA 2026-12-12 2+1+0 CA1831'],
    ['PEKSHA 12DEC ADT2 CHD1 INF1', 'PEK-SHA 2026-12-12 2+1+1'],
    ['sydney melbourne 24 dec adults: 2, children: 3', 'SYD-MEL 2026-12-24 2+3+0'],
    ['hkg bkk 22dec pax 2', 'HKG-BKK 2026-12-22 2+0+0'],
    ['hkg bkk 22dec 2 adults 1 child 1 infant', 'HKG-BKK 2026-12-22 2+1+1'],
    ['hongkong bangkok 22dec', 'HKG-BKK 2026-12-22'],
    ['ho chi minh to ha noi 20/12/2026', 'SGN-HAN 2026-12-20'],
    ['newyork losangeles 3 dec', 'NYC-LAX 2026-12-03'],
    ['郑州新郑到昆明长水 12-18', 'CGO-KMG 2026-12-18'],
    ['sha sin 12-18 12-22', 'SHA-SIN 2026-12-18 ret 2026-12-22'],
    ['sha sin 18-12-2026', 'SHA-SIN 2026-12-18'],
    ['北京 上海 本周四', 'BJS-SHA ? ?本周四'],
    ['münchen - köln 3. xx', 'MUC-CGN ? !3. !xx'],
    ['del goa 12 jan', 'DEL-? 2027-01-12 ?goa=GOA/GOI'],
    ['hkg bkk 22 dec 2 adults and a baby', 'HKG-BKK 2026-12-22 2+0+1'],
    ['旅客3人 香港去曼谷 聽日', 'HKG-BKK 2026-11-21 3+0+0'],
    ['北京 上海 本周日', 'BJS-SHA 2026-11-22'],
  ])('%s', (text, search) => {
    expect(told(text)).toBe(search.replace('DFW', told('dallas').slice(0, 3)));
  });
});

describe('words that are not clear', () => {
  it('ask for a date that reads two ways', () => {
    expect(read('pek sha 05/06')).toMatchObject({
      search: null,
      unclear: [{ text: '05/06', options: ['2027-06-05', '2027-05-06'] }],
    });
  });

  it('ask which city is meant when several bear the name', () => {
    const { search, unclear } = read('san jose miami 12dec');
    expect(search).toBeNull();
    expect(unclear[0]?.text).toBe('san jose');
    expect(unclear[0]?.options).toEqual(expect.arrayContaining(['SJC', 'SJO']));
  });

  it('offer what is near a slip of the finger, and take nothing', () => {
    const { search, unclear } = read('shanghia sin 12dec');
    expect(search).toBeNull();
    expect(unclear).toEqual([{ text: 'shanghia', options: expect.arrayContaining(['SHA']) }]);
  });

  it('refuse a party that cannot fly and a day that does not exist', () => {
    expect(read('pek sha 12dec 1 adult 2 infants').unclear).toHaveLength(1);
    expect(read('pek sha 31 feb').unclear).toEqual([{ text: '31 feb', options: [] }]);
  });

  it('keep what was not understood', () => {
    expect(read('pek sha 12dec 靠窗')).toMatchObject({ unread: ['靠窗'], search: { bookingType: 'oneway' } });
  });

  it('take two cabins for none', () => {
    expect(read('pek sha 12dec business first').search).toBeNull();
  });
});

describe('words that were unclear', () => {
  const chosen = (text: string, ...choices: [string, string][]) =>
    parseSearchWords(text, TODAY, index, new Map(choices));

  it.each<[string, [string, string], string]>([
    ['hkg shanghia 12dec', ['shanghia', 'SHA'], 'HKG-SHA 2026-12-12 economy'],
    ['goa del 12dec', ['goa', 'GOA'], 'GOA-DEL 2026-12-12 economy'],
    ['goa del 12dec', ['goa', 'GOI'], 'GOI-DEL 2026-12-12 economy'],
    ['hkg bkk 05/12', ['05/12', '2026-12-05'], 'HKG-BKK 2026-12-05 economy'],
    ['pek sha 12dec business first', ['first business', 'first'], 'PEK-SHA 2026-12-12 first'],
  ])('are clear once the agent chose: %s by %s', (text, choice, told) => {
    expect(read(text).search).toBeNull();
    const { search, unclear } = chosen(text, choice);
    const [leg] = search?.journeys ?? [];
    expect(`${leg?.origin}-${leg?.destination} ${leg?.date} ${search?.cabin}`).toBe(told);
    expect(unclear).toEqual([]);
  });

  it('stay unclear by a choice that was never offered', () => {
    expect(chosen('hkg shanghia 12dec', ['shanghia', 'LHR']).search).toBeNull();
  });
});

describe('any words', () => {
  const scraps = fc.constantFrom(
    'pek',
    'SHA',
    '北京',
    '上海',
    '到',
    '-',
    '12dec',
    '12/12',
    '明天',
    '2大',
    '1 child',
    'business',
    'next',
    'fri',
    'CA1831',
    'to',
    '往返',
    '\n',
    'zzz',
  );
  const texts = fc
    .array(fc.oneof(scraps, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 25 })
    .map((words) => words.join(' '));

  it('never crash, and a search is whole', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { search, unclear } = read(text);
        const complete =
          search?.journeys.every(({ origin, destination, date }) => origin && destination && date) ?? true;
        expect(complete && (search === null || unclear.length === 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('of any length are read soon', () => {
    read('warm up 12dec');
    for (const unit of ['a ', '北', '1 ', '-', 'pek ', 'january ', '12', ' ']) {
      const text = unit.repeat(500).slice(0, 1_000);
      // The best of a few runs: the first ones compile.
      const times = Array.from({ length: 5 }, () =>
        cpuTime(() => {
          read(text);
          read(unit.repeat(32_768));
        }),
      );
      expect(Math.min(...times)).toBeLessThan(500);
    }
  });
});
