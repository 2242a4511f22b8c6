import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { sessions } from '../../db/schema/sessions.ts';
import type { Deps } from '../../deps.ts';

/** Ends the session the call came with; its token is unknown from then on. */
export async function signOut(deps: Pick<Deps, 'db' | 'clock' | 'sessions'>, actor: Actor): Promise<null> {
  const { db, clock } = deps;
  await db
    .update(sessions)
    .set({ endedAt: clock.now(), endReason: 'logout' })
    .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.endedAt)));
  deps.sessions.forget();
  return null;
}
