import { expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '../../contract/passenger-terms.ts';
import { dateSchema } from '../../contract/scalars.ts';
import { DOCUMENT_WORDS } from './passenger-words.ts';
import type { SheetRow } from './read-sheet.ts';
import { fieldsOfRow } from './row-fields.ts';

const TODAY = '2026-11-20';
const NOWHERE = { countries: new Map() };
const fieldsOf = (cells: SheetRow['cells']) => fieldsOfRow({ row: 2, cells }, NOWHERE, TODAY);
const birthdayOf = (birthday: string) => fieldsOf({ birthday }).birthday;

it.each([
  '1990-05-01',
  '1990-05-01 00:00:00',
  '1990-05-01 23:59:59',
  '1990-05-01T00:00:00',
  '1990-05-01T00:00:00.000Z',
  '1990-05-01T00:00:00+08:00',
  '1990/5/1 0:00',
  '1990/5/1 12:00:00 AM',
  '1990/5/1 上午 12:00:00',
  '1990.05.01 08:30',
  '1990年5月1日 00:00',
  '1990年5月1日0时0分',
  '19900501 000000',
  '19900501T000000Z',
  '19900501000000',
  '1990-05-0100:00',
  '1990/05/0100:00:00',
  '01MAY90',
  '1 May 1990',
  '01-May-1990 00:00',
  '90年5月1日',
])('%s is a date', (text) => {
  expect(birthdayOf(text)).toBe('1990-05-01');
});

it.each([
  ['31DEC26', '2026-12-31'],
  ['31DEC27', '1927-12-31'],
  ['31/12/1990', '1990-12-31'],
])('a birth on %s is read as the form reads it: %s', (text, date) => {
  expect(birthdayOf(text)).toBe(date);
});

it('a short year of an expiry is of this century', () => {
  expect(fieldsOf({ documentExpiry: '31DEC33' }).document.expiry).toBe('2033-12-31');
});

it.each(['01/05/1990', '1.5.1990 00:00', '03/04/05'])('%s reads two ways, and is refused as that', async (text) => {
  await expect(dateSchema.validate(birthdayOf(text), { strict: true })).rejects.toThrow('dateTwoWays');
});

it.each(['1990-04-30T16:00:00.000Z', '1990-04-30 16:00 UTC', '1990-05-01 25', '199005010', '31/02/1990'])(
  '%s is left to be refused',
  (text) => {
    expect(birthdayOf(text)).toBe(text);
  },
);

it.each([
  [{ nationality: 'CN' }, 'LYU'],
  [{ documentType: '身份证' }, 'LYU'],
  [{ nationality: 'DE' }, 'LUE'],
  [{}, 'LUE'],
])('the surname Lü of somebody with %j is %s', (cells, surname) => {
  expect(fieldsOf({ surname: 'Lü', givenName: 'Jing', ...cells }).surname).toBe(surname);
});

it.each(DOCUMENT_TYPES.flatMap((type) => Object.values(DOCUMENT_WORDS[type]).map((word) => [word, type] as const)))(
  '%s, as our own sheets write it, is read as %s',
  (word, type) => {
    const cells = { documentType: word, documentNumber: 'H12345678' };
    expect(fieldsOf(cells).document.type).toBe(type);
  },
);

it.each([
  ['回乡证', 'tphm'],
  ['港澳通行证', 'eep'],
  ['台胞证', 'tptw'],
  ['往来台湾通行证', 'ttpmr'],
  ['港澳居民来往内地通行证(回乡证)', 'tphm'],
])('%s is read as %s', (word, type) => {
  const cells = { documentType: word, documentNumber: 'H12345678' };
  expect(fieldsOf(cells).document.type).toBe(type);
});
