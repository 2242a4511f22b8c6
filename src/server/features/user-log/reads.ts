import { and, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays } from '../../../contract/dates.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { UserLogsQuery } from '../../../contract/user-log.ts';
import type { Actor } from '../../actor.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { memberCards, travellers } from '../../db/schema/travellers.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import type { LogRow } from './log-row.ts';
import { presentLogs } from './present.ts';

type LogFilter = Pick<Partial<UserLogsQuery>, 'q' | 'action' | 'subject' | 'from' | 'to'>;
const BATCH = 1000;
const holders = alias(travellers, 'holders');

/** What was done in the caller's company, newest first. */
export async function readLogs(deps: Pick<Deps, 'db'>, actor: Actor, query: Partial<UserLogsQuery>) {
  const { page = 1, pageSize = PAGE_SIZE.default } = query;
  const where = and(ownCompany(actor, auditLog.companyId), matching(query));
  const rows = await selectRows(deps.db, actor)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return presentLogs({ rows, total: await countLogs(deps, actor, query) }, { page, pageSize });
}

/** How many entries fit. */
export async function countLogs({ db }: Pick<Deps, 'db'>, actor: Actor, query: LogFilter): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(and(ownCompany(actor, auditLog.companyId), matching(query)));
  return counted?.total ?? 0;
}

/** All entries that fit, newest first and batch by batch. */
export async function* eachLog({ db }: Pick<Deps, 'db'>, actor: Actor, query: LogFilter): AsyncGenerator<LogRow[]> {
  let last: LogRow | undefined;
  do {
    const { at, id } = last?.entry ?? {};
    const after = at && id && sql`(${auditLog.at}, ${auditLog.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`;
    const rows: LogRow[] = await selectRows(db, actor)
      .where(and(ownCompany(actor, auditLog.companyId), matching(query), after || undefined))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function selectRows(db: Pick<Deps['db'], 'select'>, actor: Actor) {
  const isAbout = (type: string, id: SQL) => sql`${auditLog.subject} = ${type} and ${id} = ${auditLog.subjectId}`;
  return db
    .select({
      entry: auditLog,
      user: { id: users.id, username: users.username, nickname: users.nickname },
      traveller: { surname: travellers.surname, givenName: travellers.givenName },
      holder: { surname: holders.surname, givenName: holders.givenName },
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(
      travellers,
      and(ownCompany(actor, travellers.companyId), isAbout('traveller', sql`${travellers.id}::text`)),
    )
    .leftJoin(
      memberCards,
      and(ownCompany(actor, memberCards.companyId), isAbout('member-card', sql`${memberCards.id}::text`)),
    )
    .leftJoin(holders, eq(holders.id, memberCards.travellerId));
}

function matching({ q = '', action, subject, from, to }: LogFilter): SQL | undefined {
  const like = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const byUser =
    q.trim() === ''
      ? undefined
      : or(sql`lower(${users.username}) like ${like}`, sql`lower(${users.nickname}) like ${like}`);
  return and(
    byUser,
    action ? eq(auditLog.action, action) : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    from ? gte(auditLog.at, startOf(from)) : undefined,
    to ? lt(auditLog.at, startOf(addDays(to, 1))) : undefined,
  );
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);
