import { eq, sql } from 'drizzle-orm';
import type { ChangePasswordInput } from '../../../contract/own-account.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { isOwnUsername } from '../../../contract/users.ts';
import { endSessions } from '../../accounts/end-sessions.ts';
import type { Actor } from '../../actor.ts';
import { runCommand } from '../../commands/run-command.ts';
import { hashPassword } from '../../crypto/password.ts';
import { passwordTickets, users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { checkOwnPassword } from './own-password.ts';

/**
 * PUT /base/v2/me/password: requires the current one; wrong guesses count like failed log-ins. Logs out all other devices and revokes any
 * pending reset link.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  { current, password }: ChangePasswordInput,
  address: string,
): Promise<null | Refusal> {
  // The new password is the current one already where the answer to the first attempt was lost.
  const wrong = await checkOwnPassword(deps, actor, [current, password], address);
  if (wrong) return wrong;
  if (isOwnUsername(password, actor.username)) return refuse('badInput', { fields: { password: 'passwordCommon' } });
  const passwordHash = await hashPassword(password);
  const subject = { type: 'user', id: () => actor.userId };
  const call = { name: 'changePassword', actor, input: {}, idempotencyKey: null, subject } as const;
  const done = await runCommand(deps, call, async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash, version: sql`${users.version} + 1` })
      .where(eq(users.id, actor.userId));
    await tx.delete(passwordTickets).where(eq(passwordTickets.userId, actor.userId));
    await endSessions(tx, actor.userId, deps.clock.now(), actor.sessionId);
    return { id: actor.userId };
  });
  deps.sessions.forget();
  return isRefusal(done) ? done : null;
}
