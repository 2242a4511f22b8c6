import { and, eq, type InferSelectModel, isNull, sql } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { LoginAnswer, LoginInput } from '../../../contract/session.ts';
import { runAudited } from '../../commands/run-command.ts';
import { isPassword } from '../../crypto/password.ts';
import { companies } from '../../db/schema/companies.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { isDemoLogin } from '../../seed/demo-accounts.ts';
import { countAttempt, forgiveAttempts, placeOf } from './login-limits.ts';
import { logEntry, openSession } from './open-session.ts';

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
  return openSession(deps, { user, company, action: 'login', address });
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
