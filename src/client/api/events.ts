import type { EndpointName } from '../../contract/endpoints.ts';
import type { PortalEvent } from '../../contract/events.ts';
import { holdLock, openChannel } from '../device/browser/tabs.ts';
import { apiBase, forSession } from './call.ts';
import { eventReader } from './event-lines.ts';
import { isFramed } from './frame.ts';
import { refreshMe } from './fresh-me.ts';
import { isRecord } from './kept.ts';
import { apiQueryKey, invalidate, queryClient } from './queries.ts';
import { session } from './session.ts';
import { lostCalls } from './traffic.ts';
import { watchSilence } from './watch-silence.ts';

const PATH = '/base/v2/events';
const STREAM = 'text/event-stream';
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The server says every 20 seconds that it is there; a line silent for longer than this is dead, and a new one is opened. */
const SILENCE_MS = 60_000;
/** How much a tab may have missed between the end of the stream of another tab and its own. */
const HANDOVER_MS = 60_000;

function isPortalEvent(value: unknown): value is PortalEvent {
  if (!isRecord(value)) return false;
  return value.type === 'order' ? typeof value.orderId === 'string' : typeof value.type === 'string';
}

function parseEvent(data: string): PortalEvent | null {
  const value: unknown = JSON.parse(data);
  return isPortalEvent(value) ? value : null;
}

/** All but a search: started anew it would throw away the offers on screen, and it follows its suppliers by itself. */
function isAskedAgain({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== 'solutions' && queryKey[0] !== 'dictionary';
}

/** What money that came or went changes on screen. */
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

/** Money has come or gone: asks again for whatever shows some. */
export function refreshMoney(): Promise<unknown> {
  return invalidate(...OF_WALLET);
}

/** Asks again for what an event says has changed, for as long as `signal` lets it. */
function apply(event: PortalEvent, signal: AbortSignal): void {
  if (event.type === 'order') {
    void queryClient.invalidateQueries({ queryKey: apiQueryKey('flightOrder', { id: event.orderId }) });
    void queryClient.invalidateQueries({ queryKey: apiQueryKey('groupOrder', { id: event.orderId }) });
    void queryClient.invalidateQueries({ queryKey: apiQueryKey('trainOrder', { id: event.orderId }) });
    // What is due today is reckoned from the orders.
    void invalidate(
      'bookings',
      'bookingCounts',
      'groupOrders',
      'groupOrderCounts',
      'trainOrders',
      'walletOverview',
      'voyages',
    );
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

/** Asks until it is known what the company lets its user do now. */
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
  /** When the oldest answer on screen may have been asked for, on the clock of `performance.now()`. */
  since: number;
  onEvent: (event: PortalEvent) => void;
}

/** Reads one connection until it ends. Answers whether it ever opened. */
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
    // One that is refused because the session has ended ends it here, too; any other is asked for again.
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

/** Connects again and again, from the last event it saw, waiting longer after each failure, until it is stopped. */
async function readForEver(stream: Stream): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!stream.signal.aborted) {
    const opened = await readOnce(stream).catch(() => {
      // Whether it is this stream or the way to the server is for the connection's watch to find out.
      if (!stream.signal.aborted) lostCalls.tell();
      return false;
    });
    wait = opened ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
    if (!stream.signal.aborted) await pause(wait * (0.75 + Math.random() / 2), stream.signal);
  }
}

/**
 * Follows GET /base/v2/events with the session's token until stopped. One tab of the browser holds the connection (browsers
 * allow six per site) and tells the others; when it goes, the next one takes over.
 */
export function followEvents(token: string): () => void {
  const stop = new AbortController();
  const channel = openChannel(`interline.events.${session.get()?.me.userInfo.id ?? ''}`);
  // Also once the server has ended the session: the next one has a stream of its own.
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
  // A frame has its session alone.
  if (isFramed) void lead();
  // Aborting a lock that is still waited for rejects: that is the stop itself.
  else holdLock(`interline.events.${token.slice(-12)}`, lead, waiting).catch(() => null);
  return () => {
    stop.abort();
    channel.close();
  };
}
