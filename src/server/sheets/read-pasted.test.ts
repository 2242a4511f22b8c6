import { expect, test } from 'vitest';
import { readPastedRows } from './read-pasted.ts';

test('a cell that only says that there is nothing is empty, but for a name', () => {
  const text = ['Surname\tGiven name\tGender\tDate of birth\tEmail', 'NULL\tANNA\tunknown\tnull\t Undefined '].join(
    '\n',
  );
  expect(readPastedRows(text, [])).toEqual([{ row: 2, cells: { surname: 'NULL', givenName: 'ANNA' } }]);
});
