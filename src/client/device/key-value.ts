import { createStore as createDatabase, del, entries, get, set, type UseStore } from 'idb-keyval';

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

/** An IndexedDB that is blocked by another tab may never answer. */
const PATIENCE_MS = 4000;

/** It did not answer in time. */
export class NoAnswer extends Error {}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('the device store does not answer')), PATIENCE_MS);
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

const STORE = 'kv';

/** What is written is on the disk before the write answers: it outlives a browser that is killed, and a loss of power. */
function strictly(database: UseStore): UseStore {
  return (mode, work) =>
    database('readonly', ({ transaction: { db } }) =>
      work(db.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)),
    );
}

/** One IndexedDB database with one store. `strict`: see `strictly`; others leave that to the browser, within seconds. */
export function indexedDatabase(name: string, durability: 'strict' | 'relaxed' = 'relaxed'): KeyValue {
  const relaxed = createDatabase(name, STORE);
  const database = durability === 'strict' ? strictly(relaxed) : relaxed;
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
