import { sql } from 'drizzle-orm';
import pg, { type Pool } from 'pg';
import type { Logger } from 'pino';
import type { PortalEvent } from '../../contract/events.ts';
import type { Tx } from '../db/database.ts';
import { portalEvents } from '../db/schema/events.ts';

/** An event with its place in the stream and whom it concerns. */
export interface StreamedEvent {
  id: number;
  companyId: string;
  /** Whose order it is about; null when it concerns the whole company. */
  userId: string | null;
  event: PortalEvent;
}

export type Listener = (event: StreamedEvent | 'lost') => void;

/** Passes events from committed transactions of any server process to the clients connected to this one. */
export interface EventHub {
  /** Adds events to the transaction: they leave when, and only when, that commits. */
  publish(tx: Tx, to: { companyId: string; userId: string | null; at: Date }, ...events: PortalEvent[]): Promise<void>;
  /** Calls back with every event from now on; 'lost' when some may have been missed. Answers how to stop. */
  subscribe(listener: Listener): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = 'portal_events';
const RECONNECT_MS = 1000;

export function createEventHub({ pool, log }: { pool: Pool; log: Logger }): EventHub {
  const listeners = new Set<Listener>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = true;

  const tell = (event: StreamedEvent | 'lost') => {
    for (const listener of listeners) listener(event);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...pool.options, keepAlive: true });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, null));
    next.on('notification', ({ payload }) => {
      const event = payload ? readEvent(payload) : null;
      if (event) tell(event);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function lose(lost: pg.Client, error: Error | null): void {
    if (lost !== client || stopped) return;
    client = null;
    log.warn({ err: error }, 'the line for events broke');
    reconnectLater();
  }

  function reconnectLater(): void {
    timer = setTimeout(() => {
      connect().then(
        () => tell('lost'),
        (error: unknown) => {
          log.warn({ err: error }, 'the line for events could not be restored yet');
          if (!stopped) reconnectLater();
        },
      );
    }, RECONNECT_MS);
    timer.unref();
  }

  return {
    async publish(tx, { companyId, userId, at }, ...events) {
      const rows = await tx
        .insert(portalEvents)
        .values(events.map((event) => ({ companyId, userId, event, createdAt: at })))
        .returning({ id: portalEvents.id, event: portalEvents.event });
      for (const { id, event } of rows) {
        const payload = JSON.stringify({ id, companyId, userId, event } satisfies StreamedEvent);
        await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      stopped = false;
      await connect();
    },
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end();
    },
  };
}

/** Only this hub writes to the channel; anything else on it is left alone. */
function readEvent(payload: string): StreamedEvent | null {
  const value: unknown = JSON.parse(payload);
  const known =
    typeof value === 'object' && value !== null && 'id' in value && 'companyId' in value && 'event' in value;
  return known ? (value as StreamedEvent) : null; // written by publish() above
}
