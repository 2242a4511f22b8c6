import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { OutgoingNotice, OutgoingNoticesQuery } from '../../../contract/outgoing-notices.ts';
import type { Page } from '../../../contract/paging.ts';
import { canManageAgencies } from '../../../contract/permissions.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { outgoingNotices as t } from '../../db/schema/outgoing-notices.ts';
import { ownCompany } from '../../db/scope.ts';
import { presentOutgoingPage } from './present.ts';

/** Notices of the caller's company, or of one agency opened by it. */
export function outgoingOf(db: Pick<Tx, 'select'>, actor: Actor, agency: string | undefined): SQL {
  if (agency === undefined) return ownCompany(actor, t.companyId);
  if (!canManageAgencies(actor.grants)) return sql`false`;
  const opened = and(
    ownCompany(actor, companies.parentId),
    isNull(companies.deletedAt),
    sql`${companies.id}::text = ${agency}`,
  );
  return inArray(t.companyId, db.select({ id: companies.id }).from(companies).where(opened));
}

/** GET /base/v2/notices. */
export async function readOutgoing(
  db: Pick<Tx, 'select'>,
  actor: Actor,
  { agency, id, state, kind, order, page = 1, pageSize = PAGE_SIZE.default }: Partial<OutgoingNoticesQuery>,
): Promise<Page<OutgoingNotice>> {
  const where = and(
    outgoingOf(db, actor, agency),
    id === undefined ? undefined : sql`${t.id}::text = ${id}`,
    state ? eq(t.state, state) : undefined,
    kind ? eq(t.kind, kind) : undefined,
    order ? eq(t.orderId, order) : undefined,
  );
  const rows = await db
    .select()
    .from(t)
    .where(where)
    .orderBy(desc(t.position))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(t).where(where);
  return presentOutgoingPage(rows, counted?.total ?? 0, { page, pageSize });
}
