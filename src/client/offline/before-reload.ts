import { isFramed } from '../api/frame.ts';
import { session } from '../api/session.ts';

type Handler = () => Promise<void>;

const handlers = new Set<Handler>();
/** Handlers that take longer than this do not delay the reload further. */
const LONGEST_MS = 3000;

/** Registers a handler to run before the page reloads for a new version; returns the function that unregisters it. */
export function beforeReload(handler: Handler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}

/** Runs all handlers, as far as possible; never rejects. */
export async function lockAway(): Promise<void> {
  const all = Promise.allSettled([...handlers].map((handler) => handler()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}

let isReloading = false;
/** Longer than a page takes from the service worker, or over a slow connection. */
const RELOAD_AGAIN_MS = 20_000;

/** Runs all handlers and reloads, once however often it is called. A frame is reloaded by the page around it. */
export async function reloadSafely(): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  await lockAway();
  if (isFramed) {
    await session.end();
    return;
  }
  window.location.reload();
  // Chromium now and then never completes the reload of a page whose service worker is being replaced.
  setInterval(() => window.location.reload(), RELOAD_AGAIN_MS);
}
