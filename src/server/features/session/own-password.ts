import { eq } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { runAudited } from '../../commands/run-command.ts';
import { isPassword } from '../../crypto/password.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { placeOf } from '../../http/caller-place.ts';
import { countAttempt, resetAttempts } from './login-limits.ts';
import { logEntry } from './open-session.ts';

/**
 * Checks that one of `passwords` is the caller's current one; wrong guesses count like failed log-ins and are recorded in the company's log.
 */
export async function checkOwnPassword(
  deps: Deps,
  actor: Actor,
  passwords: readonly string[],
  address: string,
): Promise<Refusal | null> {
  const username = actor.username.toLowerCase();
  const place = placeOf(address);
  const attempt = await countAttempt(deps, { username, place, isSignedIn: true });
  if (isRefusal(attempt)) return attempt;
  const [user] = await deps.db.select().from(users).where(eq(users.id, actor.userId));
  for (const password of passwords)
    if (await isPassword(password, user?.passwordHash ?? null)) {
      await resetAttempts(deps, attempt);
      return null;
    }
  if (user) await runAudited(deps, logEntry('passwordWrong', user, address), async () => ({}));
  return refuse('badInput', { fields: { current: 'passwordWrong' } });
}
