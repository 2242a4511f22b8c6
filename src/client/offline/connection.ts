import { onlineManager } from '@tanstack/react-query';
import { apiBase } from '../api/call.ts';
import { readEnvelope } from '../api/envelope.ts';
import { createStore, useStore } from '../api/store.ts';
import { servedBuilds, unansweredCalls } from '../api/traffic.ts';
import { loadMissingParts } from '../ui/lazy-part.tsx';
import {
  type ConnectionState,
  connectionOf,
  isReachable,
  isSlowNetwork,
  type NetworkHints,
  probeWait,
} from './connection-rules.ts';

export interface Connection {
  state: ConnectionState;
  /** Start of this state (milliseconds since the epoch). */
  since: number;
}

const PROBE = '/health/live';
const PROBE_TIMEOUT_MS = 5000;

const store = createStore<Connection>({ state: 'online', since: Date.now() });
const facts = { answers: null as boolean | null, failures: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
let isProbing = false;

function networkHints(): (NetworkHints & EventTarget) | undefined {
  if (!('connection' in navigator)) return undefined;
  const { connection } = navigator;
  return connection instanceof EventTarget ? connection : undefined;
}

/** Pauses queries while the server is unreachable and resumes them afterwards; mutations never wait. */
function settle(): void {
  const isSlow = isSlowNetwork(networkHints());
  const state = connectionOf({ hasNetwork: navigator.onLine, answers: facts.answers, isSlow });
  if (state === store.get().state) return;
  store.set({ state, since: Date.now() });
  onlineManager.setOnline(isReachable(state));
  if (isReachable(state)) loadMissingParts();
}

async function answers(): Promise<boolean> {
  try {
    const url = `${await apiBase()}${PROBE}`;
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return (await readEnvelope(answer))?.code === 0;
  } catch {
    return false; // no answer is the answer
  }
}

async function probe(): Promise<void> {
  if (isProbing) return;
  clearTimeout(timer);
  if (!navigator.onLine) return settle();
  isProbing = true;
  facts.answers = await answers();
  isProbing = false;
  facts.failures = facts.answers ? 0 : facts.failures + 1;
  settle();
  if (!facts.answers) timer = setTimeout(() => void probe(), probeWait(facts.failures, Math.random()));
}

/** Follows the connection: browser events, calls without an answer, and probes until the server answers again. */
export function watchConnection(): void {
  // Replaces the library's own listeners, which trust the browser.
  onlineManager.setEventListener(() => () => {});
  onlineManager.setOnline(navigator.onLine);
  settle();
  unansweredCalls.subscribe(() => void probe());
  // A call was answered: no need to wait for the next probe.
  servedBuilds.subscribe(() => {
    if (facts.answers === false) void probe();
  });
  window.addEventListener('offline', settle);
  window.addEventListener('online', () => void probe());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !isReachable(store.get().state)) void probe();
  });
  networkHints()?.addEventListener('change', settle);
}

export const connection = { get: store.get, subscribe: store.subscribe };

/** The connection state as far as this device knows, and since when. */
export function useConnection(): Connection {
  return useStore(store);
}
