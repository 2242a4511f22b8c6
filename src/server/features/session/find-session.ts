import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { grantsOf } from '../../../contract/grants.ts';
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from '../../../contract/limits.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { EFFECTIVE_COMPANY } from '../../accounts/effective-company.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { presentMe } from './present.ts';
import type { KnownSession } from './session-cache.ts';

/** The stored form of a token: a stolen table grants no access. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Creates the function that finds a token's session. Its refusals are the session codes of spec §8: unknown, 12 hours idle or 30 days old
 * (200005), signed in elsewhere (200006), account disabled or password reset (201001).
 */
export function sessionFinder(
  deps: Pick<Deps, 'db' | 'clock' | 'sessions'>,
): (token: string) => Promise<Actor | Refusal> {
  const { db, clock } = deps;
  const find = sessionQuery(db);
  return async (token) => {
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const now = clock.now();
    let known = deps.sessions.get(key, now);
    if (!known) {
      const remember = deps.sessions.reading(now);
      const [found] = await find.execute({ hash });
      const read = found ? readSession(found) : refuse('sessionUnknown');
      if ('refused' in read) return read;
      remember(key, read);
      known = read;
    }
    if (isOver(known, now)) return refuse('sessionUnknown');
    known.lastUsedAt = await touchSession(db, known, now);
    return known.actor;
  };
}

function sessionQuery(db: Db) {
  return db
    .select({ session: sessions, user: users, company: EFFECTIVE_COMPANY })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .prepare('find_session');
}

type FoundSession = Awaited<ReturnType<ReturnType<typeof sessionQuery>['execute']>>[number];

function readSession({ session, user, company }: FoundSession): KnownSession | Refusal {
  if (session.endReason === 'replaced') return refuse('sessionReplaced');
  if (session.endReason === 'reset' || user.disabledAt || user.deletedAt || company.disabledAt || company.deletedAt)
    return refuse('accountDisabled');
  // Its user has since become an administrator, or the company's key may no longer sign in administrators.
  const isOutgrown = session.byKey && !company.singleLoginAdmins && user.roles.includes('SuperUser');
  if (session.endedAt || isOutgrown) return refuse('sessionUnknown');
  const me = presentMe(user, company);
  const { id: userId, username, nickname: displayName, companyId, isTesting } = user;
  const actor = {
    userId,
    username,
    displayName,
    companyId,
    sessionId: session.id,
    isTesting,
    me,
    grants: grantsOf(me),
  };
  return { actor, openedAt: session.createdAt, lastUsedAt: session.lastUsedAt };
}

function isOver({ openedAt, lastUsedAt }: KnownSession, now: Date): boolean {
  return (
    now.getTime() - lastUsedAt.getTime() > SESSION_IDLE_MS || now.getTime() - openedAt.getTime() >= SESSION_LIFE_MS
  );
}

const WRITE_EVERY_MS = 60_000;

/**
 * Extends the session's idle time, at most once a minute: a screen with many calls needs no write for each.
 * @returns when it was last used, as stored.
 */
async function touchSession(db: Db, { actor, lastUsedAt }: KnownSession, now: Date): Promise<Date> {
  if (lastUsedAt > new Date(now.getTime() - WRITE_EVERY_MS)) return lastUsedAt;
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, actor.sessionId), lt(sessions.lastUsedAt, now)));
  return now;
}
