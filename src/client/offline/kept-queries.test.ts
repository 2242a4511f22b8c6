import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { expect, test } from 'vitest';
import { isKept, isSearch, searchesToDrop, sift, toKept } from './kept-queries.ts';

function query(name: string, updatedAt: number, data: unknown = {}, buster = 'b1'): PersistedQuery {
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
  expect(
    ['flightOrders', 'flightOrder', 'flightOrderCounts', 'wallet'].every((name) => isKept(['u1', name, {}], 'u1')),
  ).toBe(true);
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
  const found = Array.from({ length: 53 }, (_, i) => [`k${i}`, query('flightOrder', i)] as const);
  const { stay, go } = sift(found, 'b1');
  expect(stay.map(({ state }) => state.dataUpdatedAt)).toEqual(Array.from({ length: 50 }, (_, i) => 52 - i));
  expect(go.toSorted((a, b) => a.localeCompare(b))).toEqual(['k0', 'k1', 'k2']);
});

test('drops what another build wrote, and what is kept no longer', () => {
  const { stay, go } = sift(
    [
      ['old', query('wallet', 2, {}, 'b0')],
      ['gone', query('forgottenEndpoint', 3)],
    ],
    'b1',
  );
  expect(stay).toEqual([]);
  expect(new Set(go)).toEqual(new Set(['old', 'gone']));
});

test('writes the beginning of a long list, and never a failure or a fetch under way', () => {
  const pages = Array.from({ length: 9 }, (_, page) => ({ page }));
  const { state } = toKept(query('flightOrders', 1, { pages, pageParams: pages.map(({ page }) => page) }));
  expect(state.data).toEqual({ pages: pages.slice(0, 5), pageParams: [0, 1, 2, 3, 4] });
  expect(state).toMatchObject({ status: 'success', fetchStatus: 'idle', error: null });
});

test('of searches the newest five of this build and day stay; what says nothing of its age goes', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const hours = (count: number) => ({ at: now - count * 3_600_000, buster: 'b1' });
  const marks = {
    first: hours(1),
    second: hours(2),
    third: hours(3),
    fourth: hours(4),
    fifth: hours(5),
    sixth: hours(6),
    old: hours(25),
    gone: hours(0),
    built: { ...hours(0), buster: 'b0' },
  };
  const kept = ['sixth', 'first', 'second', 'third', 'fourth', 'fifth', 'old', 'built', 'unmarked'];
  expect(searchesToDrop(kept, marks, { now, buster: 'b1' }).toSorted()).toEqual(['built', 'old', 'sixth', 'unmarked']);
});
