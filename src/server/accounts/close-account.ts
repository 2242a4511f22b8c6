import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { passwordTickets, users } from '../db/schema/users.ts';
import { endSessions } from './end-sessions.ts';

/** Closes an account for good and ends its sessions. Its records remain in the books under its name. */
export async function closeAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ deletedAt: now, disabledAt: now, passwordHash: null, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  await tx.delete(passwordTickets).where(eq(passwordTickets.userId, userId));
  await endSessions(tx, userId, now);
}
