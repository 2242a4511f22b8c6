import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/sessions.ts';
import type { KnownSession } from './session-cache.ts';

const WRITE_EVERY_MS = 60_000;

/**
 * Extends the session's idle time, at most once a minute: a screen with many calls needs no write for each.
 * @returns when it was last used, as stored.
 */
export async function touchSession(db: Db, { actor, lastUsedAt }: KnownSession, now: Date): Promise<Date> {
  if (lastUsedAt > new Date(now.getTime() - WRITE_EVERY_MS)) return lastUsedAt;
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, actor.sessionId), lt(sessions.lastUsedAt, now)));
  return now;
}
