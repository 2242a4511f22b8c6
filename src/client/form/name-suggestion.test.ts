import { expect, test } from 'vitest';
import { needsDocument, suggestNames } from './name-suggestion.ts';

test.each([
  ['givenName', 'XIǍO YÀN', 'XIAO YAN'],
  ['givenName', 'JEAN-LUC', 'JEAN LUC'],
  ['surname', "O'NEILL", 'ONEILL'],
  ['surname', 'VAN DYKE', 'VANDYKE'],
  ['surname', 'MÜLLER', 'MUELLER'],
] as const)('%s %s is offered as %s', (part, typed, written) => {
  expect(suggestNames(part, typed, 'DE')).toEqual([written]);
  expect(suggestNames(part, typed, '')).toContain(written);
});

test.each([
  ['CN', ['LYU']],
  ['DE', ['LUE']],
  ['', ['LUE', 'LYU']],
])('LÜ of nationality %j is offered as %j', (nationality, written) => {
  expect(suggestNames('surname', 'LÜ', nationality)).toEqual(written);
});

test.each([
  ['surname', 'WANG'],
  ['givenName', 'XIAO YAN'],
  ['surname', ''],
  ['surname', '王'],
] as const)('%s %s gets no suggestion', (part, typed) => {
  expect(suggestNames(part, typed, '')).toEqual([]);
});

test('Chinese names are to be copied from the document', () => {
  expect(needsDocument('王小燕')).toBe(true);
  expect(needsDocument('XIǍO')).toBe(false);
  expect(needsDocument('')).toBe(false);
});
