import { expect, test } from 'vitest';
import { withRefused } from './refused-fields.ts';

const sent = { passengers: [{ surname: 'CHAN', document: { number: 'K1' } }], remark: '' };
const refused = { fields: { 'passengers[0].document.number': 'Not known to the airline' }, values: sent };

test('what the server refused stays marked until that very field changes', () => {
  const mark = { passengers: [{ document: { number: 'Not known to the airline' } }] };
  expect(withRefused({}, refused, { ...sent, remark: 'aisle' })).toEqual(mark);
  const mended = { ...sent, passengers: [{ surname: 'CHAN', document: { number: 'K2' } }] };
  expect(withRefused({}, refused, mended)).toEqual({});
});

test('what the form itself finds wrong with the field comes first', () => {
  const found = { passengers: [{ document: { number: 'Required' } }], remark: 'Too long' };
  expect(withRefused(found, refused, sent)).toEqual(found);
});
