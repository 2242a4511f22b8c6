import { describe, expect, it } from 'vitest';
import { buildAirlineIndex, buildCountryIndex, searchNamed } from '../../contract/dictionaries/named-search.ts';
import { loadDictionaries } from './load.ts';

const dictionaries = loadDictionaries();
const airlines = buildAirlineIndex([...dictionaries.airlines.values()]);
const countries = buildCountryIndex([...dictionaries.countries.values()]);

describe('airline search', () => {
  it.each([
    ['CA', 'CA'],
    ['CCA', 'CA'],
    ['国航', 'CA'],
    ['美联航', 'UA'],
    ['中国国际', 'CA'],
    ['國泰', 'CX'],
    ['guotai', 'CX'],
    ['Emirates', 'EK'],
    ['emirats', 'EK'],
    ['singapore air', 'SQ'],
  ])('%s answers %s', (query, code) => {
    expect(searchNamed(airlines, query)[0]?.code).toBe(code);
  });
});

describe('country search', () => {
  it.each([
    ['CN', 'CN'],
    ['CHN', 'CN'],
    ['86', 'CN'],
    ['日本', 'JP'],
    ['riben', 'JP'],
    ['香港', 'HK'],
    ['xianggang', 'HK'],
    ['沙烏地', 'SA'],
    ['Germny', 'DE'],
    ['cote d’ivoire', 'CI'],
  ])('%s answers %s', (query, code) => {
    expect(searchNamed(countries, query)[0]?.code).toBe(code);
  });

  it('lists all before anything is typed, the preferred first', () => {
    const all = searchNamed(countries, '', new Map([['SG', 1]]));
    expect(all).toHaveLength(dictionaries.countries.size);
    expect(all[0]?.code).toBe('SG');
  });
});
