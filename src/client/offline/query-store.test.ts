import { expect, test, vi } from 'vitest';
import { openQueryStore } from './query-store.ts';

/** The databases of a browser, as idb-keyval opens them: no browser is here. */
const databases = vi.hoisted(() => new Map<string, Map<string, unknown>>());
/** Connections that are used while it is lost are dead from then on. */
const server = vi.hoisted(() => ({ isLost: false }));
vi.mock('idb-keyval', () => {
  type Held = Map<string, unknown>;
  type Use = (mode: string, work: (store: object) => unknown) => Promise<unknown>;
  const heldBy = async (database: Use): Promise<Held> => {
    let held: Held = new Map();
    await database('readwrite', (store) => (held = Reflect.get(store, 'held')));
    return held;
  };
  return {
    createStore: (name: string): Use => {
      const held: Held = databases.get(name) ?? new Map();
      databases.set(name, held);
      const put = (value: unknown, key: string) => void held.set(key, value);
      let isDead = false;
      return async (_, work) => {
        isDead ||= server.isLost;
        if (isDead) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
        return work({ held, put, transaction: { db: {}, commit: () => undefined } });
      };
    },
    promisifyRequest: async () => undefined,
    get: async (key: string, database: Use) => (await heldBy(database)).get(key),
    getMany: async (names: string[], database: Use) => {
      const held = await heldBy(database);
      return names.map((name) => held.get(name));
    },
    keys: async (database: Use) => [...(await heldBy(database)).keys()],
    update: async (key: string, change: (old: unknown) => unknown, database: Use) => {
      const held = await heldBy(database);
      held.set(key, change(held.get(key)));
    },
    del: async (key: string, database: Use) => void (await heldBy(database)).delete(key),
    delMany: async (names: string[], database: Use) => {
      const held = await heldBy(database);
      for (const name of names) held.delete(name);
    },
    clear: async (database: Use) => (await heldBy(database)).clear(),
  };
});

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
