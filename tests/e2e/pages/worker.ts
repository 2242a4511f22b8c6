import { expect, type Page } from '@playwright/test';
import { WORDS, wholeLanguages } from '../../../src/client/locales/word-files.ts';
import { INTL_TAG, type Locale } from '../../../src/contract/locale.ts';

const REFERENCE = ['/config.json', '/getSiteConfig', '/places', '/airlines', '/countries'];
/** The portal's whole code is fetched; on a busy machine this is slow. */
const INSTALL_MS = 40_000;

/** Waits until a first visit is complete: the worker is in control, reference data and catalogues are cached. */
export async function isInstalled(page: Page): Promise<void> {
  const isInCharge = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isInCharge, undefined, { timeout: INSTALL_MS });
  await expect.poll(() => keptReference(page)).toEqual(REFERENCE.map(() => true));
  // Of the current language; an agent’s device may still be fetching a second one.
  await expect.poll(() => hasSpokenWords(page)).toBe(true);
}

/** The languages whose catalogues are complete on the device, in the portal's order. */
export async function keptLanguages(page: Page): Promise<Locale[]> {
  const urls = await page.evaluate(
    async (store) => (await (await caches.open(store)).keys()).map(({ url }) => url),
    WORDS,
  );
  return wholeLanguages(urls.map((url) => new URL(url).pathname));
}

async function hasSpokenWords(page: Page): Promise<boolean> {
  const spoken = await page.locator('html').getAttribute('lang');
  return (await keptLanguages(page)).some((language) => INTL_TAG[language] === spoken);
}

async function keptReference(page: Page): Promise<boolean[]> {
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('reference');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  return REFERENCE.map((ending) => kept.some((path) => path.endsWith(ending)));
}

/** Every API address in any of the worker's caches. */
export function keptCalls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/'));
  });
}

/** The names of all entries in this device's account databases. */
export function answerNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const readKeys = (name: string) =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open(name);
        // A database removed since the listing is not recreated, and is empty.
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
    return keys.flat();
  });
}

/** A saved answer: request and response. */
export interface SavedAnswer {
  buster: string;
  queryHash: string;
  queryKey: [account: string, endpoint: string, question: unknown];
  state: { data: object; dataUpdatedAt: number };
}

/** The logged-in account's sealed answers by name, opened with its key. */
export function openedAnswers(page: Page): Promise<[name: string, answer: SavedAnswer][]> {
  return page.evaluate(async () => {
    const all = (database: string) =>
      new Promise<[key: string, value: unknown][]>((resolve) => {
        const opening = indexedDB.open(database);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const store = opening.result.transaction('kv').objectStore('kv');
          const reading = [store.getAllKeys(), store.getAll()] as const;
          store.transaction.oncomplete = () => {
            opening.result.close();
            resolve(reading[0].result.map((key, i) => [typeof key === 'string' ? key : '', reading[1].result[i]]));
          };
        };
      });
    const [place, kept] = (await all('interline-sealed')).find(([name]) => name.startsWith('key/')) ?? [];
    const account = place?.slice('key/'.length) ?? '';
    const { key } = Object(kept);
    if (!(key instanceof CryptoKey)) return [];
    const additionalData = new TextEncoder().encode(`interline-drafts:${account}`);
    const open = async ([name, value]: [string, unknown]): Promise<[string, SavedAnswer][]> => {
      const { iv, data } = Object(value);
      if (!(iv instanceof Uint8Array) || !(data instanceof ArrayBuffer)) return [];
      const how = { name: 'AES-GCM', iv: new Uint8Array(iv), additionalData };
      return [[name, JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how, key, data)))]];
    };
    const user = account.slice(account.lastIndexOf('|') + 1);
    return (await Promise.all((await all(`interline-queries-${user}`)).map(open))).flat();
  });
}

/** The number of answers in this device's account databases; optionally of one endpoint, and to one question. */
export async function keptAnswers(page: Page, endpoint = '', question?: object): Promise<number> {
  if (question === undefined) {
    // Names of searches, and those of an earlier build, contain the whole question.
    const isOfIt = (name: string) => name.startsWith(`answer-${endpoint}-`) || name.includes(`"${endpoint}"`);
    return (await answerNames(page)).filter((name) => endpoint === '' || isOfIt(name)).length;
  }
  const isSame = (asked: unknown) => JSON.stringify(asked) === JSON.stringify(question);
  const answers = (await openedAnswers(page)).map(([, { queryKey }]) => queryKey);
  return answers.filter(([, name, asked]) => name === endpoint && isSame(asked)).length;
}
