import type { PortalEvent } from '../../contract/events.ts';
import { apiBase, languageAndToken } from './call.ts';
import { createStreamReader } from './event-stream.ts';
import { isRecord } from './kept.ts';
import { apiQueryKey, invalidate, queryClient } from './queries.ts';
import { session } from './session.ts';

const PATH = '/base/v2/events';
/** The server says something at least every 20 s; a line that is silent for longer than this is dead. */
const SILENCE_MS = 45_000;
const RETRY_MS = { first: 1000, most: 30_000 } as const;

function readEvent(data: string): PortalEvent | null {
  const value: unknown = JSON.parse(data);
  return isRecord(value) && typeof value.type === 'string' ? (value as PortalEvent) : null; // an unknown type falls through apply()
}

/** Asks again for what an event says has changed; only answers that are on screen are fetched at once. */
function apply(event: PortalEvent): void {
  if (event.type === 'order') {
    void queryClient.invalidateQueries({ queryKey: apiQueryKey('flightOrder', { id: event.orderId }) });
    void invalidate('flightOrders', 'flightOrderCounts');
  } else if (event.type === 'counts') void invalidate('flightOrders', 'flightOrderCounts');
  else if (event.type === 'wallet') void invalidate('wallet', 'flightPaymentConfig');
  else if (event.type === 'resync') void queryClient.invalidateQueries();
}

async function follow(from: string | null, signal: AbortSignal, onId: (id: string) => void): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const answer = await fetch(`${await apiBase()}${PATH}`, {
      headers: { ...languageAndToken(), Accept: 'text/event-stream', ...(from ? { 'Last-Event-ID': from } : {}) },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || !answer.body) return;
    const read = createStreamReader();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      for (const message of read(part.value)) {
        if (message.id !== null) onId(message.id);
        const event = message.data === null ? null : readEvent(message.data);
        if (event) apply(event);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', now, { once: true });
    window.addEventListener('online', now, { once: true });
  });

async function keepFollowing(signal: AbortSignal): Promise<void> {
  let last: string | null = null;
  let wait: number = RETRY_MS.first;
  while (!signal.aborted) {
    await follow(last, signal, (id) => {
      last = id;
      wait = RETRY_MS.first;
    }).catch(() => undefined); // a broken line is expected: the next round resumes from the last id
    await pause(wait, signal);
    wait = Math.min(wait * 2, RETRY_MS.most);
  }
}

/** Follows what the server says has changed for as long as somebody is logged in. Answers how to stop. */
export function startLiveUpdates(): () => void {
  let token: string | null = null;
  let line: AbortController | null = null;
  const adapt = () => {
    const next = session.get()?.token ?? null;
    if (next === token) return;
    token = next;
    line?.abort();
    line = next === null ? null : new AbortController();
    if (line) void keepFollowing(line.signal);
  };
  adapt();
  const leave = session.subscribe(adapt);
  return () => {
    leave();
    line?.abort();
  };
}
