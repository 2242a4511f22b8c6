import type { EndpointName } from '../../contract/endpoints.ts';
import type { PortalEvent } from '../../contract/events.ts';
import { holdLock, openChannel } from '../device/browser/tabs.ts';
import { apiBase, forSession } from './call.ts';
import { eventReader } from './event-lines.ts';
import { isFramed } from './frame.ts';
import { refreshMe } from './fresh-me.ts';
import { PRODUCT_CALLS } from './product-calls.ts';
import { apiQueryKey, invalidate, queryClient } from './queries.ts';
import { session } from './session.ts';
import { isRecord } from './stored-json.ts';
import { unansweredCalls } from './traffic.ts';
import { watchSilence } from './watch-silence.ts';

const PATH = '/base/v2/events';
const STREAM = 'text/event-stream';
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The server sends a heartbeat every 20 seconds; a connection silent for longer than this is dead and is reopened. */
const SILENCE_MS = 60_000;
/** How much a tab may miss between the end of another tab's stream and its own. */
const HANDOVER_MS = 60_000;

function isPortalEvent(value: unknown): value is PortalEvent {
  if (!isRecord(value)) return false;
  if (value.type !== 'order') return typeof value.type === 'string';
  return typeof value.orderId === 'string' && Object.hasOwn(PRODUCT_CALLS, String(value.product));
}

function parseEvent(data: string): PortalEvent | null {
  const value: unknown = JSON.parse(data);
  return isPortalEvent(value) ? value : null;
}

/** All but searches: restarting one would discard the offers on screen, and it polls its suppliers by itself. */
function isAskedAgain({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== 'solutions' && queryKey[0] !== 'dictionary';
}

/** What a change of the wallet affects on screen. */
const OF_WALLET: readonly EndpointName[] = [
  'available',
  'wallet',
  'walletEntries',
  'walletOverview',
  'walletTopUps',
  'transactions',
  'statements',
  'statement',
  'statementEntries',
  'books',
  'bookLines',
  'flightPaymentConfig',
];

/** Refetches everything that shows the wallet's money. */
export function refreshMoney(): Promise<unknown> {
  return invalidate(...OF_WALLET);
}

/** Refetches what an event reports as changed, until `signal` aborts. */
function apply(event: PortalEvent, signal: AbortSignal): void {
  if (event.type === 'order') {
    const { order, lists } = PRODUCT_CALLS[event.product];
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(order, { id: event.orderId }) });
    // What is due today is computed from the orders.
    void invalidate('bookings', 'bookingCounts', 'walletOverview', 'voyages', ...lists);
  } else if (event.type === 'counts') void invalidate('bookingCounts', 'groupOrderCounts');
  else if (event.type === 'wallet') void refreshMoney();
  else if (event.type === 'company') void refreshRights(signal);
  else if (event.type === 'notices') void invalidate('notices', 'unreadNotices', 'voyages');
  else if (event.type === 'desk') {
    for (const name of event.orderId === null ? [] : (['deskOrder', 'deskGroupOrder', 'deskTrainOrder'] as const))
      void queryClient.invalidateQueries({ queryKey: apiQueryKey(name, { id: event.orderId ?? '' }) });
    void invalidate('deskQueue', 'deskCounts', 'deskDifference');
  } else if (event.type === 'resync') {
    void refreshRights(signal);
    void queryClient.invalidateQueries({ predicate: isAskedAgain });
  }
}

/** Retries until the rights granted by the company are known. */
async function refreshRights(signal: AbortSignal): Promise<void> {
  const isKnown = await refreshMe(signal).then(
    () => true,
    () => signal.aborted,
  );
  if (isKnown) return;
  await pause(LONGEST_WAIT_MS, signal);
  await refreshRights(signal);
}

interface Stream {
  signal: AbortSignal;
  lastId: string | null;
  /** Earliest request time of the answers on screen, on the clock of `performance.now()`. */
  since: number;
  onEvent: (event: PortalEvent) => void;
}

/** Reads one connection until it ends. Returns whether it ever opened. */
async function readOnce(stream: Stream): Promise<boolean> {
  const silence = watchSilence(SILENCE_MS);
  try {
    const asked = forSession(AbortSignal.any([stream.signal, silence.signal]));
    const headers = { ...asked.headers, Accept: STREAM, ...(stream.lastId ? { 'Last-Event-ID': stream.lastId } : {}) };
    const place = stream.lastId ? '' : `?withinMs=${Math.ceil(performance.now() - stream.since)}`;
    const answer = await fetch(`${await apiBase()}${PATH}${place}`, {
      headers,
      signal: asked.signal,
      cache: 'no-store',
    });
    // A refusal because the session ended ends it here too; any other is retried.
    if (!answer.ok) return await asked.refuse(answer).catch(() => false);
    if (!answer.body) return false;
    if (!answer.headers.get('Content-Type')?.startsWith(STREAM)) throw new Error('what came is no stream of events');
    const read = eventReader();
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      silence.heard();
      for (const { id, data } of read(chunk)) {
        stream.lastId = id ?? stream.lastId;
        const event = data === null ? null : parseEvent(data);
        if (event) stream.onEvent(event);
      }
    }
    return true;
  } finally {
    silence.end();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', now, { once: true });
    window.addEventListener('online', now, { once: true });
  });
}

/** Reconnects from the last event it saw, waiting longer after each failure, until aborted. */
async function readForEver(stream: Stream): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!stream.signal.aborted) {
    const opened = await readOnce(stream).catch(() => {
      // Whether the stream or the connection failed is for the connection watcher to find out.
      if (!stream.signal.aborted) unansweredCalls.tell();
      return false;
    });
    wait = opened ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
    if (!stream.signal.aborted) await pause(wait * (0.75 + Math.random() / 2), stream.signal);
  }
}

/**
 * Follows GET /base/v2/events with the session's token until stopped. One tab of the browser holds the connection (browsers allow six per
 * site) and informs the others; if it closes, another takes over.
 */
export function followEvents(token: string): () => void {
  const stop = new AbortController();
  const channel = openChannel(`interline.events.${session.get()?.me.userInfo.id ?? ''}`);
  // Also ends with the session: the next one has its own stream.
  const signal = AbortSignal.any([stop.signal, session.signal()]);
  channel.hear((news) => {
    if (isPortalEvent(news)) apply(news, signal);
  });
  const onEvent = (event: PortalEvent) => {
    apply(event, signal);
    channel.tell(event);
  };
  const lead = () =>
    readForEver({ signal, lastId: null, since: Math.max(0, performance.now() - HANDOVER_MS), onEvent });
  const waiting = { signal, otherwise: lead };
  // A frame has its own session.
  if (isFramed) void lead();
  // Aborting a pending lock request rejects: that is the stop itself.
  else holdLock(`interline.events.${token.slice(-12)}`, lead, waiting).catch(() => null);
  return () => {
    stop.abort();
    channel.close();
  };
}
