import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Agency, ApiKeyAnswer } from '../../../contract/agencies.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { apiKeyContext, apiKeyPrefix, renewedKey, revokeApiKey } from '../../accounts/agency-secret.ts';
import { endKeySessions, endSessions } from '../../accounts/end-sessions.ts';
import { sendPasswordTicket } from '../../accounts/password-ticket.ts';
import { resetSecondFactor } from '../../accounts/second-factor.ts';
import { findAdmin } from '../../accounts/super-users.ts';
import { technicalUser } from '../../accounts/technical-user.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { seal } from '../../crypto/at-rest.ts';
import { apiKeys } from '../../db/schema/companies.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { API_KEY_START } from '../../http/authenticate.ts';
import { presentApiKey } from './present.ts';
import { agencySubject, answerAgency, lockAgency } from './save-agency.ts';

const reset: Command<{ id: string }, Agency> = async (tx, actor, { id }, deps) => {
  const found = await lockAgency(tx, actor, id);
  const admin = found ? await findAdmin(tx, found.id) : null;
  if (!admin) return refuse('notFound');
  await sendPasswordTicket(tx, deps, actor, admin, admin.passwordHash === null ? 'invitation' : 'passwordReset');
  await tx
    .update(users)
    .set({ passwordHash: null, version: sql`${users.version} + 1` })
    .where(eq(users.id, admin.id));
  await endSessions(tx, admin.id, deps.clock.now());
  return answerAgency(deps, tx, actor, id);
};

const removeFactor: Command<{ id: string }, Agency> = async (tx, actor, { id }, deps) => {
  const found = await lockAgency(tx, actor, id);
  const admin = found ? await findAdmin(tx, found.id) : null;
  const isTaken = admin !== null && (await resetSecondFactor(tx, deps, actor, admin));
  return isTaken ? answerAgency(deps, tx, actor, id) : refuse('notFound');
};

const endKey: Command<{ id: string }, Agency> = async (tx, actor, { id }, deps) => {
  const found = await lockAgency(tx, actor, id);
  const isEnded = found !== null && (await revokeApiKey(tx, found.id, deps.clock.now()));
  return isEnded ? answerAgency(deps, tx, actor, id) : refuse('notFound');
};

const renewKey: Command<{ id: string }, { id: string; prefix: string }> = async (tx, actor, { id }, deps) => {
  const found = await lockAgency(tx, actor, id);
  if (!found) return refuse('notFound');
  const key = API_KEY_START + deps.ids.token();
  const prefix = apiKeyPrefix(key);
  const row = {
    userId: await technicalUser(tx, deps, found),
    madeBy: actor.userId,
    keyHash: createHash('sha256').update(key).digest(),
    sealed: seal(key, deps.settings.dataKeys, apiKeyContext(found.id)),
    prefix,
    createdAt: deps.clock.now(),
  };
  await tx
    .insert(apiKeys)
    .values({ companyId: found.id, ...row })
    .onConflictDoUpdate({ target: apiKeys.companyId, set: row });
  await endKeySessions(tx, found.id, row.createdAt);
  return { id: found.id, prefix };
};

/** POST /base/v2/agencies/{id}/superuser/second-factor/removal: as for any user, for the agency's first administrator. */
export function removeAgencySecondFactor(
  deps: Deps,
  actor: Actor,
  input: { id: string },
  idempotencyKey: string | null,
) {
  const call = { name: 'removeAgencySecondFactor', actor, input, idempotencyKey, subject: agencySubject } as const;
  return runCommand(deps, call, removeFactor);
}

/** POST /base/v2/agencies/{id}/superuser/password: as for any user, for the agency's first administrator. */
export async function resetAgencyPassword(
  deps: Deps,
  actor: Actor,
  input: { id: string },
  idempotencyKey: string | null,
) {
  const call = { name: 'resetAgencyPassword', actor, input, idempotencyKey, subject: agencySubject } as const;
  const done = await runCommand(deps, call, reset);
  deps.sessions.forget();
  return done;
}

/**
 * POST /base/v2/agencies/{id}/apikey: replaces the key; the old one is revoked and the sessions it opened end. The key is returned once,
 * and to retries while it is valid; only its prefix is stored under the idempotency key. Refuses with statusConflict where it was replaced
 * since.
 */
export async function renewAgencyKey(
  deps: Deps,
  actor: Actor,
  input: { id: string },
  idempotencyKey: string | null,
): Promise<ApiKeyAnswer | Refusal> {
  const call = { name: 'renewAgencyKey', actor, input, idempotencyKey, subject: agencySubject } as const;
  const renewed = await runCommand(deps, call, renewKey);
  deps.sessions.forget();
  if (isRefusal(renewed)) return renewed;
  const key = await renewedKey(deps.db, deps, renewed);
  return key === null ? refuse('statusConflict') : presentApiKey(key);
}

/** DELETE /base/v2/agencies/{id}/apikey: revokes the key; the agency has none until one is created. */
export async function endAgencyKey(deps: Deps, actor: Actor, input: { id: string }) {
  const call = { name: 'endAgencyKey', actor, input, idempotencyKey: null, subject: agencySubject } as const;
  const done = await runCommand(deps, call, endKey);
  deps.sessions.forget();
  return done;
}
