import { describe, expect, test } from 'vitest';
import { fits, type Shape } from './shapes.ts';

const ORDER: Shape = {
  id: 'string',
  total: { amount: 'number' },
  remark: { '?': 'string' },
  payment: { '?': { channel: 'string' } },
  route: ['string'],
  extra: 'any',
};
const order = { id: 'o1', total: { amount: 1 }, remark: null, route: ['HKG'] };

describe('an answer that was kept', () => {
  test.each([
    ['as it was made', order],
    ['with what only a newer server says', { ...order, more: 1, total: { amount: 1, currency: 'CNY' } }],
    ['with what may be missing', { ...order, remark: 'x', payment: { channel: 'balance' }, extra: [] }],
    ['with an empty list', { ...order, route: [] }],
  ])('is read %s', (_, value) => expect(fits(value, ORDER)).toBe(true));

  test.each([
    ['lacks a field', { ...order, id: undefined }],
    ['has another type', { ...order, id: 7 }],
    ['lacks something within', { ...order, total: {} }],
    ['has a list for an object', { ...order, total: [] }],
    ['has an object for a list', { ...order, route: {} }],
    ['has something else in a list', { ...order, route: ['HKG', null] }],
    ['is wrong where it may be missing', { ...order, payment: { channel: 1 } }],
    ['is none', null],
  ])('is not read where it %s', (_, value) => expect(fits(value, ORDER)).toBe(false));
});
