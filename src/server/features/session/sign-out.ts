import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { isRefusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { runAudited } from '../../commands/run-command.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { logEntry } from './open-session.ts';

/** Ends the caller's session; its token is then unknown. */
export function signOut(deps: Deps, actor: Actor, address: string): Promise<null> {
  return end(deps, eq(sessions.id, actor.sessionId), address);
}

/**
 * Ends the session of a ticket: the SHA-256 of its token, in base64url. A device that logged out offline stores this instead of the more
 * powerful token. Unknown or ended sessions get the same answer.
 */
export function redeemLogoutTicket(deps: Deps, ticket: string, address: string): Promise<null> {
  return end(deps, eq(sessions.tokenHash, Buffer.from(ticket, 'base64url')), address);
}

async function end(deps: Deps, which: SQL, address: string): Promise<null> {
  const [found] = await deps.db
    .select({ sessionId: sessions.id, id: users.id, companyId: users.companyId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(which, isNull(sessions.endedAt)));
  if (!found) return null;
  const done = await runAudited(deps, logEntry('logout', found, address), async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ endedAt: deps.clock.now(), endReason: 'logout' })
      .where(and(eq(sessions.id, found.sessionId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    if (!ended) return refuse('sessionUnknown');
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, ended.id));
    return ended;
  });
  if (!isRefusal(done)) deps.sessions.forget();
  return null;
}
