import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atOrder, remarksOf } from '../pages/outbox-page.ts';
import { SearchPage } from '../pages/search-page.ts';
import { signIn } from '../pages/sign-in.ts';
import { isInstalled } from '../pages/worker.ts';
import { NO_NETWORK } from '../watch.ts';
import { expect, test } from './fixtures.ts';
import type { Answer, Gate } from './gate.ts';

const DOWN = '<0>The server is not responding.</0> Retrying automatically; what you type is saved on this device.';
const WAITING = 'Waiting to be sent';

/** The hotel network's answer to everything until its guest logs in. */
const WELCOME = 'Welcome to Hotel WiFi';
const HOTEL: Answer = {
  status: 200,
  type: 'text/html',
  body: `<!doctype html><title>Hotel</title><h1>${WELCOME}</h1>`,
};

const SW = '/sw.js';
const FIRST_PAGE = '/index.html';

/** The next version: the same code with a different first page. The worker references the new page as a build does. */
async function nextVersion(url: string): Promise<{ sw: Answer; page: Answer }> {
  const [sw, page] = await Promise.all([SW, FIRST_PAGE].map(async (path) => (await fetch(url + path)).text()));
  const body = `${page}<!-- the next version -->`;
  const hashed = (name: string) => createHash(name).update(body);
  const entry = /\{[^{}]*"url":"index\.html"[^{}]*\}/.exec(sw ?? '')?.[0] ?? '';
  const next = entry
    .replace(/"revision":"[^"]*"/, `"revision":"${hashed('md5').digest('hex')}"`)
    .replace(/"integrity":"[^"]*"/, `"integrity":"sha256-${hashed('sha256').digest('base64')}"`);
  return {
    sw: { status: 200, type: 'text/javascript', body: (sw ?? '').replace(entry, next) },
    page: { status: 200, type: 'text/html', body },
  };
}

/** Addresses under which this device's caches contain the hotel's page. */
function poisoned(page: Page): Promise<string[]> {
  return page.evaluate(async (words) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes(words)) found.push(new URL(request.url).pathname);
    }
    return found;
  }, WELCOME);
}

/** The final state of a new worker, if there is one. */
function updateEndsAs(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const next = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    await registration.update();
    return next;
  });
}

test('behind a hotel’s page nothing is taken for the portal’s: no new version, no file, no answer', async ({
  page,
  gate,
  portal,
  words,
  watch,
}) => {
  // The code of an order's action forms is prefetched, and rejected because of its content.
  watch.expect(NO_NETWORK, /integrity|digest|Failed to load module script/);
  const { id, outbox } = await atOrder(page, words, portal);
  const next = await nextVersion(portal.url);
  // The worst case: the new worker was loaded, everything that it requests is the hotel's.
  gate.rewrite((path) => (path === SW ? next.sw : HOTEL));
  expect(await updateEndsAs(page)).toBe('redundant');
  await expect(page.getByText(words.say('A new version is ready'))).toHaveCount(0);

  await outbox.addRemark('Written in the lobby');
  await expect(page.getByText(words.pattern(DOWN))).toBeVisible();
  await expect(outbox.remark('Written in the lobby')).toContainText(words.say(WAITING));
  await page.reload();
  await expect(outbox.remark('Written in the lobby')).toContainText(words.say(WAITING));
  await page.goto('/flight/booking');
  const search = new SearchPage(page, words);
  await search.isReady();
  await search.choosePlace('To', 'bangkok');
  expect(await poisoned(page)).toEqual([]);

  gate.rewrite((path) => (path === SW ? next.sw : path === FIRST_PAGE ? next.page : null));
  await page.reload();
  await expect.poll(() => remarksOf(portal, id)).toEqual(['Written in the lobby']);
  await expect(page.getByRole('button', { name: words.say('Update'), exact: true })).toBeVisible();
});

/** Caches like an earlier version's worker: any answer, under today's names. */
async function poison(page: Page): Promise<void> {
  await page.evaluate(async (body) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/index\.html|config\.json|dictionaries|getSiteConfig/.test(request.url))
          await cache.put(request, new Response(body, { headers: { 'content-type': 'text/html' } }));
    }
  }, HOTEL.body);
}

test('a device that a hotel’s page has got into starts the portal all the same, and is rid of it', {
  tag: '@long',
}, async ({ page, context, words, watch }) => {
  watch.expect(NO_NETWORK);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await poison(page);
  expect(await poisoned(page)).not.toEqual([]);
  await page.reload();
  const search = new SearchPage(page, words);
  await search.isReady();
  await search.choosePlace('To', 'bangkok');
  await expect.poll(() => poisoned(page)).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await search.isReady();
});

/** The relevant part of an earlier version's worker: its installation failed, and every screen starts from that. */
const EARLIER_WORKER = `
const NAME = 'workbox-precache-v2-' + self.registration.scope;
self.addEventListener('install', (event) => event.waitUntil((async () => {
  await self.skipWaiting();
  const cache = await caches.open(NAME);
  await cache.put('/index.html?__WB_REVISION__=earlier', await fetch('/hotel'));
})()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(caches.match('/index.html?__WB_REVISION__=earlier'));
});`;

test('a device that an earlier version left with a hotel’s page gets the portal back by itself', {
  tag: '@long',
}, async ({ page, gate, words, watch }) => {
  watch.expect(NO_NETWORK);
  await startsHotel(page, gate);
  await gate.restore();
  await page.reload();
  await expect(page.getByText(WELCOME)).toBeVisible();
  // The browser checks for a new worker at every start: it sees the one to be replaced.
  await expect(page.getByLabel(words.say('Username'), { exact: true })).toBeVisible({ timeout: 40_000 });
  await isInstalled(page);
  expect(await poisoned(page)).toEqual([]);
});

async function startsHotel(page: Page, gate: Gate): Promise<void> {
  gate.rewrite((path) => (path === SW ? { status: 200, type: 'text/javascript', body: EARLIER_WORKER } : HOTEL));
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
}
