import type { Workbox } from 'workbox-window';
import { DICTIONARY_PATH } from '../../contract/dictionaries/listings.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { apiBase } from '../api/call.ts';
import { createStore } from '../api/store.ts';
import { reloadSafely } from './before-reload.ts';

const CHECK_MS = 60 * 60_000;
/** The dictionaries that screens read; the long lists are for other clients of the API. */
const KEPT_DICTIONARIES = ['places', 'airlines', 'aircraft', 'countries'];

let workbox: Workbox | null = null;

/** Whether a new version is ready and waits for the agent to agree. */
export const updateReady = createStore(false);

/** Lets the new version take over; every tab then puts its drafts away and reloads once. */
export function acceptUpdate(): void {
  workbox?.messageSkipWaiting();
}

/** What a first visit must leave behind, whether or not the page has already asked for it. */
async function referenceUrls(): Promise<string[]> {
  const base = await apiBase();
  const dictionaries = KEPT_DICTIONARIES.map((name) => base + DICTIONARY_PATH.replace('{name}', name));
  const paths = ['/config.json', base + endpoints.siteConfig.path, ...dictionaries];
  return paths.map((path) => new URL(path, window.location.href).href);
}

/**
 * What was asked for before the first worker took charge is not kept yet, and a first visit may have been cut short: whatever is
 * missing is fetched now.
 */
async function fillReference(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = await referenceUrls();
  const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })));
  const urlsToCache = urls.filter((_, i) => found[i] === undefined);
  if (urlsToCache.length > 0) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

function reloadWhenReplaced({ serviceWorker }: Navigator): void {
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes over a page that is of the same version.
    if (isControlled) void reloadSafely();
    isControlled = true;
  });
}

function checkForUpdates(current: Workbox): void {
  // Offline it cannot look, and looks again later.
  const check = () => void current.update().catch(() => null);
  setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** Registers the worker; called once the first screen stands, so that it takes nothing away from it. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const current = new Workbox('/sw.js');
  workbox = current;
  reloadWhenReplaced(navigator);
  current.addEventListener('waiting', () => updateReady.set(true));
  // A browser that refuses workers (private mode, blocked storage) runs the portal online only.
  const registration = await current.register().catch(() => null);
  if (!registration) return;
  checkForUpdates(current);
  await fillReference();
}
