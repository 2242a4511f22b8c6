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
import { within } from '../api/within.ts';
import { databaseNames, deleteDatabase } from '../device/browser/stores.ts';
import { leaveStore } from '../device/key-value.ts';
import { reopening } from '../device/reopening.ts';

const PREFIX = 'interline-queries-';
const STORE = 'kv';
/** One small record with the order in which marked answers came: reading the answers takes long. */
const MARKS = 'marks';
/** The portal continues without answers that take longer. */
const PATIENCE_MS = 2000;

export function isPersisted(value: unknown): value is PersistedQuery {
  return (
    isRecord(value) &&
    typeof value.buster === 'string' &&
    typeof value.queryHash === 'string' &&
    Array.isArray(value.queryKey) &&
    isRecord(value.state) &&
    typeof value.state.dataUpdatedAt === 'number'
  );
}

/** An account's own database of answers, deleted when the account logs out. */
export interface QueryStore extends AsyncStorage<PersistedQuery> {
  /** All raw entries whose keys have this prefix. */
  readAll: (prefix: string) => Promise<[key: string, value: unknown][]>;
  /** Stores a value and deletes another key's value, atomically. */
  put: (key: string, value: object, instead: string) => Promise<void>;
  /** Stores a value under a new key and deletes the old entry, if `isSame` accepts what is stored there. */
  move: (from: string, to: string, value: object, isSame: (old: unknown) => boolean) => Promise<void>;
  /** Marks an answer as the latest to arrive. */
  mark: (key: string) => Promise<void>;
  /** Keys of marked answers in order of arrival. */
  marked: () => Promise<readonly string[]>;
  /** Keys with a prefix. */
  keysOf: (prefix: string) => Promise<string[]>;
  /** Deletes answers, and marks of missing ones. */
  drop: (keys: readonly string[]) => Promise<void>;
  /** Permanent: no write succeeds afterwards. */
  clear: () => Promise<void>;
}

/** An earlier version stored them by key. */
function marksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((key) => typeof key === 'string');
  return isRecord(value) ? Object.keys(value) : [];
}

async function keysOf(database: UseStore, prefix: string): Promise<string[]> {
  const all: IDBValidKey[] = await keys(database);
  return all.filter((key) => typeof key === 'string').filter((key) => key.startsWith(prefix));
}

async function entriesOf(database: UseStore, prefix: string): Promise<[string, unknown][]> {
  const names = await keysOf(database, prefix);
  const values = await getMany<unknown>(names, database);
  return names.map((name, i) => [name, values[i]]);
}

/** A connection that closes when another tab deletes the database; otherwise opening it would block. */
function yielding(database: UseStore, onRemoval: () => void): UseStore {
  return (mode, work) =>
    database(mode, (store) => {
      const { db } = store.transaction;
      db.onversionchange = () => {
        onRemoval();
        db.close();
      };
      return work(store);
    });
}

/** Commits at once: a page that closes would abort its open transactions. */
function write(database: UseStore, key: string, value: object, instead?: string): Promise<void> {
  return database('readwrite', (store) => {
    store.put(value, key);
    if (instead !== undefined) store.delete(instead);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

/** In one transaction: a newer answer that comes meanwhile, of this page or another, is not overwritten. */
function move(
  database: UseStore,
  [from, to]: readonly [string, string],
  value: object,
  isSame: (old: unknown) => boolean,
): Promise<void> {
  return database('readwrite', (store) => {
    const reading = store.get(from);
    reading.onsuccess = () => {
      if (!isSame(reading.result)) return;
      store.put(value, to);
      store.delete(from);
    };
    return promisifyRequest(store.transaction);
  });
}

async function dropFrom(database: UseStore, names: readonly string[]): Promise<void> {
  await delMany([...names], database);
  const left = new Set(await keysOf(database, ''));
  await update<unknown>(MARKS, (old) => marksIn(old).filter((key) => left.has(key)), database);
}

export function openQueryStore(account: string): QueryStore {
  let isCleared = false;
  let isRemoved = false;
  const onRemoval = () => {
    isRemoved = true;
  };
  const open = () => yielding(createStore(PREFIX + account, STORE), onRemoval);
  const ask = reopening({ open, leave: leaveStore, patienceMs: PATIENCE_MS });
  /** Without storage (private mode, full disk) nothing is stored, which is not an error. */
  const asked = async <T>(work: (database: UseStore) => Promise<T>, otherwise: T): Promise<T> => {
    // Work in progress at the log-out must not re-create what another tab has deleted.
    const unlessGone = async (database: UseStore): Promise<T> => (isCleared || isRemoved ? otherwise : work(database));
    return ask(unlessGone).catch(() => otherwise);
  };
  return {
    getItem: async (key) => {
      const value = await asked<unknown>((database) => get(key, database), undefined);
      return isPersisted(value) ? value : undefined;
    },
    setItem: (key, value) => asked((database) => write(database, key, value), undefined),
    removeItem: (key) => asked((database) => del(key, database), undefined),
    readAll: (prefix) => asked((database) => entriesOf(database, prefix), []),
    put: (key, value, instead) => asked((database) => write(database, key, value, instead), undefined),
    move: (from, to, value, isSame) => asked((database) => move(database, [from, to], value, isSame), undefined),
    mark: (key) => {
      const toEnd = (old: unknown) => [...marksIn(old).filter((other) => other !== key), key];
      return asked((database) => update<unknown>(MARKS, toEnd, database), undefined);
    },
    marked: async () => marksIn(await asked<unknown>((database) => get(MARKS, database), null)),
    keysOf: (prefix) => asked((database) => keysOf(database, prefix), []),
    drop: (names) => asked((database) => dropFrom(database, names), undefined),
    clear: async () => {
      isCleared = true;
      if (!isRemoved) await ask(clear).catch(() => undefined);
    },
  };
}

async function namesInTime(): Promise<string[]> {
  let names: string[] = [];
  const found = databaseNames().then((all) => {
    names = all;
  });
  await within(found, PATIENCE_MS);
  return names;
}

/** Deletes what other accounts left on this device, for example a tab killed while logging out. */
export async function removeOtherStores(account: () => string): Promise<void> {
  for (const name of await namesInTime()) {
    if (!name.startsWith(PREFIX) || name === PREFIX + account()) continue;
    // Emptied first: a tab that blocks the database's deletion cannot keep its contents.
    await openQueryStore(name.slice(PREFIX.length)).clear();
    deleteDatabase(name);
  }
}
