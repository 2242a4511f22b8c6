import { describe, expect, it } from 'vitest';
import { readPassengers } from './parse-passenger-text.ts';

function readOf(text: string) {
  const [result, ...more] = readPassengers(text, '2026-11-20');
  if (!result?.record || !('surname' in result.record) || more.length > 0) throw new Error(`Not one person: ${text}`);
  return { ...result.record, errors: result.errors };
}

const DETAILS = '12 May 1980 GBR passport 123456789 01JAN33';
const docs = (rest: string) => `SSR DOCS YY HK1 P/GBR/123456789/GBR/12MAY80/${rest}`;
const form = (...more: string[]) =>
  ['Surname: BROWN', 'Given names: WILLIAMS', ...more, 'Passport: 123456789'].join('\n');

describe('a given name that ends like a title', () => {
  it.each([
    docs('M/01JAN31/BROWN/WILLIAMS'),
    docs('F/01JAN31/BROWN/WILLIAMS/MS'),
    `BROWN/WILLIAMS male ${DETAILS}`,
    `BROWN/WILLIAMS MR ${DETAILS}`,
    `MR BROWN/WILLIAMS ${DETAILS}`,
    form('Sex: M'),
  ])('is whole in %s', (text) => {
    expect(readOf(text)).toMatchObject({ surname: 'BROWN', givenNames: ['WILLIAMS'], errors: [] });
    expect(readOf(text).otherName).toBeUndefined();
  });

  it.each([
    docs('F/01JAN31/BROWN/WILLIAMS'),
    docs('U/01JAN31/BROWN/WILLIAMS'),
    `BROWN/WILLIAMS ${DETAILS}`,
    `BROWN/WILLIAMS female ${DETAILS}`,
    form(),
  ])('may be either in %s', (text) => {
    expect(readOf(text)).toMatchObject({
      surname: 'BROWN',
      givenNames: ['WILLIAMS'],
      title: null,
      otherName: { surname: 'BROWN', givenNames: ['WILLIA'], title: 'MS' },
      errors: ['name'],
    });
  });

  it('is no title in a surname behind a given name', () => {
    expect(readOf(`Amy ADAMS F ${DETAILS}`)).toMatchObject({ surname: 'ADAMS', givenNames: ['AMY'], title: null });
  });
});

describe('ü in pasted names', () => {
  it.each([
    ['SSR DOCS YY HK1 P/CHN/E12345678/CHN/12MAY80/F/01JAN31/LÜ/JING', 'LYU'],
    ['SSR DOCS YY HK1 P/DEU/C01X00T47/DEU/12MAY80/F/01JAN31/LÜ/JING', 'LUE'],
    ['Surname: Lü\nGiven names: Jing\nNationality: China\nPassport: E12345678', 'LYU'],
    ['Surname: Lüe\nGiven names: Jing\nNationality: China\nPassport: E12345678', 'LUE'],
    ['Müller/Anna DEU 12 May 1980 passport C01X00T47', 'MUELLER'],
  ])('%s has the surname %s', (text, surname) => {
    expect(readOf(text).surname).toBe(surname);
  });
});
