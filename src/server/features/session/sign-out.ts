import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { sessions } from '../../db/schema/sessions.ts';
import type { Deps } from '../../deps.ts';

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'sessions'>;

/** Ends the session the call came with; its token is unknown from then on. */
export function signOut(deps: SessionDeps, actor: Actor): Promise<null> {
  return end(deps, eq(sessions.id, actor.sessionId));
}

/**
 * Ends the session of a ticket: the SHA-256 of its token, in base64url. A device that has logged out without a connection keeps this
 * and not the token, which opens more. Of a session that is not known, or over, it answers the same.
 */
export function redeemLogoutTicket(deps: SessionDeps, ticket: string): Promise<null> {
  return end(deps, eq(sessions.tokenHash, Buffer.from(ticket, 'base64url')));
}

async function end({ db, clock, sessions: known }: SessionDeps, which: SQL): Promise<null> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: clock.now(), endReason: 'logout' })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  for (const { id } of ended) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, id));
  if (ended.length > 0) known.forget();
  return null;
}
