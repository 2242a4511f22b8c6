import { and, eq, type InferSelectModel, isNull, sql } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { LoginAnswer, LoginInput } from '../../../contract/session.ts';
import { runAudited } from '../../commands/run-command.ts';
import { isPassword } from '../../crypto/password.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { isDemoLogin } from '../../seed/demo-accounts.ts';
import { draftKeyOf } from './draft-key.ts';
import { hashToken } from './find-session.ts';
import { countAttempt, forgiveAttempts, placeOf } from './login-limits.ts';
import { presentLogin } from './present.ts';

type User = InferSelectModel<typeof users>;

/**
 * Opens a session. A wrong name and a wrong password are refused alike and take the same time; whether an account is disabled
 * is told only to who knows its password. What becomes of it stands in the company's log, with the caller's address.
 */
export async function signIn(deps: Deps, input: LoginInput, address: string): Promise<LoginAnswer | Refusal> {
  const { password } = input;
  // As it is typed on a phone: with a capital, or with the space a keyboard puts behind a word.
  const username = input.username.trim().toLowerCase();
  const place = placeOf(address);
  const tooSoon = await countAttempt(deps, username, place);
  if (tooSoon) return tooSoon;
  const [found] = await deps.db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(sql`lower(${users.username})`, username), isNull(users.deletedAt)));
  const isRight = await isPassword(password, found?.user.passwordHash ?? null);
  if (!found) return refuse('loginFailed');
  const { user, company } = found;
  const isShut = deps.settings.seed !== 'demo' && isDemoLogin(user.id, password);
  if (!isRight || isShut) return refuseLogged(deps, user, 'loginFailed', address);
  await forgiveAttempts(deps, username, place);
  if (user.disabledAt || company.disabledAt || company.deletedAt)
    return refuseLogged(deps, user, 'accountDisabled', address);
  const token = deps.ids.token();
  const session = { id: deps.ids.uuid(), userId: user.id, tokenHash: hashToken(token), place };
  const opened = await runAudited(deps, logEntry('login', user, address), (tx) =>
    openSession(tx, session, company.singleSession, deps.clock.now()),
  );
  if (isRefusal(opened)) return opened;
  if (company.singleSession) deps.sessions.forget();
  const draftKey = await draftKeyOf(deps, { userId: user.id, companyId: user.companyId });
  return presentLogin(token, draftKey, user, company);
}

/** A refusal that the company's log tells of; what came too soon is not looked at, so that nobody fills the log with it. */
async function refuseLogged(
  deps: Deps,
  user: User,
  code: 'loginFailed' | 'accountDisabled',
  address: string,
): Promise<Refusal> {
  await runAudited(deps, logEntry(code, user, address), async () => ({}));
  return refuse(code);
}

function logEntry(name: string, { id, companyId }: User, address: string) {
  return { name, companyId, userId: id, subject: { type: 'login', id: () => id }, detail: { address } };
}

type NewSession = Pick<InferSelectModel<typeof sessions>, 'id' | 'userId' | 'tokenHash' | 'place'>;

async function openSession(tx: Tx, session: NewSession, isOnly: boolean, now: Date): Promise<object> {
  if (isOnly) {
    // Two devices at once: the row lock lets one finish first, so that exactly one session remains.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, session.userId)).for('update');
    await tx
      .update(sessions)
      .set({ endedAt: now, endReason: 'replaced' })
      .where(and(eq(sessions.userId, session.userId), isNull(sessions.endedAt)));
  }
  await tx.insert(sessions).values({ ...session, createdAt: now, lastUsedAt: now });
  return session;
}
