import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isJson } from '../api/envelope.ts';
import { indexedDatabase } from '../device/key-value.ts';
import { SEALED_DATABASE } from '../device/keyring.ts';
import { createLogOutTickets } from '../device/log-out-tickets.ts';
import { languageOf } from '../locales/word-files.ts';
import { LOG_OUT_SYNC } from '../offline/log-out-sync.ts';
import { OUTBOX_SYNC } from '../offline/outbox/worker-pass.ts';
import { isReference, NO_SCREEN } from './addresses.ts';
import { healAlone } from './healing.ts';
import { FIRST_PAGE, isBuiltFile, onlyOwnFiles } from './own-files.ts';
import { saysReference } from './reference-answer.ts';
import { sendOutbox } from './send-outbox.ts';
import { openPushed, showPush } from './show-push.ts';
import { keepWords } from './words.ts';

declare const self: ServiceWorkerGlobalScope;

const REFERENCE = 'reference';

// The shell and every screen's code, by the build's own list. Code of an older release stays until its last page closes.
const built = self.__WB_MANIFEST.filter(isBuiltFile);
const files = built.filter(({ url }) => !languageOf(url));
precacheAndRoute(files);
addPlugins([onlyOwnFiles(files)]);
cleanupOutdatedCaches();
healAlone();
keepWords(built.filter(({ url }) => languageOf(url)));

// Any address of a screen starts from the cached page, online and offline. A missing one is cached again if the server still has the same;
// otherwise the server's own starts the screen.
const keptPage = createHandlerBoundToURL(FIRST_PAGE);
const integrity = files.find(({ url }) => FIRST_PAGE === `/${url}`)?.integrity;
registerRoute(
  new NavigationRoute(
    (options) => {
      // Only the server decides who may frame a page.
      if (options.request.destination !== 'document') return fetch(options.request);
      return keptPage({ ...options, params: { integrity } }).catch(() => fetch(options.request));
    },
    { denylist: NO_SCREEN },
  ),
);

/*
 * Public data: the API's address, the site's configuration and the dictionaries. They are answered from the device and revalidated in the
 * background, by ETag. Nothing else of the API is ever cached here: answers hold bookings and balances.
 */
registerRoute(
  ({ url, request }) => request.method === 'GET' && isReference(url),
  new StaleWhileRevalidate({
    cacheName: REFERENCE,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // Revalidates even when the browser considers its copy fresh; an unchanged table comes back as 304.
        requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
        // By address alone: a cached request would keep its headers.
        cacheKeyWillBeUsed: async ({ request }) => request.url,
        cacheWillUpdate: async ({ request, response }) => ((await saysReference(request, response)) ? response : null),
        // Cached unchecked by an earlier version.
        cachedResponseWillBeUsed: async ({ cachedResponse }) => (isJson(cachedResponse) ? cachedResponse : null),
      },
    ],
  }),
);

self.addEventListener('activate', (event) => event.waitUntil(dropTokens(REFERENCE)));

self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const said: unknown = event.data?.json();
  event.waitUntil(showPush(said));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const about: unknown = event.notification.data;
  event.waitUntil(openPushed(about));
});

/** Of Background Sync (https://wicg.github.io/background-sync/spec/), which the types lack. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

function isSync(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}

// The browser wakes the worker when there is a connection, even when the portal is closed.
self.addEventListener('sync', (event: Event) => {
  if (!isSync(event)) return;
  if (event.tag === OUTBOX_SYNC) event.waitUntil(sendOutbox());
  if (event.tag === LOG_OUT_SYNC) event.waitUntil(sendLogOuts());
});

/** Reports log-outs while no page may be open. Rejects when the server did not confirm all, so that the browser retries. */
async function sendLogOuts(): Promise<void> {
  const left = await createLogOutTickets(indexedDatabase(SEALED_DATABASE, 'strict')).tell();
  if (left > 0) throw new Error(`the server has not heard of ${left} log-outs`);
}

/** Rewrites entries that an earlier version cached with the requester's token. */
async function dropTokens(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!request.headers.has('Authorization')) continue;
    const answer = await cache.match(request);
    await cache.delete(request);
    if (answer) await cache.put(request.url, answer);
  }
}
