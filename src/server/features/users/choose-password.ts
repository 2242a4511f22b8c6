import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { type ChoosePasswordAnswer, type ChoosePasswordInput, isOwnUsername } from '../../../contract/users.ts';
import { endSessions } from '../../accounts/end-sessions.ts';
import { hashResetToken } from '../../accounts/password-ticket.ts';
import { runAudited } from '../../commands/run-command.ts';
import { hashPassword } from '../../crypto/password.ts';
import { passwordTickets, users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { presentChosen } from './present.ts';

/**
 * POST /base/v2/password: sets the password by the token of a mailed link, once. Earlier sessions end. The token is checked before the
 * costly hash, so that guesses are cheap.
 */
export async function choosePassword(
  deps: Deps,
  { ticket, password }: ChoosePasswordInput,
): Promise<ChoosePasswordAnswer | Refusal> {
  const ticketHash = hashResetToken(ticket);
  const now = deps.clock.now();
  const [found] = await deps.db
    .select({ user: users, expiresAt: passwordTickets.expiresAt })
    .from(passwordTickets)
    .innerJoin(users, eq(users.id, passwordTickets.userId))
    .where(and(eq(passwordTickets.ticketHash, ticketHash), isNull(users.deletedAt)));
  if (!found || found.expiresAt <= now) return refuse('ticketExpired');
  const { id, companyId, username } = found.user;
  if (isOwnUsername(password, username)) return refuse('badInput', { fields: { password: 'passwordCommon' } });
  const passwordHash = await hashPassword(password);
  const about = { name: 'choosePassword', companyId, userId: id, subject: { type: 'user', id: () => id } } as const;
  const done = await runAudited(deps, about, async (tx) => {
    const used = await tx
      .delete(passwordTickets)
      .where(eq(passwordTickets.ticketHash, ticketHash))
      .returning({ userId: passwordTickets.userId });
    if (used.length === 0) return refuse('ticketExpired');
    await tx
      .update(users)
      .set({ passwordHash, version: sql`${users.version} + 1` })
      .where(eq(users.id, id));
    await endSessions(tx, id, now);
    return presentChosen(username);
  });
  deps.sessions.forget();
  return done;
}
