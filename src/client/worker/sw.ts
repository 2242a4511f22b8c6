import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { OUTBOX_SYNC } from '../offline/outbox/worker-pass.ts';
import { isReference, NO_SCREEN } from './addresses.ts';
import { sendOutbox } from './send-outbox.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

// The shell and every screen's code, by the build's own list. Code of an older release stays until its last page has gone.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Any address of a screen starts from the kept page, with a connection and without.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NO_SCREEN }));

/*
 * What belongs to nobody: where the API is, the site's configuration and the dictionaries. They answer from the device and are
 * asked for again behind the agent's back, by ETag. Nothing else of the API is ever kept here: answers hold bookings and balances.
 */
registerRoute(
  ({ url, request }) => request.method === 'GET' && isReference(url),
  new StaleWhileRevalidate({
    cacheName: 'reference',
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // Asks the server even when the browser thinks its copy is fresh; an unchanged table comes back as 304.
        requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
      },
    ],
  }),
);

// The first visit must already leave everything behind, so the first worker takes charge of the page that brought it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting();
});

/** Of Background Sync (https://wicg.github.io/background-sync/spec/), which the types do not know. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

function isSync(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}

// The browser wakes the worker when there is a connection again, also when the portal is closed.
self.addEventListener('sync', (event: Event) => {
  if (isSync(event) && event.tag === OUTBOX_SYNC) event.waitUntil(sendOutbox());
});
