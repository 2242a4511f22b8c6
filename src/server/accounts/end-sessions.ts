import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';

/** Ends a user's sessions except `but`; their next calls are refused with 201001. */
export async function endSessions(tx: Tx, userId: string, now: Date, but?: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'reset' })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.endedAt), but === undefined ? undefined : ne(sessions.id, but)),
    );
}

/** Ends the sessions that a company's own systems have opened, once their key is revoked; their next calls are refused with 200005. */
export async function endKeySessions(tx: Tx, companyId: string, now: Date): Promise<void> {
  const people = tx.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'logout' })
    .where(and(eq(sessions.byKey, true), inArray(sessions.userId, people), isNull(sessions.endedAt)));
}

/** Ends a user's sessions that the company's own systems have opened, except `but`, once they may no longer log in to the account. */
export async function endOwnKeySessions(tx: Tx, userId: string, now: Date, but: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'logout' })
    .where(and(eq(sessions.userId, userId), eq(sessions.byKey, true), isNull(sessions.endedAt), ne(sessions.id, but)));
}
