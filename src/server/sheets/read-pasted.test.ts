import { expect, test } from 'vitest';
import { readPastedRows } from './read-pasted.ts';

test('cells and headings are read without what is not seen in them, and in full-width letters', () => {
  const text = [
    'Surname\u200b\tGiven\u00a0name\t中文姓名\tDate of birth\tPhone\tDocument type',
    '\u200eＺＨＡＮＧ\u200f\tXIAO\u00a0MING\t张\u200b三（Ａ）\t１９９０－０５－０１\t\u202a+852 2123\u00ad4567\u202c\t\ufeff护照',
  ].join('\n');
  const cells = {
    surname: 'ZHANG',
    givenName: 'XIAO MING',
    nativeName: '张三（Ａ）',
    birthday: '1990-05-01',
    phone: '+852 21234567',
    documentType: '护照',
  };
  expect(readPastedRows(text, [])).toEqual([{ row: 2, cells }]);
});

test('a cell that only says that there is nothing is empty, but for somebody called Null', () => {
  const text = [
    'Surname\tGiven name\tGender\tDate of birth\tEmail',
    'NULL\tANNA\tunknown\tnull\u200b\t Undefined ',
    'UNKNOWN\tANNA',
  ].join('\n');
  expect(readPastedRows(text, [])).toEqual([
    { row: 2, cells: { surname: 'NULL', givenName: 'ANNA' } },
    { row: 3, cells: { givenName: 'ANNA' } },
  ]);
});
