import { and, eq, sql } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { DeletionInput } from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { travellers } from '../../db/schema/travellers.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentTraveller } from './present.ts';
import { findTraveller, lockTravellers } from './traveller-rows.ts';

/** Also deletes documents and cards, and removes the traveller from all users' frequent ones. */
const remove: Command<DeletionInput, { id: string }> = async (tx, actor, { id, version }, deps) => {
  await lockTravellers(tx, actor);
  const record = await findTraveller(tx, actor, id);
  if (!record) return refuse('notFound');
  if (version !== undefined && record.row.version !== version)
    return refuse('staleVersion', { data: { current: presentTraveller(deps, actor, record) } });
  await tx.delete(travellers).where(and(ownCompany(actor, travellers.companyId), eq(travellers.id, id)));
  await tx
    .update(users)
    .set({ config: sql`jsonb_set(${users.config}, '{passengers}', (${users.config} -> 'passengers') - ${id}::text)` })
    .where(and(ownCompany(actor, users.companyId), sql`${users.config} -> 'passengers' ? ${id}`));
  return { id };
};

/** DELETE /base/v2/often-used-passengers/{id}: with a version, refuses with staleVersion as an update does. */
export async function deleteTraveller(deps: Deps, actor: Actor, input: DeletionInput): Promise<null | Refusal> {
  const subject = { type: 'traveller', id: () => input.id };
  const call = { name: 'deleteTraveller', actor, input, idempotencyKey: null, subject } as const;
  const done = await runCommand(deps, call, remove);
  // Cached sessions name frequent travellers.
  deps.sessions.forget();
  return isRefusal(done) ? done : null;
}
