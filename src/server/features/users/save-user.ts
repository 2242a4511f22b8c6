import { eq, sql } from 'drizzle-orm';
import { beginsWith, permissionsAfterRoleChange, ungrantable } from '../../../contract/permission-grants.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { NewUserInput, User, UserInput } from '../../../contract/users.ts';
import { closeAccount } from '../../accounts/close-account.ts';
import { endSessions } from '../../accounts/end-sessions.ts';
import { insertUser, phoneOf, statusColumns } from '../../accounts/insert-user.ts';
import { sendPasswordTicket } from '../../accounts/password-ticket.ts';
import { holdingsOf, isGivenUp } from '../../accounts/permission-holders.ts';
import { resetSecondFactor } from '../../accounts/second-factor.ts';
import { hasAdminLeft } from '../../accounts/super-users.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentUser, type UserRecord } from './present.ts';
import { findUsers } from './reads.ts';

const subject = { type: 'user', id: ({ id }: { id: string }) => id };
/** Serialises writes of a company's users, so that two administrators cannot remove each other. */
const lockCompany = (tx: Tx, actor: Actor) =>
  tx.select({ id: companies.id }).from(companies).where(ownCompany(actor, companies.id)).for('update');

async function findUser(tx: Tx, actor: Actor, id: string): Promise<UserRecord | null> {
  const [found] = await findUsers(tx, actor, sql`${users.id}::text = ${id}`, { limit: 1 });
  return found ?? null;
}

async function answer(tx: Tx, actor: Actor, id: string): Promise<User> {
  const found = await findUser(tx, actor, id);
  if (!found) throw new Error('a user who was just written is gone');
  return presentUser(found);
}

const create: Command<NewUserInput, User> = async (tx, actor, input, deps) => {
  const permissions = input.permissions ?? beginsWith(actor.grants, input.role);
  if (ungrantable(actor.grants, [], permissions).length > 0) return refuse('permissionNotHeld');
  // A testing user could otherwise book by another's account.
  if (actor.isTesting && input.status !== 'testing') return refuse('testingAccount');
  await lockCompany(tx, actor);
  const made = await insertUser(tx, deps, { ...input, permissions, companyId: actor.companyId });
  if (isRefusal(made)) return made;
  await sendPasswordTicket(tx, deps, actor, made, 'invitation');
  return answer(tx, actor, made.id);
};

const update: Command<UserInput, User> = async (tx, actor, input, deps) => {
  await lockCompany(tx, actor);
  const found = await findUser(tx, actor, input.id);
  if (!found) return refuse('notFound');
  if (found.user.version !== input.version) return refuse('staleVersion', { data: { current: presentUser(found) } });
  const { nickname, role, permissions = permissionsAfterRoleChange(actor.grants, found.user, role), status } = input;
  if (ungrantable(actor.grants, found.user.permissions, permissions).length > 0) return refuse('permissionNotHeld');
  if (actor.isTesting && found.user.isTesting && status === 'active') return refuse('testingAccount');
  const now = deps.clock.now();
  const before = await holdingsOf(tx, actor.companyId);
  await tx
    .update(users)
    .set({
      ...{ nickname, roles: [...new Set(role)], permissions: [...new Set(permissions)], ...phoneOf(input) },
      ...statusColumns(status, now, found.user.disabledAt),
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, found.user.id));
  if (found.isLastSuperUser && !(await hasAdminLeft(tx, actor.companyId))) return refuse('lastSuperUser');
  if (await isGivenUp(tx, actor, before)) return refuse('lastHolder');
  const whom = { companyId: actor.companyId, userId: found.user.id, at: now };
  await deps.events.publish(tx, whom, { type: 'company' });
  if (status === 'disabled') await endSessions(tx, found.user.id, now);
  return answer(tx, actor, input.id);
};

const reset: Command<{ id: string }, User> = async (tx, actor, { id }, deps) => {
  await lockCompany(tx, actor);
  const found = await findUser(tx, actor, id);
  if (!found) return refuse('notFound');
  const { user } = found;
  // Users without a password are invited again.
  await sendPasswordTicket(tx, deps, actor, user, user.passwordHash === null ? 'invitation' : 'passwordReset');
  // The only administrator keeps the old one until the new one is set: nobody else could restore access.
  if (found.isLastSuperUser) return presentUser(found);
  await tx
    .update(users)
    .set({ passwordHash: null, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id));
  await endSessions(tx, user.id, deps.clock.now());
  return answer(tx, actor, id);
};

const removeFactor: Command<{ id: string }, User> = async (tx, actor, { id }, deps) => {
  // One's own is removed in the own account, with the password.
  if (id === actor.userId) return refuse('notAllowed');
  await lockCompany(tx, actor);
  const found = await findUser(tx, actor, id);
  if (!found) return refuse('notFound');
  const isTaken = await resetSecondFactor(tx, deps, actor, found.user);
  return isTaken ? answer(tx, actor, id) : refuse('notFound');
};

const remove: Command<{ id: string }, { id: string }> = async (tx, actor, { id }, { clock }) => {
  await lockCompany(tx, actor);
  const found = await findUser(tx, actor, id);
  if (!found) return refuse('notFound');
  if (found.isLastSuperUser) return refuse('lastSuperUser');
  const before = await holdingsOf(tx, actor.companyId);
  await closeAccount(tx, found.user.id, clock.now());
  if (await isGivenUp(tx, actor, before)) return refuse('lastHolder');
  return { id };
};

/** POST /base/v2/users: the new user sets a password by the mailed link. */
export function createUser(deps: Deps, actor: Actor, input: NewUserInput, idempotencyKey: string | null) {
  return runCommand(deps, { name: 'createUser', actor, input, idempotencyKey, subject }, create);
}

/** PUT /base/v2/users/{id}: a disabled user is logged out everywhere. */
export async function updateUser(deps: Deps, actor: Actor, input: UserInput, idempotencyKey: string | null) {
  const done = await runCommand(deps, { name: 'updateUser', actor, input, idempotencyKey, subject }, update);
  deps.sessions.forget();
  return done;
}

/**
 * POST /base/v2/users/{id}/password: invalidates the password, ends every session, and mails a link to set a new one. A second factor
 * stays.
 */
export async function resetUserPassword(
  deps: Deps,
  actor: Actor,
  input: { id: string },
  idempotencyKey: string | null,
) {
  const done = await runCommand(deps, { name: 'resetUserPassword', actor, input, idempotencyKey, subject }, reset);
  deps.sessions.forget();
  return done;
}

/** POST /base/v2/users/{id}/second-factor/removal: log-ins then require only the password; notifies the user by mail. */
export function removeUserSecondFactor(deps: Deps, actor: Actor, input: { id: string }, idempotencyKey: string | null) {
  return runCommand(deps, { name: 'removeUserSecondFactor', actor, input, idempotencyKey, subject }, removeFactor);
}

/** DELETE /base/v2/users/{id}: the user's actions stay in the books under their name. */
export async function deleteUser(deps: Deps, actor: Actor, input: { id: string }): Promise<null | Refusal> {
  const done = await runCommand(deps, { name: 'deleteUser', actor, input, idempotencyKey: null, subject }, remove);
  deps.sessions.forget();
  return isRefusal(done) ? done : null;
}
