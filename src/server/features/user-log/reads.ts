import { and, count, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { UserLogsQuery } from '../../../contract/user-log.ts';
import type { Actor } from '../../actor.ts';
import { asSearched, holdsWords } from '../../db/like-words.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { instantsOf } from '../../time/start-of-day.ts';
import type { FoundRow, LogRow } from './log-row.ts';
import { readNames } from './names.ts';
import { presentLogs } from './present.ts';

type LogFilter = Pick<Partial<UserLogsQuery>, 'q' | 'action' | 'subject' | 'without' | 'from' | 'to' | 'zone'>;
/** Rows per batch, a few milliseconds of reading; other requests are served in between. */
const BATCH = 250;

/** The log of the caller's company, newest first. */
export async function readLogs(deps: Pick<Deps, 'db'>, actor: Actor, query: Partial<UserLogsQuery>) {
  const { page = 1, pageSize = PAGE_SIZE.default } = query;
  const where = and(ownCompany(actor, auditLog.companyId), matching(query));
  const found = await selectRows(deps.db)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await withNames(deps.db, actor, found);
  return presentLogs({ rows, total: await countLogs(deps, actor, query) }, { page, pageSize });
}

/** Number of matching entries. */
export async function countLogs({ db }: Pick<Deps, 'db'>, actor: Actor, query: LogFilter): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(and(ownCompany(actor, auditLog.companyId), matching(query)));
  return counted?.total ?? 0;
}

/** All matching entries, newest first, in batches. */
export async function* eachLog({ db }: Pick<Deps, 'db'>, actor: Actor, query: LogFilter): AsyncGenerator<LogRow[]> {
  let last: LogRow | undefined;
  do {
    const { at, id } = last?.entry ?? {};
    const after = at && id && sql`(${auditLog.at}, ${auditLog.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`;
    const found = await selectRows(db)
      .where(and(ownCompany(actor, auditLog.companyId), matching(query), after || undefined))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(BATCH);
    const rows = await withNames(db, actor, found);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function selectRows(db: Pick<Deps['db'], 'select'>) {
  return db
    .select({ entry: auditLog, user: { id: users.id, username: users.username, nickname: users.nickname } })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId));
}

async function withNames(db: Deps['db'], actor: Actor, found: readonly FoundRow[]): Promise<LogRow[]> {
  const nameOf = await readNames(
    db,
    actor,
    found.map(({ entry }) => entry),
  );
  return found.map((row) => ({ ...row, name: nameOf(row.entry) }));
}

function matching({ q = '', action, subject, without, ...days }: LogFilter): SQL | undefined {
  const { from, until } = instantsOf(days);
  return and(
    holdsWords(q, [users.username, users.nickname].map(asSearched)),
    action ? eq(auditLog.action, action) : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    without ? ne(auditLog.subject, without) : undefined,
    from ? gte(auditLog.at, from) : undefined,
    until ? lt(auditLog.at, until) : undefined,
  );
}
