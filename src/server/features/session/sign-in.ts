import { and, eq, type InferSelectModel, isNull, sql } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { LoginAnswer, LoginInput } from '../../../contract/session.ts';
import { EFFECTIVE_COMPANY } from '../../accounts/effective-company.ts';
import { hasSecondFactor, redeemSecondFactor } from '../../accounts/second-factor.ts';
import { runAudited } from '../../commands/run-command.ts';
import { keyedHash } from '../../crypto/at-rest.ts';
import { isPassword } from '../../crypto/password.ts';
import { companies } from '../../db/schema/companies.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { placeOf } from '../../http/caller-place.ts';
import type { Call } from '../../http/handler.ts';
import { isDemoLogin } from '../../seed/demo-accounts.ts';
import { countAttempt, resetAttempts } from './login-limits.ts';
import { type LogInDetails, logEntry, openSession, refuseDisabled } from './open-session.ts';

type User = InferSelectModel<typeof users>;

/**
 * Opens a session. A wrong name and a wrong password are refused alike in the same time; that an account is disabled is revealed only to
 * those who know its password. The result is recorded in the company's log, with the caller's address.
 */
export async function signIn(
  deps: Deps,
  input: LoginInput,
  { address, userAgent, device }: Pick<Call<'login'>, 'address' | 'userAgent' | 'device'>,
): Promise<LoginAnswer | Refusal> {
  const { password } = input;
  // As phones type it: with a capital, or a trailing space.
  const username = input.username.trim().toLowerCase();
  const place = placeOf(address);
  const attempt = await countAttempt(deps, { username, place, device: knownDevice(deps, username, device.sent) });
  if (isRefusal(attempt)) return attempt;
  const [found] = await deps.db
    .select({ user: users, company: EFFECTIVE_COMPANY })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(sql`lower(${users.username})`, username), isNull(users.deletedAt)));
  const isRight = await isPassword(password, found?.user.passwordHash ?? null);
  if (!found) return refuse('loginFailed');
  const { user, company } = found;
  const isShut = deps.settings.seed !== 'demo' && isDemoLogin(user.id, password);
  if (!isRight || isShut) return refuseLogged(deps, user, 'loginFailed', address);
  if (user.disabledAt || company.disabledAt || company.deletedAt) return refuseDisabled(deps, user, address);
  const opened = await openSession(deps, {
    user,
    company,
    action: 'login',
    address,
    userAgent,
    use: await secondStep(deps, user.id, input),
  });
  if (isRefusal(opened)) {
    const { refused } = opened;
    const isHalfWay = refused === 'secondFactorWrong' || refused === 'secondFactorRequired';
    return isHalfWay ? refuseLogged(deps, user, refused, address) : opened;
  }
  await resetAttempts(deps, attempt);
  device.give(markOf(deps, username, deps.ids.token()));
  return opened;
}

/** A browser's mark: its counting key, and proof that it belongs to this account. It is that of the last user to sign in there. */
function markOf({ settings }: Pick<Deps, 'settings'>, username: string, device: string): string {
  return `${device}.${keyedHash(JSON.stringify([username, device]), settings.dataKeys, 'device mark').text}`;
}

/** A browser's counting key, if its mark is valid for this account; else null. */
function knownDevice(deps: Pick<Deps, 'settings'>, username: string, sent: string | null): string | null {
  const [device = ''] = sent?.split('.', 1) ?? [];
  return sent === markOf(deps, username, device) ? device : null;
}

/** The code consumed by a log-in with a second factor. Wrong codes count like wrong passwords. */
async function secondStep(deps: Deps, userId: string, { otp }: LoginInput): Promise<LogInDetails['use']> {
  if (!(await hasSecondFactor(deps.db, userId))) return undefined;
  if (otp === undefined) return async () => refuse('secondFactorRequired');
  return (tx) => redeemSecondFactor(tx, deps, userId, otp);
}

/**
 * A refusal recorded in the company's log, also at the code, where the caller knows the password. Attempts that came too early are not
 * logged, so that nobody can flood it.
 */
async function refuseLogged(
  deps: Deps,
  user: User,
  code: 'loginFailed' | 'secondFactorWrong' | 'secondFactorRequired',
  address: string,
): Promise<Refusal> {
  await runAudited(deps, logEntry(code, user, address), async () => ({}));
  return refuse(code);
}
