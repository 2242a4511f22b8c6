import { useSyncExternalStore } from 'react';
import { byServer } from './server-clock.ts';

let now = Date.now();
let timer: ReturnType<typeof setInterval> | null = null;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) {
    now = Date.now();
    timer = setInterval(tick, 1000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };
}

/** The same by the server's clock, for its deadlines. */
export function useServerNow(): number {
  return byServer(useNow());
}

/** The time in milliseconds, updated every second; one timer for all users of it, none without any. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => (timer ? now : Math.floor(Date.now() / 1000) * 1000));
}
