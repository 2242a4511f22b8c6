import { eq, sql } from 'drizzle-orm';
import type { Agency } from '../../../contract/agencies.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { cleanPicture, dropPicture, replacePicture } from '../../accounts/pictures.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import type { Deps } from '../../deps.ts';
import { agencySubject, answerAgency, lockOwnAgency } from './save-agency.ts';

/** Replaces the agency's logo with the result of `make`. */
function replacing(
  make: (tx: Tx, agency: typeof companies.$inferSelect, deps: Deps) => Promise<string | null>,
): Command<{ id: string }, Agency> {
  return async (tx, actor, { id }, deps) => {
    const found = await lockOwnAgency(tx, actor, id);
    if (!found) return refuse('notFound');
    const logo = await make(tx, found, deps);
    await tx
      .update(companies)
      .set({ logo, version: sql`${companies.version} + 1` })
      .where(eq(companies.id, found.id));
    return answerAgency(deps, tx, actor, id);
  };
}

/** POST /base/v2/agencies/{id}/logo: re-encoded from its pixels, as in the agency's own upload. */
export async function uploadAgencyLogo(
  deps: Deps,
  actor: Actor,
  { id, image }: { id: string; image: Uint8Array },
): Promise<Agency | Refusal> {
  const bytes = await cleanPicture(image);
  if (isRefusal(bytes)) return bytes;
  const call = {
    name: 'uploadAgencyLogo',
    actor,
    input: { id },
    idempotencyKey: null,
    subject: agencySubject,
  } as const;
  const replace = replacing((tx, { id: companyId, logo: before }) =>
    replacePicture(tx, deps, companyId, { before, bytes }),
  );
  const done = await runCommand(deps, call, replace);
  deps.sessions.forget();
  return done;
}

/** DELETE /base/v2/agencies/{id}/logo. */
export async function deleteAgencyLogo(deps: Deps, actor: Actor, input: { id: string }): Promise<Agency | Refusal> {
  const call = { name: 'deleteAgencyLogo', actor, input, idempotencyKey: null, subject: agencySubject } as const;
  const remove = replacing(async (tx, { id: companyId, logo }) => {
    await dropPicture(tx, companyId, logo);
    return null;
  });
  const done = await runCommand(deps, call, remove);
  deps.sessions.forget();
  return done;
}
