import type { AsyncStorage, PersistedQuery } from '@tanstack/query-persist-client-core';
import {
  clear,
  createStore,
  del,
  delMany,
  get,
  getMany,
  keys,
  promisifyRequest,
  type UseStore,
  update,
} from 'idb-keyval';
import { isRecord } from '../api/is-record.ts';
import { databaseNames, deleteDatabase } from '../device/browser/stores.ts';

const PREFIX = 'interline-queries-';
const STORE = 'kv';
/** One small record of the order in which the marked answers came: reading those themselves takes long. */
const MARKS = 'marks';
/** A database that another tab blocks may never answer; the portal then goes on without it. */
const PATIENCE_MS = 2000;

function isPersisted(value: unknown): value is PersistedQuery {
  return (
    isRecord(value) &&
    typeof value.buster === 'string' &&
    typeof value.queryHash === 'string' &&
    Array.isArray(value.queryKey) &&
    isRecord(value.state) &&
    typeof value.state.dataUpdatedAt === 'number'
  );
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
  /** Notes that an answer came after all others. */
  mark: (key: string) => Promise<void>;
  /** Keys of marked answers in the order in which they came. */
  marked: () => Promise<readonly string[]>;
  /** Keys that begin so. */
  keysOf: (prefix: string) => Promise<string[]>;
  /** Removes answers, and marks of what is there no longer. */
  drop: (keys: readonly string[]) => Promise<void>;
  /** For good: nothing can be written afterwards. */
  clear: () => Promise<void>;
}

/** An earlier version had a record of them by key. */
function marksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((key) => typeof key === 'string');
  return isRecord(value) ? Object.keys(value) : [];
}

async function keysOf(database: UseStore, prefix: string): Promise<string[]> {
  const all: IDBValidKey[] = await keys(database);
  return all.filter((key) => typeof key === 'string').filter((key) => key.startsWith(prefix));
}

function readAll(database: UseStore, prefix: string): Promise<[string, PersistedQuery][]> {
  const read = async (): Promise<[string, PersistedQuery][]> => {
    const names = await keysOf(database, prefix);
    const values = await getMany<unknown>(names, database);
    return names.flatMap((name, i) => {
      const value = values[i];
      return isPersisted(value) ? [[name, value] satisfies [string, PersistedQuery]] : [];
    });
  };
  return inTime(read, []);
}

/** A connection that stands in nobody's way: where another tab removes the database, it closes. Else whoever opens it waits. */
function yielding(database: UseStore): UseStore {
  return (mode, work) =>
    database(mode, (store) => {
      const { db } = store.transaction;
      db.onversionchange = () => db.close();
      return work(store);
    });
}

/** Commits at once: a page that goes meanwhile would take its open transactions along. */
function write(database: UseStore, key: string, value: PersistedQuery): Promise<void> {
  return database('readwrite', (store) => {
    store.put(value, key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

export function openQueryStore(account: string): QueryStore {
  const database = yielding(createStore(PREFIX + account, STORE));
  let isCleared = false;
  return {
    getItem: async (key) => {
      const value = await inTime<unknown>(() => get(key, database), undefined);
      return isPersisted(value) ? value : undefined;
    },
    // What was under way at the log-out comes too late.
    setItem: async (key, value) => (isCleared ? undefined : inTime(() => write(database, key, value), undefined)),
    removeItem: (key) => inTime(() => del(key, database), undefined),
    readAll: (prefix) => readAll(database, prefix),
    mark: async (key) => {
      const toEnd = (old: unknown) => [...marksIn(old).filter((other) => other !== key), key];
      return isCleared ? undefined : inTime(() => update<unknown>(MARKS, toEnd, database), undefined);
    },
    marked: async () => marksIn(await inTime<unknown>(() => get(MARKS, database), null)),
    keysOf: (prefix) => inTime(() => keysOf(database, prefix), []),
    drop: (names) =>
      inTime(async () => {
        await delMany([...names], database);
        const left = new Set(await keysOf(database, ''));
        await update<unknown>(MARKS, (old) => marksIn(old).filter((key) => left.has(key)), database);
      }, undefined),
    clear: () => {
      isCleared = true;
      return inTime(() => clear(database), undefined);
    },
  };
}

/** Removes what other accounts left on this device, such as one whose tab was killed while logging out. */
export async function removeOtherStores(account: () => string): Promise<void> {
  for (const name of await inTime(databaseNames, [])) {
    if (!name.startsWith(PREFIX) || name === PREFIX + account()) continue;
    // Emptied first: a tab that does not let go of the database cannot keep what is in it.
    await openQueryStore(name.slice(PREFIX.length)).clear();
    deleteDatabase(name);
  }
}
