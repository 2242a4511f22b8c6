import type { AsyncStorage, PersistedQuery } from '@tanstack/query-persist-client-core';
import { clear, createStore, del, get, getMany, keys, set, type UseStore } from 'idb-keyval';

const PREFIX = 'interline-queries-';
const STORE = 'kv';
/** A database that another tab blocks may never answer; the portal then goes on without it. */
const PATIENCE_MS = 2000;

function isPersisted(value: unknown): value is PersistedQuery {
  return typeof value === 'object' && value !== null && 'state' in value && 'queryKey' in value && 'queryHash' in value;
}

function inTime<T>(start: () => Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  // Without storage (private mode, full disk) there is nothing kept, and that is all there is to it.
  // A browser that refuses storage may throw at once.
  const work = async () => start();
  return Promise.race([work().catch(() => otherwise), late]).finally(() => clearTimeout(timer));
}

/** An account's own database of answers: nobody else's answers are in it, and it goes when the account logs out. */
export interface QueryStore extends AsyncStorage<PersistedQuery> {
  /** Everything under keys that begin so. */
  readAll: (prefix: string) => Promise<[key: string, query: PersistedQuery][]>;
  /** For good: nothing can be written afterwards. */
  clear: () => Promise<void>;
}

function readAll(database: UseStore, prefix: string): Promise<[string, PersistedQuery][]> {
  const read = async (): Promise<[string, PersistedQuery][]> => {
    const all: IDBValidKey[] = await keys(database);
    const names = all.filter((key) => typeof key === 'string').filter((key) => key.startsWith(prefix));
    const values = await getMany<unknown>(names, database);
    return names.flatMap((name, i) => {
      const value = values[i];
      return isPersisted(value) ? [[name, value] satisfies [string, PersistedQuery]] : [];
    });
  };
  return inTime(read, []);
}

export function openQueryStore(account: string): QueryStore {
  const database = createStore(PREFIX + account, STORE);
  let isCleared = false;
  return {
    getItem: async (key) => {
      const value = await inTime<unknown>(() => get(key, database), undefined);
      return isPersisted(value) ? value : undefined;
    },
    // What was under way at the log-out comes too late.
    setItem: async (key, value) => (isCleared ? undefined : inTime(() => set(key, value, database), undefined)),
    removeItem: (key) => inTime(() => del(key, database), undefined),
    readAll: (prefix) => readAll(database, prefix),
    clear: () => {
      isCleared = true;
      return inTime(() => clear(database), undefined);
    },
  };
}

/** Removes what other accounts left on this device, such as one whose tab was killed while logging out. */
export async function removeOtherStores(account: string): Promise<void> {
  const names = (await inTime(() => indexedDB.databases(), [])).map(({ name }) => name ?? '');
  for (const name of names) if (name.startsWith(PREFIX) && name !== PREFIX + account) indexedDB.deleteDatabase(name);
}
