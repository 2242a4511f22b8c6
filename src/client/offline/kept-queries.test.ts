import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { expect, test } from 'vitest';
import { isKept, isSearch, KEPT, KEPT_VERSION, searchesToDrop, sift, toKept } from './kept-queries.ts';
import { persistedShapes, type Shape } from './shapes.ts';

const WALLET = { currency: 'CNY', balance: 1, creditLimit: 0, creditUsed: 0, available: 1, version: 1 };
const SHAPES: Readonly<Record<string, Shape>> = {
  wallet: { balance: 'number' },
  flightOrder: { id: 'string' },
  bookings: { list: [{ id: 'string' }] },
};

function query(name: string, updatedAt: number, data: unknown = {}, buster = KEPT_VERSION): PersistedQuery {
  return {
    buster,
    queryKey: ['u1', name, { n: updatedAt }],
    queryHash: `${name}${updatedAt}`,
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: updatedAt,
      error: new Error('offline'),
      errorUpdateCount: 1,
      errorUpdatedAt: 1,
      fetchFailureCount: 3,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: 'error',
      fetchStatus: 'paused',
    },
  };
}

test('keeps orders, lists and the wallet of the account that is logged in, and of nobody else', () => {
  expect(['bookings', 'flightOrder', 'bookingCounts', 'wallet'].every((name) => isKept(['u1', name, {}], 'u1'))).toBe(
    true,
  );
  expect(isKept(['u2', 'flightOrder', {}], 'u1')).toBe(false);
  expect(
    ['login', 'verifySolution', 'flightPaymentConfig', 'draftKey', 'toString'].some((name) =>
      isKept(['u1', name], 'u1'),
    ),
  ).toBe(false);
});

test('keeps no list that was asked for by a number: it may be that of a document', () => {
  const asked = (q: string) => isKept(['u1', 'travellers', { q, paged: true }], 'u1');
  expect(['EJ4821073', 'ej 4821073', '１２３'].map(asked)).toEqual([false, false, false]);
  expect(['chen', '陈佳怡', ''].map(asked)).toEqual([true, true, true]);
});

test('keeps searches apart', () => {
  expect(isSearch(['u1', 'solutions', {}], 'u1')).toBe(true);
  expect(isSearch(['u2', 'solutions', {}], 'u1')).toBe(false);
  expect(isKept(['u1', 'solutions', {}], 'u1')).toBe(false);
});

test('keeps the 50 orders that were opened last', () => {
  const found = Array.from({ length: 53 }, (_, i) => [`k${i}`, query('flightOrder', i, { id: 'o' })] as const);
  const { stay, go } = sift(found, SHAPES);
  expect(stay.map(({ state }) => state.dataUpdatedAt)).toEqual(Array.from({ length: 50 }, (_, i) => 52 - i));
  expect(go.toSorted((a, b) => a.localeCompare(b))).toEqual(['k0', 'k1', 'k2']);
});

test('reads what other builds wrote, and drops alone what the screens cannot read', () => {
  const orders = (...pages: unknown[]) => ({ pages, pageParams: pages.map((_, i) => i) });
  const page = { list: [{ id: 'o1', more: true }] };
  const { stay, go } = sift(
    [
      ['earlier', query('wallet', 9, WALLET, '3f2a90c1d4e7')],
      ['list', query('bookings', 8, orders(page, page), '3f2a90c1d4e7')],
      ['lacks', query('flightOrder', 7, { number: 'o1' }, '3f2a90c1d4e7')],
      ['page', query('bookings', 6, orders(page, { list: [{}] }))],
      ['none', query('bookings', 5, orders())],
      ['undefined', query('flightOrder', 4, null)],
      ['fits', query('flightOrder', 3, { id: 'o2' }, '3f2a90c1d4e7')],
      ['later', query('flightOrder', 2, { id: 'o3' }, 'v9')],
      ['gone', query('forgottenEndpoint', 1)],
    ],
    SHAPES,
  );
  expect(stay.map(({ state }) => state.dataUpdatedAt)).toEqual([9, 8, 3]);
  expect(go).toEqual(['lacks', 'page', 'none', 'undefined', 'later', 'gone']);
});

test('what cannot be read takes no other’s place', () => {
  const found = [query('wallet', 2, { balance: '1' }), query('wallet', 1, WALLET)].map(
    (one, i) => [`k${i}`, one] as const,
  );
  expect(sift(found, SHAPES)).toMatchObject({ stay: [{ state: { data: WALLET } }], go: ['k0'] });
});

test('the build knows the shape of every answer that is kept, from the contract', () => {
  expect(Object.keys(persistedShapes()).toSorted()).toEqual(Object.keys(KEPT).toSorted());
  const read = (data: unknown) => sift([['wallet', query('wallet', 1, data)]], persistedShapes()).stay.length;
  expect([read(WALLET), read({ ...WALLET, more: 1 }), read({ ...WALLET, balance: null })]).toEqual([1, 1, 0]);
});

test('writes the beginning of a long list, and never a failure or a fetch under way', () => {
  const pages = Array.from({ length: 9 }, (_, page) => ({ page }));
  const { state } = toKept(query('bookings', 1, { pages, pageParams: pages.map(({ page }) => page) }));
  expect(state.data).toEqual({ pages: pages.slice(0, 5), pageParams: [0, 1, 2, 3, 4] });
  expect(state).toMatchObject({ status: 'success', fetchStatus: 'idle', error: null });
});

test('of searches those five stay that came last, whatever the clock said; what says nothing of its place goes', () => {
  const marked = ['gone', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  const kept = ['sixth', 'first', 'second', 'third', 'fourth', 'fifth', 'unmarked'];
  expect(searchesToDrop(kept, marked)).toEqual(['first', 'unmarked']);
  expect(searchesToDrop(['first', 'second'], marked)).toEqual([]);
});
