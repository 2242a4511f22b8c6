import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sessions } from '../db/schema/sessions.ts';

/** Logs a user out everywhere, except where `but` says; the next call of each is refused with 201001. */
export async function endSessions(tx: Tx, userId: string, now: Date, but?: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'reset' })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.endedAt), but === undefined ? undefined : ne(sessions.id, but)),
    );
}
