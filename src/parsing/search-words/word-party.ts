import type { Cabin } from '../../contract/flight-terms.ts';
import type { PassengerCounts } from '../../contract/passenger-terms.ts';
import type { RemainingText } from '../text/remaining-text.ts';
import { AIRLINES, WORDLIKE_AIRLINES } from './airline-codes.ts';

const NUMBER = '(?:\\d{1,2}|[一二两兩三四五六七八九]|one|two|three|four|five|six|seven|eight|nine)';
const COUNT = `(?<![a-z0-9])(${NUMBER}|an?(?=\\s))`;
/** A count may follow another without a space: `2大1小`, `2adt1chd`. */
const GLUED = '(?:(?<=[a-z\\p{Script=Han}])|(?<![a-z0-9]))(\\d{1,2}|[一二两兩三四五六七八九])';
const OF_KIND: readonly (readonly [keyof PassengerCounts, string])[] = [
  ['infant', '(?:婴儿?|嬰兒?|infants?|inf|bab(?:y|ies))'],
  ['child', '(?:儿童|兒童|小孩|小朋友|孩子|小|童|child(?:ren)?|chd|cnn|kids?)'],
  ['adult', '(?:成人|大人|大|人|位|名|adults?|adt|ad|pax|passengers?|people|persons?|travell?ers?)'],
];
const UNIT = '\\s?(?:名|位|个|個)?\\s?';
const PATTERNS = OF_KIND.map(([kind, words]) => ({
  kind,
  pattern: new RegExp(`(?:${COUNT}|${GLUED})${UNIT}${words}(?![a-z])`, 'gu'),
}));

/** `成人2 儿童1`, `ADT2 CHD1`, `adults: 2, children: 1`: the number after the type, for all types in a row. */
const NAMED: readonly (readonly [keyof PassengerCounts, string])[] = [
  ['infant', '(?:婴儿?|嬰兒?|infants?|inf|babies)'],
  ['child', '(?:儿童|兒童|小孩|child(?:ren)?|chd|cnn|kids?)'],
  ['adult', '(?:成人|大人|人数|人數|adults?|adt|pax|passengers?|travell?ers?)'],
];
const NUMBER_BEHIND = `[\\s:x×*]{0,3}(${NUMBER})(?![a-z0-9])${UNIT}`;
const ANY_NAMED = NAMED.map(([, words]) => words).join('|');
const NAMED_ROW = new RegExp(
  `(?<!(?<![a-z0-9])${NUMBER}${UNIT})(?<![a-z\\p{Script=Han}])(?:(?:${ANY_NAMED})${NUMBER_BEHIND}人?[\\s,;、/+]{0,3})+`,
  'gu',
);
const NAMED_PIECES = NAMED.map(([kind, words]) => ({ kind, pattern: new RegExp(`${words}${NUMBER_BEHIND}`, 'gu') }));

/** `2A1C`, `2a 1c 1i`; `for 2`. */
const LETTERS = /(?<![a-z0-9])(?:([1-9])a(?: ?([1-9])c)?(?: ?([1-9])i)?|for ([1-9]))(?![a-z0-9])/g;

const CHINESE = '一二三四五六七八九';
const ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function numberOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  if (/^[两兩]$/.test(word)) return 2;
  if (/^an?$/.test(word)) return 1;
  return (/^[a-z]/.test(word) ? ENGLISH.indexOf(word) : CHINESE.indexOf(word)) + 1;
}

/** Extracts the party from lower-case words; one adult by default. */
export function takeParty(words: RemainingText): PassengerCounts {
  const counts: Partial<PassengerCounts> = {};
  const [short] = words.takeAll(LETTERS);
  if (short) {
    const [, adult, child = 0, infant = 0, party] = short;
    return { adult: Number(adult ?? party), child: Number(child), infant: Number(infant) };
  }
  const add = (kind: keyof PassengerCounts, number: string) => {
    counts[kind] = (counts[kind] ?? 0) + numberOf(number);
  };
  for (const [row] of words.takeAll(NAMED_ROW))
    for (const { kind, pattern } of NAMED_PIECES)
      for (const [, number = ''] of row.matchAll(pattern)) add(kind, number);
  for (const { kind, pattern } of PATTERNS)
    for (const [, apart, glued = ''] of words.takeAll(pattern)) add(kind, apart ?? glued);
  const { adult = 1, child = 0, infant = 0 } = counts;
  return { adult, child, infant };
}

const CABIN_WORDS: readonly (readonly [Cabin, RegExp])[] = [
  [
    'premium_economy',
    /超级经济舱?|超級經濟艙?|高端经济舱?|明珠经济舱|豪華經濟艙?|豪华经济舱?|特選經濟艙?|尊尚经济舱?|(?<![a-z])(?:premium[ -]?eco(?:nomy)?|prem(?:ium)?[ -]eco(?:nomy)?|pey|w class)(?![a-z])/g,
  ],
  ['first', /头等舱?|頭等艙?|f舱|f艙|(?<![a-z])(?:first(?: class)?|f class)(?![a-z])/g],
  [
    'business',
    /公务舱?|公務艙?|商务舱?|商務艙?|[cj]舱|[cj]艙|(?<![a-z])(?:business(?: class)?|biz|[cj] class)(?![a-z])/g,
  ],
  ['economy', /经济舱?|經濟艙?|y舱|y艙|(?<![a-z])(?:eco(?:nomy)?(?: class)?|coach|y class)(?![a-z])/g],
];

/** Extracts the cabin from lower-case words; null when they name none, a list when they name several. */
export function takeCabins(words: RemainingText): Cabin[] {
  return CABIN_WORDS.filter(([, pattern]) => words.takeAll(pattern).length > 0).map(([cabin]) => cabin);
}

const NON_STOP =
  /直飞|直飛|直达|直達|不转机|不轉機|不中转|(?<![a-z])(?:non[ -]?stop|direct(?: flights?)?(?: only)?|no stops?)(?![a-z])/g;
const RETURN = /往返|来回|來回|双程|雙程|(?<![a-z])(?:round[ -]?trip|return(?: trip| flight| ticket)?|rt)(?![a-z])/g;
const ONE_WAY = /单程|單程|(?<![a-z])(?:one[ -]?way|single|ow)(?![a-z])/g;

export function takeWishes(words: RemainingText): { nonStop: boolean; isReturn: boolean; isOneWay: boolean } {
  return {
    nonStop: words.takeAll(NON_STOP).length > 0,
    isReturn: words.takeAll(RETURN).length > 0,
    isOneWay: words.takeAll(ONE_WAY).length > 0,
  };
}

/** `airline AS`, `AS airlines`, `航空公司 MS`, `MS航班`, `坐LA`: beside such a word a code is an airline's, whatever else it may mean. */
const NAMED_AIRLINE =
  /(?<![a-z])(?:airlines?|carriers?)[\s:]{0,2}([a-z]{2}|[a-z]\d|\d[a-z])(?![a-z0-9])|(?<![a-z0-9])([a-z]{2}|[a-z]\d|\d[a-z])\s?(?:airlines?|airways|航空公司|航空|航班|航司)(?!\p{L})|(?:航空公司?|航司|只要|只坐|坐|乘|搭)[\s:]{0,2}([a-z]{2}|[a-z]\d|\d[a-z])(?![a-z0-9])/gu;

/** Extracts airlines marked as such from lower-case words. Unknown codes stay in place. */
export function takeNamedAirlines(words: RemainingText): string[] {
  return [...words.text.matchAll(NAMED_AIRLINE)].flatMap(({ 0: { length }, 1: behind, 2: before, 3: flown, index }) => {
    const code = behind ?? before ?? flown ?? '';
    if (!AIRLINES.has(code) && !WORDLIKE_AIRLINES.has(code)) return [];
    words.take(index, index + length);
    return [code.toUpperCase()];
  });
}

const FLIGHT = /(?<![\p{Script=Latin}\d])([a-z]\d|\d[a-z]|[a-z]{2}) ?0{0,3}([1-9]\d{0,3})(?![a-z0-9])/gu;

/** Extracts flight numbers from lower-case words: `CA1831`, without leading zeros. */
export function takeFlightNumbers(words: RemainingText): string[] {
  return words.takeAll(FLIGHT).map(([, airline = '', number = '']) => `${airline.toUpperCase()}${number}`);
}
