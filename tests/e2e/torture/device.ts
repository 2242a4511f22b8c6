import { expect, type Page } from '@playwright/test';

/** One IndexedDB database on the device: its name and its entries by key. */
type Database = [name: string, entries: [key: string, value: unknown][]];

/** Reads every database of the portal; keys and boxes read as `{}`. The page must be of the portal. */
function databases(page: Page, start = 'interline-'): Promise<Database[]> {
  return page.evaluate(async (wanted) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.startsWith(wanted));
    const all: [string, [string, unknown][]][] = [];
    for (const name of names) {
      const opening = indexedDB.open(name);
      // A database removed since the listing is not recreated.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await done(opening).catch(() => null);
      if (!database?.objectStoreNames.contains('kv')) continue;
      const store = database.transaction('kv').objectStore('kv');
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())]);
      database.close();
      all.push([
        name,
        keys.map((key, i) => [typeof key === 'string' ? key : '', JSON.parse(JSON.stringify(values[i] ?? null))]),
      ]);
    }
    return all;
  }, start);
}

/** Where a text is readable in this browser's storage without a key: store and key. */
export async function readableIn(page: Page, text: RegExp): Promise<string[]> {
  const places = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, value]) => [key, `${value}`]),
    ),
  );
  for (const [name, entries] of await databases(page))
    for (const [key, value] of entries) places.push([`${name} ${key}`, JSON.stringify(value)]);
  return places.filter((place) => text.test(place.join())).map(([where = '']) => where);
}

/** The logged-in account's entries in one database: its boxes opened with its key. */
export function openedIn(page: Page, name: string): Promise<unknown[]> {
  return page.evaluate(async (wanted) => {
    const all = (database: string) =>
      new Promise<[key: string, value: unknown][]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error ?? new Error('no answer'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('kv').objectStore('kv');
          const reading = [store.getAllKeys(), store.getAll()] as const;
          store.transaction.oncomplete = () => {
            opening.result.close();
            resolve(reading[0].result.map((key, i) => [typeof key === 'string' ? key : '', reading[1].result[i]]));
          };
        };
      });
    const keys = (await all('interline-sealed')).map(([, value]) => Object(value).key);
    const key = keys.find((value) => value instanceof CryptoKey);
    const open = async ([place, value]: [string, unknown]): Promise<unknown> => {
      const { iv, data } = Object(value);
      if (!(iv instanceof Uint8Array) || !(data instanceof ArrayBuffer) || !key) return value;
      const account = /^[a-z]+\/([^|]*\|[^/]+)\//.exec(place)?.[1] ?? '';
      const additionalData = new TextEncoder().encode(`interline-drafts:${account}`);
      const how = { name: 'AES-GCM', iv: new Uint8Array(iv), additionalData };
      return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how, key, data)));
    };
    return Promise.all((await all(wanted)).map(open));
  }, name);
}

/** Keys of one database. */
export async function keysOf(page: Page, name: string): Promise<string[]> {
  return (await databases(page, name)).flatMap(([, entries]) => entries.map(([key]) => key));
}

/** Waits until the typed texts are saved on the device, readable with the key of the logged-in account. */
export async function isKept(page: Page, ...texts: string[]): Promise<void> {
  await expect.poll(() => keysOf(page, 'interline-drafts')).not.toEqual([]);
  const missing = async () => {
    const kept = JSON.stringify(await openedIn(page, 'interline-drafts'));
    return texts.filter((text) => !kept.includes(text));
  };
  await expect.poll(missing).toEqual([]);
}

/** Puts a value into one of the portal's databases, under a key derived from an existing one. */
export function putInto(page: Page, name: string, like: string, suffix: string, value: unknown): Promise<void> {
  return page.evaluate(
    ([database, beginning, ending, next]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('kv', 'readwrite');
          const store = transaction.objectStore('kv');
          const reading = store.getAllKeys();
          reading.onsuccess = () => {
            const key = reading.result.map(String).find((each) => each.startsWith(beginning));
            if (key === undefined) return reject(new Error(`nothing like ${beginning} in ${database}`));
            return store.put(next, key + ending);
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
        opening.onerror = () => reject(new Error(`${database} does not open`));
      }),
    [name, like, suffix, value] as const,
  );
}
