import { PassThrough, type Writable } from 'node:stream';
import { and, asc, gt, lt, max, min, or } from 'drizzle-orm';
import { seesOwnOrdersOnly } from '../../contract/permissions.ts';
import type { Actor } from '../actor.ts';
import { portalEvents } from '../db/schema/events.ts';
import { ownCompany } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import type { RawRoute } from '../http/handler.ts';
import type { StreamedEvent } from './event-hub.ts';
import { SessionWatch } from './session-watch.ts';

const HEARTBEAT_MS = 20_000;
/** The maximum life of a stream; the client reconnects at once, and its session is checked again. */
const LIFE_MS = 15 * 60_000;
/** More is not replayed: reloading what is on screen is cheaper. */
const REPLAY_LIMIT = 500;
/**
 * Ids are assigned before transactions commit, so an event may appear after one with a higher id. A replay therefore goes this far back
 * from the client's last id; duplicates do no harm.
 */
const LATE_MS = 10_000;
const LATE_IDS = 200;
/** Nor are older ones, for a client that gives only the age of its answers. */
const LONGEST_REPLAY_MS = 10 * 60_000;
/** A client that reads so slowly that this many bytes are buffered is disconnected; it will resume. */
const MAX_WAITING_BYTES = 1_000_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies that buffer responses would delay events.
  'x-accel-buffering': 'no',
};

/** The start of a client's stream. */
interface Place {
  /** The last event it saw. */
  lastId: number | null;
  /** Without one: how many milliseconds ago it loaded what it shows. Changes since then are replayed. */
  withinMs: number | null;
}

/**
 * GET /base/v2/events: changes of the caller's company as server-sent events, resumable with Last-Event-ID. A first stream gives in
 * `withinMs` the age of its client's answers.
 */
export function eventRoutes(deps: Deps): RawRoute[] {
  const watch = new SessionWatch(deps);
  return [
    {
      method: 'GET',
      path: '/base/v2/events',
      who: 'session',
      peopleOnly: true,
      summary: 'Live updates of orders, counts and the wallet as server-sent events',
      produces: 'text/event-stream',
      async handle({ actor, headers, query, signal }) {
        if (!actor) throw new Error('the event stream needs a session');
        const sink = new PassThrough();
        // A stream ends with its session; the next one is refused with the code that says why.
        sink.once(
          'close',
          watch.add(actor.sessionId, () => sink.end()),
        );
        const from = {
          lastId: parseCount(headers['last-event-id'] ?? query['lastEventId']),
          withinMs: parseCount(query['withinMs']),
        };
        void stream(deps, actor, from, sink, signal);
        return { status: 200, headers: HEADERS, body: sink };
      },
    },
  ];
}

async function stream(deps: Deps, actor: Actor, from: Place, sink: Writable, signal: AbortSignal): Promise<void> {
  const held: (StreamedEvent | 'lost')[] = [];
  let told: ReadonlySet<number> = new Set();
  let replaying = true;
  const send = (event: StreamedEvent | 'lost') => {
    if (sink.writableEnded) return;
    if (sink.writableLength > MAX_WAITING_BYTES) sink.destroy();
    else if (event === 'lost') sink.write(frame(null, { type: 'resync' }));
    // The subscription may deliver what was just replayed.
    else if (concerns(actor, event) && !told.has(event.id)) sink.write(frame(event.id, event.event));
  };
  const leave = deps.events.subscribe((event) => (replaying ? held.push(event) : send(event)));
  const beat = setInterval(() => {
    if (!sink.writableEnded) sink.write(': still here\n\n');
  }, HEARTBEAT_MS);
  const end = setTimeout(() => sink.end(), LIFE_MS);
  const close = () => {
    leave();
    clearInterval(beat);
    clearTimeout(end);
  };
  sink.once('close', close);
  signal.addEventListener('abort', () => sink.end(), { once: true });
  try {
    sink.write('retry: 2000\n\n');
    told = await replay(deps, actor, from, sink);
    replaying = false;
    for (const event of held) send(event);
  } catch (error) {
    deps.log.error({ err: error }, 'an event stream could not start');
    close();
    sink.end();
  }
}

/**
 * Sends what the client missed, or 'resync' if that is no longer known; without a position or an age, only the current position. Returns
 * the ids of what was sent.
 */
async function replay(deps: Deps, actor: Actor, from: Place, sink: Writable) {
  const t = portalEvents;
  const [range] = await deps.db.select({ first: min(t.id), last: max(t.id) }).from(t);
  const last = range?.last ?? 0;
  const { lastId, withinMs } = from;
  if (lastId === null) sink.write(`id: ${last}\n\n`);
  if (lastId === null && withinMs === null) return new Set<number>();
  const missed = lastId === null ? since(deps, withinMs ?? 0) : or(gt(t.id, lastId), lateBehind(deps, lastId));
  const rows = await deps.db
    .select({ id: t.id, companyId: t.companyId, userId: t.userId, event: t.event })
    .from(t)
    .where(and(ownCompany(actor, t.companyId), missed))
    .orderBy(asc(t.id))
    .limit(REPLAY_LIMIT + 1);
  const gone =
    lastId === null ? (withinMs ?? 0) > LONGEST_REPLAY_MS : !range?.first || lastId < range.first - 1 || lastId > last;
  if (gone || rows.length > REPLAY_LIMIT) {
    sink.write(frame(last, { type: 'resync' }));
    return new Set<number>();
  }
  const place = lastId ?? last;
  for (const row of rows) if (concerns(actor, row)) sink.write(frame(Math.max(row.id, place), row.event));
  return new Set(rows.map(({ id }) => id));
}

/** Events of the last `withinMs` milliseconds, and those whose transaction was still open then. */
const since = (deps: Deps, withinMs: number) =>
  gt(portalEvents.createdAt, new Date(deps.clock.now().getTime() - Math.min(withinMs, LONGEST_REPLAY_MS) - LATE_MS));

function lateBehind(deps: Deps, from: number) {
  const t = portalEvents;
  return and(
    gt(t.id, from - LATE_IDS),
    lt(t.id, from),
    gt(t.createdAt, new Date(deps.clock.now().getTime() - LATE_MS)),
  );
}

function frame(id: number | null, event: StreamedEvent['event']): string {
  return `${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;
}

/** Whether the caller may receive an event: of its company, and only of its own orders if the company hides others'. */
export function concerns(actor: Actor, { companyId, userId }: Pick<StreamedEvent, 'companyId' | 'userId'>): boolean {
  if (companyId !== actor.companyId) return false;
  return userId === null || userId === actor.userId || !seesOwnOrdersOnly(actor.grants);
}

function parseCount(value: unknown): number | null {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
