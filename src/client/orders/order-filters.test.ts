import { expect, test } from 'vitest';
import { PENDING_GROUPS } from '../../contract/order-groups.ts';
import { GROUPS, readOrdersSearch } from './order-filters.ts';

test('numbers that an address parser made are read as text, and nonsense is dropped', () => {
  expect(readOrdersSearch({ q: 2612048817, type: 'other', product: 'ship', group: 3, createdFrom: '12/01' })).toEqual({
    q: '2612048817',
  });
});

test('characters that no number or name holds are left out of what is looked for', () => {
  expect(readOrdersSearch({ q: '\u0000 MU\t567', passenger: '\u0000' })).toEqual({ q: 'MU567' });
});

test('every pending group is offered', () => {
  expect([...GROUPS].sort()).toEqual(Object.keys(PENDING_GROUPS).sort());
});

test('a status stands alone or beside others, and a day that no calendar has is dropped', () => {
  expect(readOrdersSearch({ status: 'origin_canceled,canceled' })).toEqual({ status: 'origin_canceled,canceled' });
  expect(readOrdersSearch({ status: 'canceled,' })).toEqual({});
  expect(readOrdersSearch({ createdFrom: '2026-02-30', createdTo: '2026-02-28' })).toEqual({ createdTo: '2026-02-28' });
});
