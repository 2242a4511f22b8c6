import { expect, test } from 'vitest';
import { settleErrors } from './settle-errors.ts';

test.each([
  ['as much as there is', 500, {}],
  ['a part of it', 1, {}],
  ['more than that', 501, { amount: '5.00 at most' }],
  ['nothing', 0, { amount: 'Not a valid amount' }],
  ['what is no amount', Number.NaN, { amount: 'Not a valid value' }],
])('of an amount to settle, %s', (_, amount, errors) => {
  expect(settleErrors(amount, { most: 500, tooMuch: '5.00 at most', locale: 'en' })).toEqual(errors);
});
