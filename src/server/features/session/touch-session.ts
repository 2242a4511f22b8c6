import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/sessions.ts';

const WRITE_EVERY_MS = 60_000;

/** Moves the session's idle time on, at most once a minute: a screen full of calls needs no write for each. */
export async function touchSession(db: Db, session: { id: string; lastUsedAt: Date }, now: Date): Promise<void> {
  const due = new Date(now.getTime() - WRITE_EVERY_MS);
  if (session.lastUsedAt > due) return;
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, session.id), lt(sessions.lastUsedAt, now)));
}
