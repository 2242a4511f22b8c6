import { lt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { portalEvents } from '../db/schema/events.ts';

/** How long a client may be away and still get what it missed; after that it reloads everything. */
const RETENTION_MS = 24 * 60 * 60_000;

export async function deleteOldEvents(tx: Tx, now: Date): Promise<void> {
  await tx.delete(portalEvents).where(lt(portalEvents.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
