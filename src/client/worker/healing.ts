import { FIRST_PAGE } from './own-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Every first page of the portal names this script; the page that a hotel's network puts in its place does not. */
const OWN_WORDS = '/start-check.js';

/** Whether an earlier version has kept something else as its first page. */
async function holdsStranger(): Promise<boolean> {
  for (const name of await caches.keys()) {
    const pages = await (await caches.open(name)).matchAll(FIRST_PAGE, { ignoreSearch: true });
    for (const page of pages) if (!(await page.text()).includes(OWN_WORDS)) return true;
  }
  return false;
}

/**
 * A device whose portal starts with a stranger's page has nobody to agree to an update: this version then takes over by itself and
 * opens every window anew.
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
    // Not waited for: they are answered once this worker is in charge.
    for (const client of await self.clients.matchAll({ type: 'window' })) void client.navigate(client.url);
  };
  self.addEventListener('install', (event) => event.waitUntil(look()));
  // The first visit must already leave everything behind, so the first worker takes charge of the page that brought it.
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
}
