import { expect, test } from 'vitest';
import { loadDictionaries } from './load.ts';
import { routeWords } from './route-words.ts';

const { stations } = loadDictionaries();
const train = { product: 'train' as const, route: ['VNP', 'AOH'] };

test('a train goes between stations by name, in the reader’s language', () => {
  expect(routeWords(train, 'en', stations)).toBe('Beijing South – Shanghai Hongqiao');
  expect(routeWords(train, 'zh-cn', stations)).toBe('北京南 – 上海虹桥');
  expect(routeWords(train, 'zh-tw', stations)).toBe('北京南 – 上海虹橋');
});

test('a flight goes between airports by code, and a station that nobody knows stands by its own', () => {
  expect(routeWords({ product: 'group', route: ['HKG', 'BKK'] }, 'zh-cn', stations)).toBe('HKG-BKK');
  expect(routeWords({ ...train, route: ['VNP', '???'] }, 'en', stations)).toBe('Beijing South – ???');
  expect(routeWords({ product: null, route: [] }, 'en', stations)).toBe('');
});
