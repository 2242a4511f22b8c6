import { expect, test, vi } from 'vitest';
import { databases, server } from '../../../tests/factories/browser-databases.ts';
import { openQueryStore } from './query-store.ts';

vi.mock('idb-keyval', () => import('../../../tests/factories/browser-databases.ts'));

const kept = (balance: number) => ({
  buster: 'v1',
  queryHash: 'wallet',
  queryKey: ['anna', 'wallet'],
  state: {
    ...{ data: { balance }, dataUpdateCount: 1, dataUpdatedAt: 1, error: null, errorUpdateCount: 0, errorUpdatedAt: 0 },
    ...{ fetchFailureCount: 0, fetchFailureReason: null, fetchMeta: null, isInvalidated: false },
    ...{ status: 'success' as const, fetchStatus: 'idle' as const },
  },
});

const onDevice = () => [...databases.values()].flatMap((held) => [...held.keys()]);

test('answers lie in a database of their account’s own, and in which order searches came', async () => {
  const anna = openQueryStore('anna');
  await anna.setItem('answer-wallet', kept(1));
  await anna.mark('search-1');
  expect(await anna.getItem('answer-wallet')).toMatchObject({ state: { data: { balance: 1 } } });
  expect(await anna.marked()).toEqual(['search-1']);
  expect(await openQueryStore('ben').getItem('answer-wallet')).toBeUndefined();
});

test('a log-out empties it, and what was on its way then is not written any more', async () => {
  const anna = openQueryStore('anna');
  await anna.setItem('answer-wallet', kept(1));
  await anna.clear();
  await anna.setItem('answer-wallet', kept(2));
  await anna.mark('search-1');
  expect(onDevice()).toEqual([]);
});

test('a connection that has died is made anew', async () => {
  const anna = openQueryStore('anna');
  await anna.setItem('answer-wallet', kept(1));
  server.isLost = true;
  expect(await anna.getItem('answer-wallet')).toBeUndefined();
  server.isLost = false;
  expect(await anna.getItem('answer-wallet')).toMatchObject({ state: { data: { balance: 1 } } });
  await anna.clear();
});
