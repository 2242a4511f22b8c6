import { orIfDenied, orIfDeniedAsync } from './or-if-denied.ts';

/** The names of this site's databases; empty if the browser cannot list them. Rejects on a temporary failure. */
export async function databaseNames(): Promise<string[]> {
  const databases = orIfDenied<IDBFactory | undefined>(() => indexedDB, undefined);
  if (!databases || !('databases' in databases)) return [];
  return (await databases.databases()).map(({ name = '' }) => name);
}

export function deleteDatabase(name: string): void {
  orIfDenied<unknown>(() => indexedDB.deleteDatabase(name), null);
}

/** The worker's cached answer for an address, if any. */
export function keptAnswer(url: string): Promise<Response | undefined> {
  return orIfDeniedAsync(() => caches.match(url, { ignoreVary: true }), undefined);
}

/** The cached paths in a store of the worker; empty if there is no such store, or the browser refuses. */
export function cachedPaths(store: string): Promise<string[]> {
  return orIfDeniedAsync(async () => {
    // To open one makes it.
    if (!(await caches.has(store))) return [];
    const requests = await (await caches.open(store)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, []);
}

/** Deletes all caches of the worker; a browser that refuses it has none. */
export function deleteCaches(): Promise<void> {
  return orIfDeniedAsync(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  }, undefined);
}

/** Whether the browser has granted persistent storage here; null if unknown. */
export function isKeepingPromised(): Promise<boolean | null> {
  return orIfDeniedAsync(async () => (await navigator.storage?.persisted?.()) ?? null, null);
}

/** Requests persistent storage; null if the browser lacks it. */
export function askForPromise(): Promise<boolean | null> {
  return orIfDeniedAsync(async () => (await navigator.storage?.persist?.()) ?? null, null);
}
