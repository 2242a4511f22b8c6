/**
 * A browser's databases for tests without a browser, which replace `idb-keyval`: `vi.mock('idb-keyval', () =>
 * import('…/browser-databases.ts'))`. Pages share them.
 */
type Held = Map<string, unknown>;

interface Request {
  result: unknown;
  onsuccess?: () => void;
}

/** The part of an object store that is used besides the package's own functions. */
class Store {
  readonly held: Held;
  readonly transaction = {
    db: { transaction: () => ({ objectStore: () => this }) },
    commit: () => undefined,
    done: Promise.resolve(),
  };

  constructor(held: Held) {
    this.held = held;
  }

  put(value: unknown, key: string): void {
    this.held.set(key, value);
  }

  delete(key: string): void {
    this.held.delete(key);
  }

  get(key: string): Request {
    const request: Request = { result: this.held.get(key) };
    this.transaction.done = Promise.resolve().then(() => request.onsuccess?.());
    return request;
  }
}

type Use = <T>(mode: string, work: (store: Store) => T) => Promise<T>;

export const databases = new Map<string, Held>();
/** Connections used while it is lost die for good. */
export const server = { isLost: false };

export function createStore(name: string): Use {
  let isDead = false;
  return async (_, work) => {
    isDead ||= server.isLost;
    if (isDead) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    const held = databases.get(name) ?? new Map<string, unknown>();
    databases.set(name, held);
    return work(new Store(held));
  };
}

export const promisifyRequest = ({ done }: Store['transaction']): Promise<void> => done;

const heldBy = (database: Use): Promise<Held> => database('readwrite', ({ held }) => held);

export const get = async (key: string, database: Use) => (await heldBy(database)).get(key);
export const keys = async (database: Use) => [...(await heldBy(database)).keys()];
export const entries = async (database: Use) => [...(await heldBy(database))];
export const clear = async (database: Use) => (await heldBy(database)).clear();
export const del = async (key: string, database: Use) => void (await heldBy(database)).delete(key);
export const set = async (key: string, value: unknown, database: Use) => void (await heldBy(database)).set(key, value);

export async function getMany(names: string[], database: Use): Promise<unknown[]> {
  const held = await heldBy(database);
  return names.map((name) => held.get(name));
}

export async function update(key: string, change: (old: unknown) => unknown, database: Use): Promise<void> {
  const held = await heldBy(database);
  held.set(key, change(held.get(key)));
}

export async function delMany(names: string[], database: Use): Promise<void> {
  const held = await heldBy(database);
  for (const name of names) held.delete(name);
}
