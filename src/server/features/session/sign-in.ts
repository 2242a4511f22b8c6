import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { SESSION_IDLE_MS } from '../../../contract/limits.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { LoginAnswer, LoginInput } from '../../../contract/session.ts';
import { isPassword } from '../../crypto/password.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from './find-session.ts';
import type { LoginLimits } from './login-limits.ts';
import { presentLogin } from './present.ts';

/** How long ended sessions stay known, so that a device that was away hears why it was signed out. */
const KEEP_ENDED_MS = 30 * 24 * 60 * 60_000;

/**
 * Opens a session. A wrong name and a wrong password are refused alike and take the same time; whether an account is disabled
 * is told only to who knows its password.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'sessions'>,
  limits: LoginLimits,
  input: LoginInput,
  address: string,
): Promise<LoginAnswer | Refusal> {
  const { password } = input;
  // As it is typed on a phone: with a capital, or with the space a keyboard puts behind a word.
  const username = input.username.trim().toLowerCase();
  const locked = await limits.count(username, address);
  if (locked) return locked;
  const [found] = await deps.db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(sql`lower(${users.username})`, username));
  const isRight = await isPassword(password, found?.user.passwordHash ?? null);
  if (!found || !isRight) return refuse('loginFailed');
  const { user, company } = found;
  await limits.forgive(username, address);
  if (user.disabledAt || company.disabledAt) return refuse('accountDisabled');
  const token = deps.ids.token();
  const session = { id: deps.ids.uuid(), userId: user.id, tokenHash: hashToken(token) };
  await deps.db.transaction((tx) => openSession(tx, session, company.singleSession, deps.clock.now()));
  if (company.singleSession) deps.sessions.forget();
  return presentLogin(token, user, company);
}

interface NewSession {
  id: string;
  userId: string;
  tokenHash: Buffer;
}

async function openSession(tx: Tx, session: NewSession, isOnly: boolean, now: Date): Promise<void> {
  const ofUser = eq(sessions.userId, session.userId);
  if (isOnly) {
    // Two devices at once: the row lock lets one finish first, so that exactly one session remains.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, session.userId)).for('update');
    await tx
      .update(sessions)
      .set({ endedAt: now, endReason: 'replaced' })
      .where(and(ofUser, isNull(sessions.endedAt)));
  }
  const forgotten = new Date(now.getTime() - SESSION_IDLE_MS - KEEP_ENDED_MS);
  await tx.delete(sessions).where(and(ofUser, lt(sessions.lastUsedAt, forgotten)));
  await tx.insert(sessions).values({ ...session, createdAt: now, lastUsedAt: now });
}
