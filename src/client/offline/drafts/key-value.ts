import { createStore as createDatabase, del, entries, get, set } from 'idb-keyval';
import { createStore } from '../../api/store.ts';

/** Where drafts lie: by key, whole values. Tests bring their own. */
export interface KeyValue {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  entries(): Promise<[key: string, value: unknown][]>;
}

/** device: kept; full: the device has no room left; memory: the browser refuses storage, and a reload forgets. */
export type StorageState = 'device' | 'full' | 'memory';

/** The device did not keep or give something; `cause` is what the browser said. */
export class StorageFailure extends Error {
  constructor(cause: unknown) {
    super('the device store failed', { cause });
  }
}

/** An IndexedDB that is blocked by another tab may never answer. */
const PATIENCE_MS = 4000;

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the device store does not answer')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A connection that the browser has closed opens again at the second try. */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  const once = async () => inTime(work());
  const again = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return once();
    throw error;
  };
  return once()
    .catch(again)
    .catch((cause: unknown) => {
      throw new StorageFailure(cause);
    });
}

/** One IndexedDB database with one store. */
export function indexedDatabase(name: string): KeyValue {
  const database = createDatabase(name, 'kv');
  return {
    get: (key) => twice(() => get<unknown>(key, database)),
    set: (key, value) => twice(() => set(key, value, database)),
    del: (key) => twice(() => del(key, database)),
    entries: async () =>
      (await twice(() => entries<IDBValidKey, unknown>(database))).flatMap(([key, value]) =>
        typeof key === 'string' ? [[key, value] satisfies [string, unknown]] : [],
      ),
  };
}

function stateAfter(error: unknown): StorageState {
  const cause = error instanceof StorageFailure ? error.cause : error;
  return cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'memory';
}

/** A store that goes on in memory when the device refuses; `state` says so. What memory holds is newer than the device's. */
export function withMemory(device: KeyValue) {
  const state = createStore<StorageState>('device');
  const memory = new Map<string, unknown>();
  const removed = Symbol('removed');
  const fall = (error: unknown) => state.set(stateAfter(error));
  const change = async (key: string, inMemory: unknown, work: () => Promise<void>) => {
    try {
      await work();
      memory.delete(key);
      if (memory.size === 0) state.set('device');
    } catch (error) {
      memory.set(key, inMemory);
      fall(error);
    }
  };
  const read = async <T>(work: () => Promise<T>, without: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      fall(error);
      return without;
    }
  };
  const store: KeyValue = {
    get: async (key) => {
      const held = memory.get(key);
      return held === removed ? undefined : (held ?? (await read(() => device.get(key), undefined)));
    },
    set: (key, value) => change(key, value, () => device.set(key, value)),
    del: (key) => change(key, removed, () => device.del(key)),
    entries: async () => {
      const all = new Map(await read(() => device.entries(), []));
      for (const [key, value] of memory) all.set(key, value);
      return [...all].filter(([, value]) => value !== removed);
    },
  };
  return { store, state };
}
