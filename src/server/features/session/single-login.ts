import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { SINGLE_LOGIN_MS } from '../../../contract/limits.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { LoginAnswer, SingleLoginInput } from '../../../contract/session.ts';
import { agencySecret } from '../../accounts/agency-secret.ts';
import { STANDING } from '../../accounts/standing.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { singleLogins } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from './find-session.ts';
import { openSession, refuseDisabled } from './open-session.ts';

/**
 * POST /base/v2/single-login: opens a session for a user whom the agency's own system names (spec §2). It signs
 * `code.timestamp.userid` with the agency's key: HMAC-SHA256, in hex. A signature counts for five minutes and once. What is wrong
 * with it is told only to who has the key; to all others no code, no user and no signature are the same.
 */
export async function singleLogin(
  deps: Deps,
  input: SingleLoginInput,
  address: string,
): Promise<LoginAnswer | Refusal> {
  const company = await findCompany(deps, input.code);
  const key = company && (await agencySecret(deps.db, deps, company.id));
  // Without a key the same work is done for nothing.
  const isSigned = isSignature(input, key ?? 'none');
  if (!company || !key || !isSigned) return refuse('singleLoginFailed');
  const now = deps.clock.now().getTime();
  if (Math.abs(now - instantOf(input.timestamp)) > SINGLE_LOGIN_MS) return refuse('singleLoginExpired');
  const user = await findUser(deps, company.id, input.userid);
  if (!user) return refuse('singleLoginFailed');
  if (user.disabledAt) return refuseDisabled(deps, user, address);
  return openSession(deps, { user, company, action: 'singleLogin', address, use: (tx) => useUp(tx, input, deps) });
}

async function findCompany({ db }: Pick<Deps, 'db'>, code: string) {
  const [found] = await db
    .select(STANDING)
    .from(companies)
    .where(and(eq(companies.code, code), isNull(STANDING.disabledAt), isNull(companies.deletedAt)));
  return found ?? null;
}

/** By the name the user logs in with, or by the id that the API answers. */
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

async function useUp(tx: Tx, { signature }: SingleLoginInput, { clock }: Pick<Deps, 'clock'>): Promise<Refusal | null> {
  const signatureHash = hashToken(signature.toLowerCase());
  const used = await tx
    .insert(singleLogins)
    .values({ signatureHash, at: clock.now() })
    .onConflictDoNothing()
    .returning({ at: singleLogins.at });
  return used.length > 0 ? null : refuse('singleLoginExpired');
}
