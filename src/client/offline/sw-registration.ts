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
import { answeredBuilds } from '../api/traffic.ts';
import { dropKeptAnswers, keptAnswer } from '../device/browser/stores.ts';
import { openChannel } from '../device/browser/tabs.ts';
import { readyRegistration, registrationHere, serviceWorkers } from '../device/browser/workers.ts';
import { reloadSafely } from './before-reload.ts';
import { languagesToKeep } from './languages-to-keep.ts';
import { otherBuildWatch } from './other-build.ts';

const CHECK_MS = 60 * 60_000;
/** The dictionaries that screens read; the long lists are for other clients of the API. */
const KEPT_DICTIONARIES = ['places', 'airlines', 'aircraft', 'countries', 'stations'];

let workbox: Workbox | null = null;

/** Whether a new version is ready and waits for the agent to agree. */
export const updateReady = createStore(false);

/**
 * Lets the new version take over; every tab then puts its drafts away and reloads once. One that does not come to it, because the
 * old one is still at work, comes from the server, as far as that can be asked.
 */
export async function acceptUpdate(): Promise<void> {
  const registration = workbox ? await registrationHere() : undefined;
  const next = registration?.waiting;
  if (!next || (await takesOver(next)) || (await buildThere()) === null) return reloadSafely();
  await startAnew(registration);
}

/** A server that says nothing for so long counts as one that cannot be asked. */
const LONGEST_ASK_MS = 5000;

/** The build that the server hands out; null when it cannot be asked. */
async function buildThere(): Promise<string | null> {
  const limit = { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ASK_MS) } as const;
  const answer = await fetch(`/${CLIENT_BUILD_FILE}`, limit).catch(() => null);
  return answer?.ok ? buildIn(await answer.text().catch(() => '')) : null;
}

/** Without a worker the page itself is what gets old: it is offered anew once the server has another. */
async function lookWithoutWorker(): Promise<void> {
  const build = await buildThere();
  // A server that cannot be asked now says so again with a later answer.
  if (build !== null && build !== __BUILD__) updateReady.set(true);
}

/** Old pages learn from any answer that the server hands out another version, long before the next hourly look. */
function heedAnswers(current: Workbox | null): void {
  // Offline it cannot look, and looks again later.
  const look = () => void (current ? current.update().catch(() => null) : lookWithoutWorker());
  answeredBuilds.subscribe(otherBuildWatch(__BUILD__, look, Date.now));
}

/** A worker that is not ready by then does not hold up the reload. */
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
 * Chromium now and then lets a worker wait that has asked not to, though the one before it has nothing to do: asking again, and
 * waking the other, changes nothing. That does not hold up the reload either.
 */
const LONGEST_TAKEOVER_MS = 5000;

function takesOver(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    serviceWorkers()?.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), LONGEST_TAKEOVER_MS);
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
}

/**
 * For a page whose own code is gone: puts everything away and reloads into the newest version. Where no newer worker is to be
 * had, the kept version itself is damaged: it is given up, and the next page comes from the server. While that cannot be asked, a
 * damaged version is better than none.
 */
export async function reloadIntoNewest(): Promise<void> {
  if ((await buildThere()) === null) return reloadSafely();
  const registration = await registrationHere();
  // A look that fails finds nothing newer.
  await registration?.update().catch(() => null);
  const next = registration?.waiting ?? registration?.installing;
  if (next && (await isReady(next)) && (await takesOver(next))) return reloadSafely();
  await startAnew(registration);
}

/** On which a tab tells the others that what is kept of the portal is given up. */
const START_ANEW = 'interline-start-anew';

/** Gives up what is kept of the portal, so that the next page comes from the server, in every tab. */
async function startAnew(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await registration?.unregister();
  await dropKeptAnswers();
  const channel = openChannel(START_ANEW);
  channel.tell(null);
  channel.close();
  await reloadSafely();
}

/** What a first visit must leave behind, whether or not the page has already asked for it. */
async function referenceUrls(): Promise<string[]> {
  const base = await apiBase();
  const dictionaries = KEPT_DICTIONARIES.map((name) => base + DICTIONARY_PATH.replace('{name}', name));
  const paths = ['/config.json', base + firstEndpoints.siteConfig.path, ...dictionaries];
  return paths.map((path) => new URL(path, window.location.href).href);
}

/**
 * What was asked for before the first worker took charge is not kept yet, and a first visit may have been cut short: whatever is
 * missing, or another's page in its place, is fetched now.
 */
async function fillReference(): Promise<void> {
  const ready = await readyRegistration();
  const urls = await referenceUrls();
  const found = await Promise.all(urls.map(keptAnswer));
  const urlsToCache = urls.filter((_, i) => !isJson(found[i]));
  if (urlsToCache.length > 0) ready?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** The worker keeps the words of the languages that this page may be shown in. */
async function tellLanguages(): Promise<void> {
  const registration = await readyRegistration();
  const current = session.get();
  const languages = languagesToKeep({
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
  workers.addEventListener('controllerchange', () => {
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
  const workers = serviceWorkers();
  if (!workers) return heedAnswers(null);
  const { Workbox } = await import('workbox-window');
  const current = new Workbox('/sw.js');
  reloadWhenReplaced(workers);
  current.addEventListener('waiting', () => updateReady.set(true));
  // A browser that refuses workers (private mode, blocked storage) runs the portal online only.
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
