import { expect, type Page } from '@playwright/test';

const REFERENCE = ['/config.json', '/getSiteConfig', '/places', '/airlines', '/countries'];
/** All of the portal's code is fetched; on a busy machine that takes its time. */
const INSTALL_MS = 40_000;

/** Waits until a first visit has left everything behind: the worker is in charge, the reference data and the words are kept. */
export async function isInstalled(page: Page): Promise<void> {
  const isInCharge = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isInCharge, undefined, { timeout: INSTALL_MS });
  await expect.poll(() => keptReference(page)).toEqual(REFERENCE.map(() => true));
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('words')).keys()).length)).toBe(2);
}

async function keptReference(page: Page): Promise<boolean[]> {
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('reference');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  return REFERENCE.map((ending) => kept.some((path) => path.endsWith(ending)));
}

/** Every address of the API that the worker keeps anything of, in all of its caches. */
export function keptCalls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/'));
  });
}

/** How many answers this device keeps in the databases of accounts; of one endpoint, when it is named, and to one question. */
export function keptAnswers(page: Page, endpoint = '', question?: object): Promise<number> {
  const named = question ? `"${endpoint}",${JSON.stringify(question)}` : `"${endpoint}"`;
  return page.evaluate(async (wanted) => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const readKeys = (name: string) =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open(name);
        // One that was removed since it was listed is not made anew, and has nothing in it.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kv').objectStore('kv').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      });
    const keys = await Promise.all(names.filter((name) => name.startsWith('interline-queries-')).map(readKeys));
    return keys.flat().filter((key) => wanted === '' || key.includes(wanted)).length;
  }, endpoint && named);
}
