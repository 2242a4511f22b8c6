import { expect, test } from 'vitest';
import { buildCountryIndex } from '../../contract/dictionaries/named-search.ts';
import type { Country } from '../../contract/dictionaries/types.ts';
import { namedOptions } from './named-options.ts';

function country(code: string, name: string): Country {
  const names = { en: name, 'zh-cn': name, 'zh-tw': name };
  const place = { continent: 'AS', region: 'south-east-asia', currency: '' } as const;
  return { ...place, code, alpha3: `${code}X`, dialCode: '', names, pinyin: { full: '', initials: '' } };
}
const index = buildCountryIndex([
  country('MO', 'Macao'),
  country('MY', 'Malaysia'),
  country('MV', 'Maldives'),
  country('SG', 'Singapore'),
]);
const codes = (query: string, favourites: readonly string[]) =>
  namedOptions(index, query, favourites).map(({ code }) => code);

test('favourites stand there before anything is typed, in the order the agent gave them, and nothing else does', () => {
  expect(codes('', ['SG', 'MY'])).toEqual(['SG', 'MY']);
  expect(codes(' ', [])).toEqual([]);
});

test('of what fits equally well, favourites come first', () => {
  expect(codes('ma', [])).toEqual(['MO', 'MY', 'MV']);
  expect(codes('ma', ['SG', 'MV', 'MY'])).toEqual(['MV', 'MY', 'MO']);
});

test('a favourite that is in no dictionary any more is left out', () => {
  expect(codes('', ['XX', 'SG'])).toEqual(['SG']);
});
