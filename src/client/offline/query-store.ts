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
import type { Mark } from './kept-queries.ts';

const PREFIX = 'interline-queries-';
const STORE = 'kv';
/** One small record of when the marked answers came: reading those themselves takes long. */
const MARKS = 'marks';
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
  /** Notes when an answer came, and of which build it is. */
  mark: (key: string, mark: Mark) => Promise<void>;
  marks: () => Promise<Readonly<Record<string, Mark>>>;
  /** Keys that begin so. */
  keysOf: (prefix: string) => Promise<string[]>;
  /** Removes answers, and marks of what is there no longer. */
  drop: (keys: readonly string[]) => Promise<void>;
  /** For good: nothing can be written afterwards. */
  clear: () => Promise<void>;
}

function isMark(value: unknown): value is Mark {
  return isRecord(value) && typeof value.at === 'number' && typeof value.buster === 'string';
}

function marksIn(value: unknown): Record<string, Mark> {
  const found = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(found.filter((one): one is [string, Mark] => isMark(one[1])));
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
    mark: async (key, mark) =>
      isCleared
        ? undefined
        : inTime(() => update<unknown>(MARKS, (old) => ({ ...marksIn(old), [key]: mark }), database), undefined),
    marks: async () => marksIn(await inTime<unknown>(() => get(MARKS, database), null)),
    keysOf: (prefix) => inTime(() => keysOf(database, prefix), []),
    drop: (names) =>
      inTime(async () => {
        await delMany([...names], database);
        const left = new Set(await keysOf(database, ''));
        const marksLeft = (old: unknown) => Object.entries(marksIn(old)).filter(([key]) => left.has(key));
        await update<unknown>(MARKS, (old) => Object.fromEntries(marksLeft(old)), database);
      }, undefined),
    clear: () => {
      isCleared = true;
      return inTime(() => clear(database), undefined);
    },
  };
}

/** Removes what other accounts left on this device, such as one whose tab was killed while logging out. */
export async function removeOtherStores(account: () => string): Promise<void> {
  const names = (await inTime(() => indexedDB.databases(), [])).map(({ name }) => name ?? '');
  for (const name of names) {
    if (!name.startsWith(PREFIX) || name === PREFIX + account()) continue;
    // Emptied first: a tab that does not let go of the database cannot keep what is in it.
    await openQueryStore(name.slice(PREFIX.length)).clear();
    indexedDB.deleteDatabase(name);
  }
}
