import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { PortalEvent } from '../../contract/events.ts';
import { BatchedWrites } from '../db/batched-writes.ts';
import type { Tx } from '../db/database.ts';
import { portalEvents } from '../db/schema/events.ts';
import { PgListener } from './pg-listener.ts';

/** An event with its id and recipients. */
export interface StreamedEvent {
  id: number;
  companyId: string;
  /** The user whose order it is about; null if it concerns the whole company. */
  userId: string | null;
  event: PortalEvent;
}

export type Listener = (event: StreamedEvent | 'lost') => void;

/** Delivers events of committed transactions of any server process to the clients connected to this one. */
export interface EventHub {
  /** Adds events to the transaction: they are sent if, and only if, that commits. */
  publish(tx: Tx, to: { companyId: string; userId: string | null; at: Date }, ...events: PortalEvent[]): Promise<void>;
  /** Calls back with every event from now on; 'lost' if some may have been missed. Returns an unsubscribe function. */
  subscribe(listener: Listener): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

type NewEvent = typeof portalEvents.$inferInsert;

const CHANNEL = 'portal_events';

export function createEventHub({ pool, log }: { pool: Pool; log: Logger }): EventHub {
  const told = new BatchedWrites(writeEvents);
  const listeners = new Set<Listener>();
  const tell = (event: StreamedEvent | 'lost') => {
    for (const listener of listeners) listener(event);
  };
  const line = new PgListener({
    pool,
    log,
    channel: CHANNEL,
    onMessage: (payload) => {
      const event = readEvent(payload);
      if (event) tell(event);
    },
    onRestored: () => tell('lost'),
  });
  return {
    publish: (tx, { companyId, userId, at }, ...events) =>
      told.add(tx, ...events.map((event) => ({ companyId, userId, event, createdAt: at }))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => line.open(),
    stop: () => line.close(),
  };
}

/** Stores a transaction's events and notifies every process of them; duplicates once. */
async function writeEvents(tx: Tx, rows: readonly NewEvent[]): Promise<void> {
  const different = new Map(rows.map((row) => [JSON.stringify([row.companyId, row.userId, row.event]), row]));
  const { id, companyId, userId, event } = portalEvents;
  const written = tx
    .insert(portalEvents)
    .values([...different.values()])
    .returning({ id, companyId, userId, event });
  await tx.execute(sql`
    with written as ${written}
    select pg_notify(${CHANNEL}, json_build_object(
      'id', id, 'companyId', company_id, 'userId', user_id, 'event', event)::text) from written`);
}

/** Only this hub writes to the channel; other messages are ignored. */
function readEvent(payload: string): StreamedEvent | null {
  const value: unknown = JSON.parse(payload);
  const known =
    typeof value === 'object' && value !== null && 'id' in value && 'companyId' in value && 'event' in value;
  return known ? (value as StreamedEvent) : null; // written by writeEvents() above
}
