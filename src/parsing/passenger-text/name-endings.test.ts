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

  it.each([
    [docs('F/01JAN31/TABRIZI/SHAMS'), 'SHA', 'MS'],
    [docs('M/01JAN31/TABRIZI/QAMR'), 'QA', 'MR'],
    [`TABRIZI/SHAMS female ${DETAILS}`, 'SHA', 'MS'],
    [`KUMAR/PRIYANKAMS ${DETAILS}`, 'PRIYANKA', 'MS'],
    [`WANG LINAMS F ${DETAILS}`, 'LINA', 'MS'],
  ])('is cut by nobody but the reader in %s', (text, givenName, title) => {
    const { surname, givenNames, otherName, title: told, errors } = readOf(text);
    expect([givenNames, told, errors]).toEqual([[`${givenName}${title}`], null, ['name']]);
    expect(otherName).toEqual({ surname, givenNames: [givenName], title });
  });

  it.each([
    ['TABRIZI/SHAMS', 'SHAMS', null],
    ['TABRIZI/SHAMS MRS', 'SHAMS', 'MRS'],
    ['TABRIZI/SHA MS', 'SHA', 'MS'],
    ['TABRIZI/SHA', 'SHA', 'MS'],
  ])('is told by the name of the reservation behind it: %s', (reserved, givenName, title) => {
    const read = readOf(docs(`F/01JAN31/TABRIZI/SHAMS-1${reserved}`));
    expect([read.givenNames, read.title, read.errors]).toEqual([[givenName], title, []]);
    expect(read.otherName).toBeUndefined();
  });

  it.each([
    ['Amy ADAMS F', 'ADAMS', 'AMY'],
    ['Amy Thoms F', 'THOMS', 'AMY'],
    ['Amy Grams F', 'GRAMS', 'AMY'],
    ['Peter Oehms M', 'OEHMS', 'PETER'],
    ['Mary Emms F', 'EMMS', 'MARY'],
    ['Anna Hermiss F', 'HERMISS', 'ANNA'],
    ['Anna Ellams F', 'ELLAMS', 'ANNA'],
  ])('is no title in a surname behind a given name: %s', (name, surname, givenName) => {
    const read = readOf(`${name} ${DETAILS}`);
    expect([read.surname, read.givenNames, read.title, read.errors]).toEqual([surname, [givenName], null, []]);
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
