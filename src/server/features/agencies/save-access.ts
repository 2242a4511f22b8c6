import { eq, sql } from 'drizzle-orm';
import type { Agency, AgencyAccessInput } from '../../../contract/agencies.ts';
import { isRefusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { companies } from '../../db/schema/companies.ts';
import type { Deps } from '../../deps.ts';
import { agencySubject, answerAgency, applyStatus, lockAgency, lockVersion } from './save-agency.ts';
import { refusePrefix } from './website-prefix.ts';

const save: Command<AgencyAccessInput, Agency> = async (tx, actor, input, deps) => {
  const found = await lockVersion(deps, tx, actor, input, lockAgency);
  if (isRefusal(found)) return found;
  const { id, websitePrefix: held } = found;
  const { websitePrefix = held } = input;
  const fault = await refusePrefix(tx, actor, input, { held, publicUrl: deps.settings.publicUrl });
  if (fault) return fault;
  const disabledAt = await applyStatus(tx, deps, found, input.status);
  await tx
    .update(companies)
    .set({ disabledAt, websitePrefix, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, id));
  return answerAgency(deps, tx, actor, id);
};

/**
 * PUT /base/v2/agencies/{id}/access: whether an agency is active, and its web address, which only the provider's users set. Like all access
 * of an agency, it is managed by the company that opened it, and by the provider's users at every depth: nobody else could help an agency
 * whose parent is disabled itself, or does not respond.
 */
export async function saveAgencyAccess(
  deps: Deps,
  actor: Actor,
  input: AgencyAccessInput,
  idempotencyKey: string | null,
) {
  const call = { name: 'saveAgencyAccess', actor, input, idempotencyKey, subject: agencySubject } as const;
  const done = await runCommand(deps, call, save);
  deps.sessions.forget();
  return done;
}
