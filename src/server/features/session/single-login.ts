import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { SINGLE_LOGIN_MS } from '../../../contract/limits.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { LoginAnswer, SingleLoginInput } from '../../../contract/session.ts';
import { agencySecret } from '../../accounts/agency-secret.ts';
import { EFFECTIVE_COMPANY, type EffectiveCompany } from '../../accounts/effective-company.ts';
import { hasSecondFactor } from '../../accounts/second-factor.ts';
import { runAudited } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { apiKeys, companies } from '../../db/schema/companies.ts';
import { singleLogins } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { placeOf } from '../../http/caller-place.ts';
import type { Call } from '../../http/handler.ts';
import { hashToken } from './find-session.ts';
import { countRefused } from './login-limits.ts';
import { openSession, refuseDisabled } from './open-session.ts';

type User = typeof users.$inferSelect;

/**
 * POST /base/v2/single-login: opens a session for a user named by the agency's own system (spec §2). It signs `code.timestamp.userid` with
 * the agency's key: HMAC-SHA256, in hex. A signature is valid for five minutes and once. Errors are detailed only to holders of the key;
 * for others an unknown code, user or signature look the same. Refusals are recorded in the agency's log.
 */
export async function singleLogin(
  deps: Deps,
  input: SingleLoginInput,
  { address, userAgent }: Pick<Call<'singleLogin'>, 'address' | 'userAgent'>,
): Promise<LoginAnswer | Refusal> {
  const company = await findCompany(deps, input.code);
  const key = company && (await agencySecret(deps.db, deps, company.id));
  // Without a key the same work is done, for equal timing.
  const isSigned = isSignature(input, key ?? 'none');
  if (!company) return refuse('singleLoginFailed');
  const user = await findUser(deps, company.id, input.userid);
  const tried = { company, user, address };
  if (!key || !isSigned) return refuseLogged(deps, tried, 'singleLoginFailed');
  const now = deps.clock.now();
  if (Math.abs(now.getTime() - instantOf(input.timestamp)) > SINGLE_LOGIN_MS)
    return refuseLogged(deps, tried, 'singleLoginExpired');
  if (!user) return refuseLogged(deps, tried, 'singleLoginFailed');
  if (user.disabledAt) return refuseDisabled(deps, user, address);
  if (await isGuarded(deps, user, company)) return refuseLogged(deps, tried, 'singleLoginGuarded');
  const signed = { signature: input.signature, companyId: company.id, key, at: now };
  const use = (tx: Tx) => consumeSignature(tx, signed);
  const opened = await openSession(deps, { user, company, action: 'singleLogin', address, userAgent, use });
  const isUsed = isRefusal(opened) && opened.refused === 'singleLoginExpired';
  return isUsed ? refuseLogged(deps, tried, 'singleLoginExpired') : opened;
}

/**
 * Whether an account must be safe from a leaked key: an administrator's, or one with a second factor. The company may allow its key to open
 * these too.
 */
async function isGuarded({ db }: Pick<Deps, 'db'>, user: User, company: EffectiveCompany): Promise<boolean> {
  if (company.singleLoginAdmins) return false;
  return user.roles.includes('SuperUser') || hasSecondFactor(db, user.id);
}

interface Tried {
  company: EffectiveCompany;
  /** The named user; null if unknown in the company. */
  user: User | null;
  address: string;
}

/** Refuses, and records it in the company's log unless there are very many. */
async function refuseLogged(
  deps: Deps,
  { company: { id: companyId, code }, user, address }: Tried,
  refused: 'singleLoginFailed' | 'singleLoginExpired' | 'singleLoginGuarded',
): Promise<Refusal> {
  if (await countRefused(deps, { code, place: placeOf(address) })) {
    const subject = { type: 'login', id: () => user?.id ?? '' };
    const about = { name: refused, companyId, userId: user?.id ?? null, subject, detail: { address } };
    await runAudited(deps, about, async () => ({}));
  }
  return refuse(refused);
}

async function findCompany({ db }: Pick<Deps, 'db'>, code: string) {
  const [found] = await db
    .select(EFFECTIVE_COMPANY)
    .from(companies)
    .where(and(eq(companies.code, code), isNull(EFFECTIVE_COMPANY.disabledAt), isNull(companies.deletedAt)));
  return found ?? null;
}

/** By username, or by the user id of the API. */
async function findUser({ db }: Pick<Deps, 'db'>, companyId: string, userid: string) {
  const named = or(eq(sql`lower(${users.username})`, userid.trim().toLowerCase()), sql`${users.id}::text = ${userid}`);
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), named, isNull(users.deletedAt), sql`not ${users.isTechnical}`));
  return found ?? null;
}

function isSignature({ code, timestamp, userid, signature }: SingleLoginInput, key: string): boolean {
  const expected = createHmac('sha256', key).update(`${code}.${timestamp}.${userid}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** Seconds or milliseconds since 1970: ten digits or thirteen. */
function instantOf(timestamp: string): number {
  return Number(timestamp) * (timestamp.length === 10 ? 1000 : 1);
}

interface Signed {
  signature: string;
  companyId: string;
  /** The signing key. */
  key: string;
  at: Date;
}

/** Consumes a signature. Its key's row is locked until the session exists, so that revoking the key ends all sessions it opened. */
async function consumeSignature(tx: Tx, { signature, companyId, key, at }: Signed): Promise<Refusal | null> {
  const [held] = await tx
    .select({ keyHash: apiKeys.keyHash })
    .from(apiKeys)
    .where(eq(apiKeys.companyId, companyId))
    .for('share');
  if (!held?.keyHash.equals(hashToken(key))) return refuse('singleLoginExpired');
  const used = await tx
    .insert(singleLogins)
    .values({ signatureHash: hashToken(signature.toLowerCase()), at })
    .onConflictDoNothing()
    .returning({ at: singleLogins.at });
  return used.length > 0 ? null : refuse('singleLoginExpired');
}
