import { expect, test } from 'vitest';
import { namedVoyage, whereNext } from './find-voyage.ts';

const voyages = [
  { id: 'v-1', orderId: '2612048817' },
  { id: 'v-2', orderId: '2612048818' },
];

test('an address names a disruption, or the booking that it is of', () => {
  expect(namedVoyage(voyages, 'v-2')?.id).toBe('v-2');
  expect(namedVoyage(voyages, '2612048817')?.id).toBe('v-1');
  expect(namedVoyage(voyages, 'v-3')).toBeUndefined();
  expect(namedVoyage(voyages, undefined)).toBeUndefined();
});

test('what is not shown is looked for on further pages, then among all, and no longer than that', () => {
  const looked = {
    state: 'open' as const,
    data: {},
    isFetching: false,
    hasNextPage: false,
    isFetchNextPageError: false,
  };
  expect(whereNext({ ...looked, data: undefined })).toBe('wait');
  expect(whereNext({ ...looked, isFetching: true, hasNextPage: true })).toBe('wait');
  expect(whereNext({ ...looked, hasNextPage: true })).toBe('page');
  expect(whereNext(looked)).toBe('all');
  expect(whereNext({ ...looked, state: 'all', hasNextPage: true })).toBe('page');
  expect(whereNext({ ...looked, state: 'all', hasNextPage: true, isFetchNextPageError: true })).toBe('nowhere');
  expect(whereNext({ ...looked, state: 'all' })).toBe('nowhere');
});
