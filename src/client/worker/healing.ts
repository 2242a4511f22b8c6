import { FIRST_PAGE } from './own-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The portal's first page always names this script; a captive portal's page in its place does not. */
const OWN_WORDS = '/start-check.js';

/** Whether an earlier version cached something else as its first page. */
async function holdsStranger(): Promise<boolean> {
  for (const name of await caches.keys()) {
    const pages = await (await caches.open(name)).matchAll(FIRST_PAGE, { ignoreSearch: true });
    for (const page of pages) if (!(await page.text()).includes(OWN_WORDS)) return true;
  }
  return false;
}

/**
 * On a device whose cached first page is foreign, nobody can accept an update: this version then takes over by itself and reloads every
 * window.
 */
export function healAlone(): void {
  let isHealing = false;
  const look = async () => {
    isHealing = await holdsStranger();
    if (isHealing) await self.skipWaiting();
  };
  const takeOver = async () => {
    await self.clients.claim();
    if (!isHealing) return;
    // Not awaited: they are answered once this worker is active.
    for (const client of await self.clients.matchAll({ type: 'window' })) void client.navigate(client.url);
  };
  self.addEventListener('install', (event) => event.waitUntil(look()));
  // The first visit must already cache everything, so the first worker takes control of the page that registered it.
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
}
