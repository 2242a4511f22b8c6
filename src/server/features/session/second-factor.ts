import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RecoveryCodes, SecondFactor, SecondFactorSetUp } from '../../../contract/own-account.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { endOwnKeySessions } from '../../accounts/end-sessions.ts';
import {
  dropSecondFactor,
  hasSecondFactor,
  makeRecoveryCodes,
  recallRecoveryCodes,
  recoveryCodesOf,
  redeemSecondFactor,
  secondFactorContext,
} from '../../accounts/second-factor.ts';
import type { Actor } from '../../actor.ts';
import { runAudited } from '../../commands/run-command.ts';
import { seal } from '../../crypto/at-rest.ts';
import { toBase32 } from '../../crypto/totp.ts';
import { companies } from '../../db/schema/companies.ts';
import { secondFactors as t } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/handler.ts';
import { checkOwnPassword } from './own-password.ts';
import { presentRecoveryCodes, presentSecondFactor, presentSetUp } from './present.ts';

/** 160 bits, as the standard recommends. */
const SECRET_BYTES = 20;

/** GET /base/v2/me/second-factor. */
export async function readSecondFactor({ db }: Deps, { userId }: Actor): Promise<SecondFactor> {
  const [row] = await db.select().from(t).where(eq(t.userId, userId));
  return presentSecondFactor(row ?? null);
}

/** POST /base/v2/me/second-factor: a new secret, active once a code has confirmed it. An active one must be removed first. */
export async function beginSecondFactor(
  deps: Deps,
  actor: Actor,
  current: string,
  { address, host }: Pick<Call<'beginSecondFactor'>, 'address' | 'host'>,
): Promise<SecondFactorSetUp | Refusal> {
  const wrong = await checkOwnPassword(deps, actor, [current], address);
  if (wrong) return wrong;
  if (await hasSecondFactor(deps.db, actor.userId)) return refuse('statusConflict');
  const { userId } = actor;
  const secret = toBase32(randomBytes(SECRET_BYTES));
  const sealed = seal(secret, deps.settings.dataKeys, secondFactorContext(userId));
  const row = { sealed, lastStep: 0, createdAt: deps.clock.now() };
  await deps.db
    .insert(t)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: t.userId, set: row });
  const { name } = await deps.sites.of(host);
  return presentSetUp(secret, actor, name);
}

/**
 * PUT /base/v2/me/second-factor: log-ins then require a code. The recovery codes are returned once, and for a day to retries with the same
 * key. Ends sessions that the company's key opened elsewhere, unless it may open such accounts.
 */
export async function confirmSecondFactor(
  deps: Deps,
  actor: Actor,
  otp: string,
  requestKey: string | null,
): Promise<RecoveryCodes | Refusal> {
  const done = await switchOn(deps, actor, otp, requestKey);
  if (!isRefusal(done) || requestKey === null) return done;
  const codes = await recallRecoveryCodes(deps.db, deps, actor.userId, requestKey);
  return codes ? presentRecoveryCodes(codes) : done;
}

async function switchOn(
  deps: Deps,
  actor: Actor,
  otp: string,
  requestKey: string | null,
): Promise<RecoveryCodes | Refusal> {
  const { userId, companyId, sessionId } = actor;
  if (await hasSecondFactor(deps.db, userId)) return refuse('statusConflict');
  const { codes, hashes } = requestKey
    ? recoveryCodesOf(deps.settings.dataKeys, userId, requestKey)[0]
    : makeRecoveryCodes();
  const about = {
    name: 'switchOnSecondFactor',
    companyId,
    userId,
    subject: { type: 'login', id: () => userId },
  } as const;
  const confirmed = await runAudited<RecoveryCodes>(deps, about, async (tx) => {
    const now = deps.clock.now();
    const wrong = await redeemSecondFactor(tx, deps, userId, otp);
    if (wrong) return refuse('badInput', { fields: { otp: 'otpWrong' } });
    await tx.update(t).set({ confirmedAt: now, recoveryHashes: hashes }).where(eq(t.userId, userId));
    const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
    if (!company?.singleLoginAdmins) await endOwnKeySessions(tx, userId, now, sessionId);
    return presentRecoveryCodes(codes);
  });
  deps.sessions.forget();
  return confirmed;
}

/** POST /base/v2/me/second-factor/removal. */
export async function removeSecondFactor(
  deps: Deps,
  actor: Actor,
  current: string,
  address: string,
): Promise<null | Refusal> {
  const wrong = await checkOwnPassword(deps, actor, [current], address);
  if (wrong) return wrong;
  const { userId, companyId } = actor;
  const about = {
    name: 'switchOffSecondFactor',
    companyId,
    userId,
    subject: { type: 'login', id: () => userId },
  } as const;
  const done = await runAudited(deps, about, async (tx) => {
    await dropSecondFactor(tx, userId);
    return {};
  });
  return isRefusal(done) ? done : null;
}
