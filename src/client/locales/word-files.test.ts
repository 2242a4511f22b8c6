import { expect, test } from 'vitest';
import { languageOf, wholeLanguages } from './word-files.ts';

test('tells the files that hold the words of a language', () => {
  expect(
    ['assets/zh-cn-Ab_1-x.js', '/assets/en-x.js', 'assets/english-x.js', 'assets/en-x.css'].map(languageOf),
  ).toEqual(['zh-cn', 'en', undefined, undefined]);
});

test('a language is whole with the words of its start and of its pages', () => {
  const kept = ['/assets/en-a.js', '/assets/en-b.js', '/assets/zh-tw-a.js', '/assets/zh-cn-a.js', '/assets/zh-cn-b.js'];
  expect(wholeLanguages(kept)).toEqual(['en', 'zh-cn']);
  expect(wholeLanguages([])).toEqual([]);
});
