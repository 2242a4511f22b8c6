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

/** Puts everything away and reloads, once however often it is asked for. A frame is loaded anew by the page around it. */
export async function reloadSafely(): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  await lockAway();
  if (isFramed) await session.end();
  else window.location.reload();
}
