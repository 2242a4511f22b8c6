import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { grantsOf } from '../../../contract/grants.ts';
import { SESSION_IDLE_MS } from '../../../contract/limits.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { companies } from '../../db/schema/companies.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { presentMe } from './present.ts';
import { touchSession } from './touch-session.ts';

/** What is stored of a token: a stolen table opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Makes the function that finds who holds a token. Its refusals are the session codes of spec §8: unknown or 12 hours idle
 * (200005), signed in elsewhere (200006), account disabled or password reset (201001).
 */
export function sessionFinder({ db, clock }: Pick<Deps, 'db' | 'clock'>): (token: string) => Promise<Actor | Refusal> {
  const find = db
    .select({ session: sessions, user: users, company: companies })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .prepare('find_session');
  return async (token) => {
    const [found] = await find.execute({ hash: hashToken(token) });
    if (!found) return refuse('sessionUnknown');
    const { session, user, company } = found;
    if (session.endReason === 'replaced') return refuse('sessionReplaced');
    if (session.endReason === 'reset' || user.disabledAt || company.disabledAt) return refuse('accountDisabled');
    const now = clock.now();
    if (session.endedAt || now.getTime() - session.lastUsedAt.getTime() > SESSION_IDLE_MS)
      return refuse('sessionUnknown');
    await touchSession(db, session, now);
    const me = presentMe(user, company);
    const { id: userId, username, nickname: displayName, companyId } = user;
    return { userId, username, displayName, companyId, sessionId: session.id, me, grants: grantsOf(me) };
  };
}
