import { i18n } from '@lingui/core';
import type { Workbox } from 'workbox-window';
import { DICTIONARY_PATH } from '../../contract/dictionaries/listings.ts';
import { firstEndpoints } from '../../contract/first-endpoints.ts';
import { buildIn, CLIENT_BUILD_FILE } from '../../contract/version.ts';
import { apiBase } from '../api/call.ts';
import { isJson } from '../api/envelope.ts';
import { session } from '../api/session.ts';
import { currentLocale, loadedLocales } from '../api/settings.ts';
import { siteConfig } from '../api/site.ts';
import { createStore } from '../api/store.ts';
import { servedBuilds } from '../api/traffic.ts';
import { deleteCaches, keptAnswer } from '../device/browser/stores.ts';
import { openChannel } from '../device/browser/tabs.ts';
import { readyRegistration, registrationHere, serviceWorkers } from '../device/browser/workers.ts';
import { reloadSafely, reloadWithNewWorker } from './before-reload.ts';
import { languagesToCache } from './languages-to-cache.ts';
import { otherBuildWatch } from './other-build.ts';

const CHECK_MS = 60 * 60_000;
/** The dictionaries that screens use; the long lists are for other API clients. */
const KEPT_DICTIONARIES = ['places', 'airlines', 'aircraft', 'countries', 'stations'];

let workbox: Workbox | null = null;

/** Whether a new version is ready and needs the agent's consent. */
export const updateReady = createStore(false);

/**
 * Activates the new version; every tab then saves its drafts and reloads once. If it does not take over because the old one is still busy,
 * it is loaded from the server, if reachable.
 */
export async function acceptUpdate(): Promise<void> {
  const registration = workbox ? await registrationHere() : undefined;
  const next = registration?.waiting;
  if (!next || (await takesOver(next)) || (await buildThere()) === null) return reloadSafely();
  await startAnew(registration);
}

/** A server that is silent for this long counts as unreachable. */
const LONGEST_ASK_MS = 5000;

/** The build that the server serves; null when unreachable. */
async function buildThere(): Promise<string | null> {
  const limit = { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ASK_MS) } as const;
  const answer = await fetch(`/${CLIENT_BUILD_FILE}`, limit).catch(() => null);
  return answer?.ok ? buildIn(await answer.text().catch(() => '')) : null;
}

/** Without a worker the page itself gets outdated: it is offered again once the server has another. */
async function lookWithoutWorker(): Promise<void> {
  const build = await buildThere();
  // An unreachable server reports its build with a later answer.
  if (build !== null && build !== __BUILD__) updateReady.set(true);
}

/** Any answer tells an old page that the server has another version, long before the next hourly check. */
function heedAnswers(current: Workbox | null): void {
  // Fails offline; a later check repeats it.
  const look = () => void (current ? current.update().catch(() => null) : lookWithoutWorker());
  servedBuilds.subscribe(otherBuildWatch(__BUILD__, look, Date.now));
}

/** The reload does not wait longer than this for the worker. */
const LONGEST_INSTALL_MS = 10_000;

function isReady(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installed') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    setTimeout(() => resolve(false), LONGEST_INSTALL_MS);
    look();
  });
}

/**
 * Chromium occasionally leaves a worker waiting despite skipWaiting, though the active one is idle; asking again or waking the other does
 * not help. The reload does not wait longer for it.
 */
const LONGEST_TAKEOVER_MS = 5000;

/** Calls back once a new worker controls the page and is activated: a reload asked for earlier may be lost with the old one. */
function onTakeover(workers: ServiceWorkerContainer | null, callback: () => void): void {
  workers?.addEventListener('controllerchange', () => {
    const { controller } = workers;
    const look = () => {
      if (controller?.state === 'activated') callback();
    };
    controller?.addEventListener('statechange', look);
    look();
  });
}

function takesOver(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    onTakeover(serviceWorkers(), () => resolve(true));
    setTimeout(() => resolve(false), LONGEST_TAKEOVER_MS);
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
}

/**
 * For a page whose own code is gone: saves drafts and reloads into the newest version. If there is no newer worker, the cached version is
 * damaged: it is dropped, and the next page comes from the server. While the server is unreachable, a damaged version is better than none.
 */
export async function reloadIntoNewest(): Promise<void> {
  if ((await buildThere()) === null) return reloadSafely();
  const registration = await registrationHere();
  // A failed check finds nothing newer.
  await registration?.update().catch(() => null);
  const next = registration?.waiting ?? registration?.installing;
  if (next && (await isReady(next)) && (await takesOver(next))) return reloadSafely();
  await startAnew(registration);
}

/** The channel on which a tab announces that the cached portal is dropped. */
const START_ANEW = 'interline-start-anew';

/** Drops the cached portal in every tab, so that the next page comes from the server. */
async function startAnew(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await registration?.unregister();
  await deleteCaches();
  const channel = openChannel(START_ANEW);
  channel.tell(null);
  channel.close();
  await reloadSafely();
}

/** URLs that a first visit must cache, whether or not the page has requested them. */
async function referenceUrls(): Promise<string[]> {
  const base = await apiBase();
  const dictionaries = KEPT_DICTIONARIES.map((name) => base + DICTIONARY_PATH.replace('{name}', name));
  const paths = ['/config.json', base + firstEndpoints.siteConfig.path, ...dictionaries];
  return paths.map((path) => new URL(path, window.location.href).href);
}

/**
 * Requests made before the first worker took control are not cached, and a first visit may be cut short: missing entries, and those with a
 * foreign page in their place, are fetched here.
 */
async function fillReference(): Promise<void> {
  const ready = await readyRegistration();
  const urls = await referenceUrls();
  const found = await Promise.all(urls.map(keptAnswer));
  const urlsToCache = urls.filter((_, i) => !isJson(found[i]));
  if (urlsToCache.length > 0) ready?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** The worker caches the messages of the languages this page may use. */
async function tellLanguages(): Promise<void> {
  const registration = await readyRegistration();
  const current = session.get();
  const languages = languagesToCache({
    spoken: currentLocale(),
    loaded: loadedLocales(),
    ofCompany: current?.me.company.config.commonConfig.emailLanguage,
    ofSite: siteConfig.get()?.defaultLanguage,
    isLoggedIn: current !== null,
  });
  registration?.active?.postMessage({ type: 'KEEP_WORDS', languages });
}

function reloadWhenReplaced(workers: ServiceWorkerContainer): void {
  openChannel(START_ANEW).hear(() => void reloadSafely());
  let isControlled = workers.controller !== null;
  onTakeover(workers, () => {
    // The very first worker takes control of a page of the same version.
    if (isControlled) void reloadWithNewWorker();
    isControlled = true;
  });
}

function checkForUpdates(current: Workbox): void {
  // Fails offline; a later check repeats it.
  const check = () => void current.update().catch(() => null);
  setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** Registers the worker; called once the first screen is shown, so as not to slow it down. */
export async function registerServiceWorker(): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return heedAnswers(null);
  const { Workbox } = await import('workbox-window');
  const current = new Workbox('/sw.js');
  reloadWhenReplaced(workers);
  current.addEventListener('waiting', () => updateReady.set(true));
  // In browsers that refuse workers (private mode, blocked storage) the portal is online only.
  const registration = await current.register().catch(() => null);
  if (!registration) return heedAnswers(null);
  workbox = current;
  checkForUpdates(current);
  heedAnswers(current);
  i18n.on('change', () => void tellLanguages());
  session.subscribe(() => void tellLanguages());
  siteConfig.subscribe(() => void tellLanguages());
  await Promise.all([tellLanguages(), fillReference()]);
}
