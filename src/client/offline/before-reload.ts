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
let isAsked = false;
/** Longer than a page takes from the service worker, or over a slow connection. */
const ASK_AGAIN_MS = 20_000;

/**
 * Chromium stops a replaced service worker together with the reload that it is answering, and then ignores another one that no press of a
 * button began, unless the first is stopped.
 */
function askForReload(): void {
  if (isAsked) window.stop();
  else setInterval(askForReload, ASK_AGAIN_MS);
  isAsked = true;
  window.location.reload();
}

/** Runs all handlers and reloads, once however often it is called. A frame is reloaded by the page around it. */
export async function reloadSafely(): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  await lockAway();
  if (isFramed) await session.end();
  else askForReload();
}

/** As `reloadSafely`, once a new worker is active: a reload that was asked for before may be lost with the old worker. */
export async function reloadWithNewWorker(): Promise<void> {
  if (isAsked) askForReload();
  await reloadSafely();
}
