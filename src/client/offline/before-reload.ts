import { isFramed } from '../api/frame.ts';
import { session } from '../api/session.ts';

type Handler = () => Promise<void>;

const handlers = new Set<Handler>();
/** Whatever cannot be put away in this time does not hold up the reload for ever. */
const LONGEST_MS = 3000;

/** Adds what must be put away before the page reloads for a new version; answers the function that takes it out again. */
export function beforeReload(handler: Handler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}

/** Puts everything away, as far as it can be; never rejects. */
export async function lockAway(): Promise<void> {
  const all = Promise.allSettled([...handlers].map((handler) => handler()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}

let isReloading = false;
/** Longer than a page takes that comes from the worker, or over a bad line. */
const RELOAD_AGAIN_MS = 20_000;

/** Puts everything away and reloads, once however often it is called. A frame is loaded again by the page around it. */
export async function reloadSafely(): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  await lockAway();
  if (isFramed) {
    await session.end();
    return;
  }
  window.location.reload();
  // Chromium now and then never answers the reload of a page whose worker is being replaced, and the page stays as it is.
  setInterval(() => window.location.reload(), RELOAD_AGAIN_MS);
}
