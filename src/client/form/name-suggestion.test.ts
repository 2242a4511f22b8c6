import { expect, test } from 'vitest';
import { needsDocument, suggestName } from './name-suggestion.ts';

test.each([
  ['givenName', 'XIǍO YÀN', 'XIAO YAN'],
  ['givenName', 'JEAN-LUC', 'JEAN LUC'],
  ['surname', "O'NEILL", 'ONEILL'],
  ['surname', 'VAN DYKE', 'VANDYKE'],
  ['surname', 'MÜLLER', 'MUELLER'],
] as const)('%s %s is offered as %s', (part, typed, written) => {
  expect(suggestName(part, typed)).toBe(written);
});

test.each([
  ['surname', 'WANG'],
  ['givenName', 'XIAO YAN'],
  ['surname', ''],
  ['surname', '王'],
] as const)('%s %s gets no suggestion', (part, typed) => {
  expect(suggestName(part, typed)).toBeNull();
});

test('Chinese names are to be copied from the document', () => {
  expect(needsDocument('王小燕')).toBe(true);
  expect(needsDocument('XIǍO')).toBe(false);
  expect(needsDocument('')).toBe(false);
});
