import { expect, test } from 'vitest';
import { readOpenedId } from './opened-id.ts';

test('an id of digits alone, which the router takes for a number, is opened like any other', () => {
  expect(readOpenedId({ id: 'nope' })).toEqual({ id: 'nope' });
  expect(readOpenedId({ id: 12345 })).toEqual({ id: '12345' });
  for (const id of [undefined, null, '', true, {}]) expect(readOpenedId({ id })).toEqual({});
});
