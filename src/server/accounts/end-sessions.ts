import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';

/** Logs a user out everywhere, except where `but` says; the next call of each is refused with 201001. */
export async function endSessions(tx: Tx, userId: string, now: Date, but?: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'reset' })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.endedAt), but === undefined ? undefined : ne(sessions.id, but)),
    );
}

/** Logs out whom a company's own systems have logged in, once the key that signed for it is gone; their next call is refused with 200005. */
export async function endKeySessions(tx: Tx, companyId: string, now: Date): Promise<void> {
  const people = tx.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'logout' })
    .where(and(eq(sessions.byKey, true), inArray(sessions.userId, people), isNull(sessions.endedAt)));
}

/** Logs out where a company's own systems have logged a user in, except where `but` says, from an account that they may open no more. */
export async function endOwnKeySessions(tx: Tx, userId: string, now: Date, but: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'logout' })
    .where(and(eq(sessions.userId, userId), eq(sessions.byKey, true), isNull(sessions.endedAt), ne(sessions.id, but)));
}
