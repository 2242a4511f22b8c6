import { expect, type Page } from '@playwright/test';
import { WORDS, wholeLanguages } from '../../../src/client/locales/word-files.ts';
import { INTL_TAG, type Locale } from '../../../src/contract/locale.ts';

const REFERENCE = ['/config.json', '/getSiteConfig', '/places', '/airlines', '/countries'];
/** All of the portal's code is fetched; on a busy machine that takes its time. */
const INSTALL_MS = 40_000;

/** Waits until a first visit has left everything behind: the worker is in charge, the reference data and the words are kept. */
export async function isInstalled(page: Page): Promise<void> {
  const isInCharge = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isInCharge, undefined, { timeout: INSTALL_MS });
  await expect.poll(() => keptReference(page)).toEqual(REFERENCE.map(() => true));
  // Of the spoken language; an agent’s device may be fetching a second one still.
  await expect.poll(() => hasSpokenWords(page)).toBe(true);
}

/** The languages whose words are whole on the device, in the order of the portal's. */
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

/** Every address of the API that the worker keeps anything of, in all of its caches. */
export function keptCalls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/'));
  });
}

/** The names of all that this device keeps in the databases of accounts' answers. */
export function answerNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
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
    return keys.flat();
  });
}

/** A saved answer: what was asked, and what came. */
export interface SavedAnswer {
  buster: string;
  queryHash: string;
  queryKey: [account: string, endpoint: string, question: unknown];
  state: { data: object; dataUpdatedAt: number };
}

/** The sealed answers of the account that is logged in, by their names, opened with its key. */
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

/** How many answers this device keeps in the databases of accounts; of one endpoint, when it is named, and to one question. */
export async function keptAnswers(page: Page, endpoint = '', question?: object): Promise<number> {
  if (question === undefined) {
    // Names of searches, and of what an earlier build has left, hold all that was asked.
    const isOfIt = (name: string) => name.startsWith(`answer-${endpoint}-`) || name.includes(`"${endpoint}"`);
    return (await answerNames(page)).filter((name) => endpoint === '' || isOfIt(name)).length;
  }
  const isSame = (asked: unknown) => JSON.stringify(asked) === JSON.stringify(question);
  const answers = (await openedAnswers(page)).map(([, { queryKey }]) => queryKey);
  return answers.filter(([, name, asked]) => name === endpoint && isSame(asked)).length;
}
