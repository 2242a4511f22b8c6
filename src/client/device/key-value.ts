import { createStore as createDatabase, del, entries, get, set, type UseStore } from 'idb-keyval';
import { reopening } from './reopening.ts';

/** Draft storage: whole values by key. Tests supply their own. */
export interface KeyValue {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  entries(): Promise<[key: string, value: unknown][]>;
}

/** The device failed to store or read; `cause` is the browser's error. */
export class StorageFailure extends Error {
  constructor(cause: unknown) {
    super('the device store failed', { cause });
  }
}

/** Read failures return `otherwise`. */
export async function orElse<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StorageFailure) return otherwise;
    throw error;
  }
}

const PATIENCE_MS = 4000;
const STORE = 'kv';

/** Writes are on disk before they resolve: they survive a killed browser and a power loss. */
function strictly(database: UseStore): UseStore {
  return (mode, work) =>
    database('readonly', ({ transaction: { db } }) =>
      work(db.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)),
    );
}

/** Closes an abandoned connection, once it is open. */
export function leaveStore(database: UseStore): void {
  const close = async () => database('readonly', ({ transaction: { db } }) => db.close());
  // Also when it is closed already, or never opens.
  close().catch(() => undefined);
}

/** One IndexedDB database with one store. `strict`: see `strictly`; otherwise the browser flushes within seconds. */
export function indexedDatabase(name: string, durability: 'strict' | 'relaxed' = 'relaxed'): KeyValue {
  const relaxed = () => createDatabase(name, STORE);
  const open = durability === 'strict' ? () => strictly(relaxed()) : relaxed;
  const asked = reopening({ open, leave: leaveStore, patienceMs: PATIENCE_MS });
  const ask = <T>(work: (database: UseStore) => Promise<T>): Promise<T> =>
    asked(work).catch((cause: unknown) => {
      throw new StorageFailure(cause);
    });
  return {
    get: (key) => ask((database) => get<unknown>(key, database)),
    set: (key, value) => ask((database) => set(key, value, database)),
    del: (key) => ask((database) => del(key, database)),
    entries: async () =>
      (await ask((database) => entries<IDBValidKey, unknown>(database))).flatMap(([key, value]) =>
        typeof key === 'string' ? [[key, value] satisfies [string, unknown]] : [],
      ),
  };
}
