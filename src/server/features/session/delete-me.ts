import { eq } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { closeAccount } from '../../accounts/close-account.ts';
import { holdingsOf, isGivenUp } from '../../accounts/permission-holders.ts';
import { dropPicture } from '../../accounts/pictures.ts';
import { hasAdminLeft } from '../../accounts/super-users.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { companies } from '../../db/schema/companies.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { checkOwnPassword } from './own-password.ts';

const command: Command<object, { id: string }> = async (tx, actor, _, { clock }) => {
  // Like all writes of a company's users: two administrators cannot leave at once.
  await tx.select({ id: companies.id }).from(companies).where(ownCompany(actor, companies.id)).for('update');
  const [user] = await tx.select().from(users).where(eq(users.id, actor.userId));
  const before = await holdingsOf(tx, actor.companyId);
  await closeAccount(tx, actor.userId, clock.now());
  if (user?.roles.includes('SuperUser') && !(await hasAdminLeft(tx, actor.companyId))) return refuse('lastSuperUser');
  if (await isGivenUp(tx, actor, before)) return refuse('lastHolder');
  await dropPicture(tx, actor.companyId, user?.avatar ?? null);
  return { id: actor.userId };
};

/**
 * DELETE /base/v2/me, requires the password: closes the account for good and logs it out everywhere; the only administrator, or the only
 * holder of a permission, cannot leave.
 */
export async function deleteMe(deps: Deps, actor: Actor, current: string, address: string): Promise<null | Refusal> {
  const wrong = await checkOwnPassword(deps, actor, [current], address);
  if (wrong) return wrong;
  const subject = { type: 'user', id: () => actor.userId };
  const call = { name: 'deleteMe', actor, input: {}, idempotencyKey: null, subject } as const;
  const done = await runCommand(deps, call, command);
  deps.sessions.forget();
  return isRefusal(done) ? done : null;
}
