import { describe, expect, it } from 'vitest';
import { alpha2OfAlpha3, alpha3OfCode, alpha3OfName } from './countries.ts';

describe('a country', () => {
  it.each([
    ['CN', 'CHN'],
    ['chn', 'CHN'],
    ['D', 'DEU'],
    ['UK', 'GBR'],
    ['TW', 'TWN'],
    ['GBN', 'GBN'],
    ['QQ', null],
  ])('with the code %s is %s', (code, country) => {
    expect(alpha3OfCode(code)).toBe(country);
  });

  it.each([
    ['中国', 'CHN'],
    ['中国籍', 'CHN'],
    ['中國', 'CHN'],
    ['美国', 'USA'],
    ['Chinese', 'CHN'],
    ["Côte d'Ivoire", 'CIV'],
    ['United States of America', 'USA'],
    ['韓國', 'KOR'],
    ['Atlantis', null],
    ['MA LI', null],
    ['Mali', 'MLI'],
    ['Viet Nam', 'VNM'],
  ])('called %s is %s', (name, country) => {
    expect(alpha3OfName(name)).toBe(country);
  });

  it('is known by two letters too, where it is one', () => {
    expect([alpha2OfAlpha3('CHN'), alpha2OfAlpha3('GBN'), alpha2OfAlpha3('XXA')]).toEqual(['CN', 'GB', null]);
  });
});
