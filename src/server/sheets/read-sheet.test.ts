import { expect, it } from 'vitest';
import { rawCell, rawDate, rawNumber, rawSheet } from '../../../tests/factories/raw-sheet.ts';
import { isRefusal } from '../../contract/result.ts';
import { readSheetRows } from './read-sheet.ts';

const HEADINGS = ['Surname', 'Given name', 'Date of birth'].map((name, i) => rawCell(`${'ABC'[i]}1`, name)).join('');

/** The birth date read from a workbook cell with this serial; a cell that is no date has General format. */
async function birthdayOf(serial: number, about = '', cell = rawDate): Promise<string | undefined> {
  const person = `${rawCell('A2', 'LEE')}${rawCell('B2', 'ANN')}${cell('C2', serial)}`;
  const rows = await readSheetRows(
    Buffer.from(rawSheet(`<row r="1">${HEADINGS}</row><row r="2">${person}</row>`, about)),
  );
  if (isRefusal(rows)) throw new Error('The list was not read');
  return rows[0]?.cells.birthday;
}

const TRUE = ['"1"', '"true"', '" true "', "'true'", '" 1 "'];
it.each(TRUE)('a workbook whose date1904=%s counts from 1904', async (flag) => {
  expect(await birthdayOf(31532, `<workbookPr date1904=${flag} defaultThemeVersion="124226"/>`)).toBe('1990-05-01');
});

it.each([
  '',
  '<workbookPr/>',
  '<workbookPr date1904="false"/>',
  '<workbookPr date1904="0"/>',
  '<workbookPr codeName="date1904"/>',
])('a workbook with %j counts from 1900', async (about) => {
  expect(await birthdayOf(32994, about)).toBe('1990-05-01');
});

it.each([
  [32993.9999999999, '1990-05-01'],
  [32993.99999, '1990-05-01'],
  [32994.75, '1990-05-01'],
  // 23:59:59, which programs write for the end of a day.
  [32994.999_988_425_93, '1990-05-01'],
])('the serial %d is on %s', async (serial, day) => {
  expect(await birthdayOf(serial)).toBe(day);
});

it.each([
  [32994, '', '1990-05-01'],
  [32993.99999, '', '1990-05-01'],
  [31532, '<workbookPr date1904="1"/>', '1990-05-01'],
  [31532, '<workbookPr date1904="true"/>', '1990-05-01'],
  [3654, '', '1910-01-01'],
])('the number %d in a column of dates, in a workbook with %j, is %s', async (number, about, day) => {
  expect(await birthdayOf(number, about, rawNumber)).toBe(day);
});

it.each([19_900_501, 900_501, 1990, 0, 32.5])(
  'the number %d in a column of dates is left to be refused or read',
  async (number) => {
    expect(await birthdayOf(number, '', rawNumber)).toBe(String(number));
  },
);

it('a number in another column is no date', async () => {
  const headings = `${rawCell('A1', 'Surname')}${rawCell('B1', 'Given name')}${rawCell('C1', 'Document number')}`;
  const person = `${rawCell('A2', 'LEE')}${rawCell('B2', 'ANN')}${rawNumber('C2', 32_994)}`;
  const rows = await readSheetRows(Buffer.from(rawSheet(`<row r="1">${headings}</row><row r="2">${person}</row>`)));
  expect(rows).toMatchObject([{ cells: { documentNumber: '32994' } }]);
});
