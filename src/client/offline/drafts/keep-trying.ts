import type { withMemory } from './with-memory.ts';

const RETRY_MS = 5000;

interface Refused extends Pick<ReturnType<typeof withMemory>, 'state'> {
  retry: () => Promise<unknown>;
  /** The device accepts writes again. */
  onKept: () => void;
}

/** Retries what the device refused to store, for as long as it refuses; returns the function that stops it. */
export function keepTrying({ state, retry, onKept }: Refused): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let wasRefused = false;
  const follow = () => {
    clearInterval(timer);
    const isRefused = state.get() !== 'device';
    if (wasRefused && !isRefused) onKept();
    wasRefused = isRefused;
    if (isRefused) timer = setInterval(() => void retry(), RETRY_MS);
  };
  const stop = state.subscribe(follow);
  follow();
  return () => {
    stop();
    clearInterval(timer);
  };
}
