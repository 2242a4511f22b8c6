import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import { MAX_FAVOURITES } from '../../../contract/limits.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Me } from '../../../contract/session.ts';
import type { MeInput, UserConfigInput } from '../../../contract/user-config.ts';
import { EFFECTIVE_COMPANY, type EffectiveCompany } from '../../accounts/effective-company.ts';
import { phoneOf } from '../../accounts/insert-user.ts';
import { cleanPicture, dropPicture, replacePicture } from '../../accounts/pictures.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { travellers } from '../../db/schema/travellers.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentMe } from './present.ts';

type UserRow = typeof users.$inferSelect;
type Changes = Partial<Pick<UserRow, 'nickname' | 'areaCode' | 'mobile' | 'avatar' | 'config'>>;

/** The caller's own account, locked: two devices that change two parts of it both keep their change. */
async function lockOwn(tx: Tx, actor: Actor): Promise<{ user: UserRow; company: EffectiveCompany }> {
  const own = and(ownCompany(actor, users.companyId), eq(users.id, actor.userId));
  const [user] = await tx.select().from(users).where(own).for('update');
  const [company] = await tx.select(EFFECTIVE_COMPANY).from(companies).where(eq(companies.id, actor.companyId));
  if (!user || !company) throw new Error('a session without its user');
  return { user, company };
}

/** Writes what differs; the same once more changes nothing. */
async function change(tx: Tx, actor: Actor, changesOf: (user: UserRow) => Changes): Promise<Me> {
  const { user, company } = await lockOwn(tx, actor);
  const changes = changesOf(user);
  const isSame = JSON.stringify({ ...user, ...changes }) === JSON.stringify(user);
  if (isSame) return presentMe(user, company);
  const [changed = user] = await tx
    .update(users)
    .set({ ...changes, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id))
    .returning();
  return presentMe(changed, company);
}

const rewrite: Command<MeInput, Me> = (tx, actor, { nickname, ...phone }) =>
  change(tx, actor, () => ({
    ...(nickname === undefined ? {} : { nickname }),
    ...(phone.mobile === undefined ? {} : phoneOf(phone)),
  }));

const putAvatar =
  (bytes: Buffer): Command<object, Me> =>
  async (tx, actor, _, deps) => {
    const { user } = await lockOwn(tx, actor);
    const avatar = await replacePicture(tx, deps, actor.companyId, { before: user.avatar, bytes });
    return change(tx, actor, () => ({ avatar }));
  };

const dropAvatar: Command<object, Me> = async (tx, actor) => {
  const { user } = await lockOwn(tx, actor);
  await dropPicture(tx, actor.companyId, user.avatar);
  return change(tx, actor, () => ({ avatar: null }));
};

/** The company's own travellers of a list: one who was deleted meanwhile, on another device, takes no place in it. */
async function ownTravellers(tx: Tx, actor: Actor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const idText = sql<string>`${travellers.id}::text`;
  const own = and(ownCompany(actor, travellers.companyId), inArray(idText, [...ids]));
  const found = new Set((await tx.select({ id: travellers.id }).from(travellers).where(own)).map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}

/** A list as it stands, with what was changed from `before` to `value` changed in it too. */
function mergedList(now: readonly string[], before: readonly string[], value: readonly string[]): string[] {
  const others = now.filter((one) => !before.includes(one) && !value.includes(one));
  return [...value.filter((one) => now.includes(one) || !before.includes(one)), ...others];
}

/** City and country codes must be of the dictionaries; travellers who are not there are left out. */
const configure: Command<UserConfigInput, Me> = async (tx, actor, { key, value, before }, { dictionaries }) => {
  const known = key === 'cities' ? dictionaries.cities : key === 'countries' ? dictionaries.countries : null;
  const isKnown = (code: string) => known?.has(code) ?? true;
  if (Array.isArray(value) && !value.every(isKnown)) return refuse('badInput', { fields: { value: 'invalid' } });
  if (!Array.isArray(value)) return change(tx, actor, ({ config }) => ({ config: { ...config, [key]: value } }));
  const now = (await lockOwn(tx, actor)).user.config[key];
  const list = [...new Set(before && Array.isArray(now) ? mergedList(now, before, value) : value)];
  const kept = key === 'passengers' ? await ownTravellers(tx, actor, list) : list;
  // Two devices together may put in too many, or take out all.
  const isEmpty = kept.length === 0 && known !== null;
  const fault = kept.length > MAX_FAVOURITES ? `tooMany:${MAX_FAVOURITES}` : isEmpty ? 'required' : null;
  if (fault) return refuse('badInput', { fields: { value: fault } });
  return change(tx, actor, ({ config }) => ({ config: { ...config, [key]: kept } }));
};

async function run<I>(
  deps: Deps,
  name: AuditAction,
  actor: Actor,
  input: I,
  command: Command<I, Me>,
): Promise<Me | Refusal> {
  const subject = { type: 'user', id: () => actor.userId };
  const answer = await runCommand(deps, { name, actor, input, idempotencyKey: null, subject }, command);
  // What this process remembers of the session shows the user as before.
  deps.sessions.forget();
  return answer;
}

/** Changes the caller's own name as colleagues see it, and their phone number where it is given (PUT /base/v2/me). */
export function updateMe(deps: Deps, actor: Actor, input: MeInput): Promise<Me | Refusal> {
  return run(deps, 'updateMe', actor, input, rewrite);
}

/** POST /base/v2/me/avatar: made anew from its pixels, in the place of the one before. */
export async function uploadAvatar(deps: Deps, actor: Actor, image: Uint8Array): Promise<Me | Refusal> {
  const bytes = await cleanPicture(image);
  return isRefusal(bytes) ? bytes : run(deps, 'uploadAvatar', actor, {}, putAvatar(bytes));
}

/** DELETE /base/v2/me/avatar. */
export function deleteAvatar(deps: Deps, actor: Actor): Promise<Me | Refusal> {
  return run(deps, 'deleteAvatar', actor, {}, dropAvatar);
}

/** Replaces one part of the caller's favourites and display choices (PUT /base/v2/me/config/{key}). */
export function saveUserConfig(deps: Deps, actor: Actor, input: UserConfigInput): Promise<Me | Refusal> {
  return run(deps, 'saveUserConfig', actor, input, configure);
}
