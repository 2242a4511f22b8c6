import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languageOf } from '../../src/client/locales/word-files.ts';
import { LOCALES } from '../../src/contract/locale.ts';
import { isoDateAfter } from '../e2e/days.ts';
import { OrderPage } from '../e2e/pages/order-page.ts';
import { PassengersPage } from '../e2e/pages/passengers-page.ts';
import { ResultsPage } from '../e2e/pages/results-page.ts';
import { logIn } from '../e2e/pages/sign-in.ts';
import { Portal } from '../e2e/portal.ts';
import { Words } from '../e2e/words.ts';
import { withPage } from './browser.ts';
import type { Bench, Figure } from './figure.ts';

const CLIENT = 'dist/client';
/** A page has finished loading once it has requested no script for this long. */
const QUIET_MS = 1000;
/** By then the page has requested everything it prefetches. */
const FETCHED_AHEAD_MS = 7000;

/** Bytes loaded and stored, in brotli. They do not depend on the machine's speed, so every test run checks the limits. */
export const sizes: Bench = {
  name: 'sizes',
  async measure() {
    const portal = await Portal.start();
    try {
      return [...(await firstLoads(portal.url)), ...(await mainJob(portal.url)), precache()];
    } finally {
      await portal.close();
    }
  },
};

/** Without the service worker, which loads everything in the background. */
const NO_WORKER = { serviceWorkers: 'block' } as const;

async function firstLoads(url: string): Promise<Figure[]> {
  const words = new Words('en');
  const figures: Figure[] = [];
  for (const path of ['/', '/login']) {
    const bytes = await withPage(
      1,
      async (page) => {
        const scripts = countScripts(page);
        await page.goto(url + path);
        await page.getByLabel(words.say('Password'), { exact: true }).waitFor();
        return scripts.whenQuiet();
      },
      NO_WORKER,
    );
    figures.push(figure(`First-load JavaScript of ${path}`, bytes, { goal: 170, limit: 200 }));
  }
  return figures;
}

/** The search screen of a returning agent, then everything from there to a paid booking. */
async function mainJob(url: string): Promise<Figure[]> {
  const words = new Words('en');
  const { search, whole } = await withPage(
    1,
    async (page) => {
      await page.goto(url);
      await logIn(page, words, 'harbour.op');
      await page.waitForURL('**/flight/booking');
      // An empty cache with a live session.
      const fresh = await page.context().newPage();
      await (await page.context().newCDPSession(fresh)).send('Network.clearBrowserCache');
      await page.close();
      const scripts = countScripts(fresh);
      await fresh.goto(`${url}/flight/booking`);
      await fresh.getByRole('button', { name: words.say('Search flights') }).waitFor();
      const first = await scripts.whenQuiet();
      await bookAndPay(fresh, words, url);
      // A fast machine finishes before the page has fetched what it shows offline: wait, so that it always counts.
      await fresh.waitForFunction((ms) => performance.now() > ms, FETCHED_AHEAD_MS);
      return { search: first, whole: await scripts.whenQuiet() };
    },
    NO_WORKER,
  );
  return [
    figure('First-load JavaScript of the search screen', search, { goal: 220, limit: 260 }),
    figure('JavaScript of the main job, from the search screen to the ticket', whole, { goal: 420, limit: 500 }),
  ];
}

async function bookAndPay(page: Page, words: Words, url: string): Promise<void> {
  const results = new ResultsPage(page, words, url);
  await results.open({ from: 'HKG', to: 'BKK', date: isoDateAfter(30) });
  await results.choose();
  const passengers = new PassengersPage(page, words);
  await passengers.bookAdult();
  const order = new OrderPage(page, words);
  await order.pay('Wallet balance');
  await order.nextStep.waitFor();
}

/** Sums the transferred bytes of every script, each address once. */
function countScripts(page: Page) {
  const bytes = new Map<string, number>();
  let askedAt = performance.now();
  const reading: Promise<void>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') askedAt = performance.now();
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || bytes.has(request.url())) return;
    bytes.set(request.url(), 0);
    reading.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes.set(request.url(), responseBodySize);
      }),
    );
  });
  return {
    async whenQuiet(): Promise<number> {
      while (performance.now() - askedAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
      await Promise.all(reading);
      return [...bytes.values()].reduce((sum, size) => sum + size, 0);
    },
  };
}

/**
 * Everything the service worker stores at installation, by the list the build wrote into it: for an agent whose company has another
 * language, so with the two longest catalogues.
 */
function precache(): Figure {
  const worker = readFileSync(join(CLIENT, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, path = '']) => path);
  if (files.length === 0) throw new Error('The worker lists nothing to keep');
  const packed = (path: string) => {
    const file = join(CLIENT, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const sumOf = (paths: string[]) => paths.reduce((sum, path) => sum + packed(path), 0);
  const byLanguage = Map.groupBy(files, languageOf);
  const { length } = byLanguage.get(undefined) ?? [];
  const words = LOCALES.map((language) => sumOf(byLanguage.get(language) ?? [])).sort((a, b) => b - a);
  if (words.includes(0)) throw new Error('The worker lists no words of a language');
  const [longest = 0, second = 0] = words;
  const bytes = sumOf(byLanguage.get(undefined) ?? []) + longest + second;
  return figure(`Kept for offline starts (${length} files and the words of two languages)`, bytes, {
    goal: 600,
    limit: 900,
  });
}

function figure(what: string, bytes: number, bounds: { goal: number; limit: number }): Figure {
  return { what, measured: Math.round(bytes / 1000), unit: 'kB', ...bounds };
}
