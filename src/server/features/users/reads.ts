import { and, asc, count, desc, isNull, type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Page } from '../../../contract/paging.ts';
import { hasRole } from '../../../contract/permissions.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Mail, MailsQuery, User, UsersQuery } from '../../../contract/users.ts';
import { HAS_SECOND_FACTOR } from '../../accounts/second-factor.ts';
import { CAN_ADMINISTER } from '../../accounts/super-users.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { asSearched, holdsWords } from '../../db/like-words.ts';
import { mails } from '../../db/schema/mails.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentMails, presentUser, presentUsers, type UserRecord } from './present.ts';

// Qualified: an unqualified column would be the session's own.
const lastSeenAt = sql<Date | null>`(select max(seen.last_used_at) from ${sessions} seen
  where seen.user_id = ${users}.id)`.mapWith(sessions.lastUsedAt);

/** The users of the caller's company, except the technical user of its API key. */
const ownPeople = (actor: Actor) =>
  and(ownCompany(actor, users.companyId), isNull(users.deletedAt), sql`not ${users.isTechnical}`);

/** The company's matching users, with when each was last seen. */
export async function findUsers(
  db: Pick<Tx, 'select'>,
  actor: Actor,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<UserRecord[]> {
  const own = ownPeople(actor);
  const rows = await db
    .select({ user: users, lastSeenAt, hasSecondFactor: HAS_SECOND_FACTOR, isAble: sql<boolean>`${CAN_ADMINISTER}` })
    .from(users)
    .where(and(own, where))
    .orderBy(asc(sql`lower(${users.username})`))
    .limit(limit)
    .offset(offset);
  const [able] = await db.select({ n: count() }).from(users).where(and(own, CAN_ADMINISTER));
  // Only those who manage accounts see how they are protected.
  const notifiesAgency = hasRole(actor.grants.roles, ['SuperUser']);
  return rows.map(({ isAble, hasSecondFactor, ...row }) => ({
    ...row,
    ...(notifiesAgency ? { hasSecondFactor } : {}),
    isLastSuperUser: isAble && (able?.n ?? 0) < 2,
  }));
}

/** GET /base/v2/users. */
export async function readUsers(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: Partial<UsersQuery>,
): Promise<Page<User>> {
  const { page = 1, pageSize = PAGE_SIZE.default } = query;
  const where = matching(query);
  const list = await findUsers(db, actor, where, { limit: pageSize, offset: (page - 1) * pageSize });
  const own = ownPeople(actor);
  const [counted] = await db.select({ total: count() }).from(users).where(and(own, where));
  return presentUsers(list, counted?.total ?? 0, { page, pageSize });
}

/** GET /base/v2/users/{id}. */
export async function readUser({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<User | Refusal> {
  const [found] = await findUsers(db, actor, matching({ id }), { limit: 1 });
  return found ? presentUser(found) : refuse('notFound');
}

function matching({ q = '', status, id }: Partial<UsersQuery>): SQL | undefined {
  const named = [users.username, users.nickname, users.email].map(asSearched);
  const byStatus = {
    active: sql`${users.disabledAt} is null and not ${users.isTesting}`,
    disabled: sql`${users.disabledAt} is not null`,
    testing: sql`${users.disabledAt} is null and ${users.isTesting}`,
  };
  return and(
    holdsWords(q, named),
    status ? byStatus[status] : undefined,
    id === undefined ? undefined : sql`${users.id}::text = ${id}`,
  );
}

/** GET /base/v2/mails. */
export async function readMails(deps: Deps, actor: Actor, query: Partial<MailsQuery>): Promise<Page<Mail>> {
  const { page = 1, pageSize = PAGE_SIZE.default } = query;
  const own = ownCompany(actor, mails.companyId);
  const rows = await deps.db
    .select()
    .from(mails)
    .where(own)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db.select({ total: count() }).from(mails).where(own);
  return presentMails(deps, rows, counted?.total ?? 0, { page, pageSize });
}
