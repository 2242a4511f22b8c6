import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from '../../../contract/limits.ts';
import type { OwnSessions } from '../../../contract/own-account.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { sessions } from '../../db/schema/sessions.ts';
import type { Deps } from '../../deps.ts';
import { presentSessions } from './present.ts';

/** The caller's valid sessions. */
const alive = ({ userId }: Actor, now: Date) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    gt(sessions.lastUsedAt, new Date(now.getTime() - SESSION_IDLE_MS)),
    gt(sessions.createdAt, new Date(now.getTime() - SESSION_LIFE_MS)),
  );

/** GET /base/v2/me/sessions. */
export async function readOwnSessions({ db, clock }: Deps, actor: Actor): Promise<OwnSessions> {
  const rows = await db
    .select()
    .from(sessions)
    .where(alive(actor, clock.now()))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  return presentSessions(rows, actor.sessionId);
}

/** Logs out another device of the caller; its next call is refused with 200005. */
const end: Command<{ id: string }, { id: string }> = async (tx, actor, { id }, { clock }) => {
  const now = clock.now();
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'logout' })
    .where(and(alive(actor, now), sql`${sessions.id}::text = ${id}`))
    .returning({ id: sessions.id });
  return ended[0] ?? refuse('notFound');
};

/** DELETE /base/v2/me/sessions/{id}. */
export async function endSession(deps: Deps, actor: Actor, input: { id: string }): Promise<null | Refusal> {
  const subject = { type: 'login', id: () => actor.userId };
  const done = await runCommand(deps, { name: 'endSession', actor, input, idempotencyKey: null, subject }, end);
  deps.sessions.forget();
  return isRefusal(done) ? done : null;
}
