import { createStore as createDatabase, del, entries, get, set, type UseStore } from 'idb-keyval';
import { reopening } from './reopening.ts';

/** Where drafts lie: by key, whole values. Tests bring their own. */
export interface KeyValue {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  entries(): Promise<[key: string, value: unknown][]>;
}

/** The device did not keep or give something; `cause` is what the browser said. */
export class StorageFailure extends Error {
  constructor(cause: unknown) {
    super('the device store failed', { cause });
  }
}

/** What the device does not give counts as `otherwise`. */
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

/** What is written is on the disk before the write answers: it outlives a browser that is killed, and a loss of power. */
function strictly(database: UseStore): UseStore {
  return (mode, work) =>
    database('readonly', ({ transaction: { db } }) =>
      work(db.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)),
    );
}

/** Closes a connection that is given up, once it is there. */
export function leaveStore(database: UseStore): void {
  const close = async () => database('readonly', ({ transaction: { db } }) => db.close());
  // One that was closed already, or never comes to be, is left as well.
  close().catch(() => undefined);
}

/** One IndexedDB database with one store. `strict`: see `strictly`; others leave that to the browser, within seconds. */
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
