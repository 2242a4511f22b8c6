import { ifAllowed, onceAllowed } from './if-allowed.ts';

/** The names of this site's databases; none where the browser does not tell them. Rejects where it could not say at the moment. */
export async function databaseNames(): Promise<string[]> {
  const databases = ifAllowed<IDBFactory | undefined>(() => indexedDB, undefined);
  if (!databases || !('databases' in databases)) return [];
  return (await databases.databases()).map(({ name = '' }) => name);
}

export function deleteDatabase(name: string): void {
  ifAllowed<unknown>(() => indexedDB.deleteDatabase(name), null);
}

/** What the worker keeps of an address; undefined for nothing. */
export function keptAnswer(url: string): Promise<Response | undefined> {
  return onceAllowed(() => caches.match(url, { ignoreVary: true }), undefined);
}

/** The paths of what the worker keeps in a store of its; none where there is no such store, or the browser refuses to say. */
export function keptPaths(store: string): Promise<string[]> {
  return onceAllowed(async () => {
    // To open one makes it.
    if (!(await caches.has(store))) return [];
    const requests = await (await caches.open(store)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, []);
}

/** Gives up all that the worker keeps; a browser that refuses it has nothing of it. */
export function dropKeptAnswers(): Promise<void> {
  return onceAllowed(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  }, undefined);
}

/** Whether the browser has promised to keep what is stored here; null where it does not say. */
export function isKeepingPromised(): Promise<boolean | null> {
  return onceAllowed(async () => (await navigator.storage?.persisted?.()) ?? null, null);
}

/** Asks the browser for that promise; null where it makes none. */
export function askForPromise(): Promise<boolean | null> {
  return onceAllowed(async () => (await navigator.storage?.persist?.()) ?? null, null);
}
