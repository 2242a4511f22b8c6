import { and, count, desc, eq, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Notice, NoticesQuery, Unread } from '../../../contract/notices.ts';
import type { Page } from '../../../contract/paging.ts';
import { canUseFinance, canUseFlights, canUseTrains, seesOwnOrdersOnly } from '../../../contract/permissions.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { noticeMarks, notices as t } from '../../db/schema/notices.ts';
import { orders } from '../../db/schema/orders.ts';
import { statements } from '../../db/schema/statements.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentNotices, presentUnread } from './present.ts';

/** Notices of the company's orders, or of the caller's own only where the company hides others; of its money for those who may see it. */
function visible(actor: Actor) {
  return and(
    ownCompany(actor, t.companyId),
    or(ofOrders(actor), canUseFinance(actor.grants) ? isNull(t.orderId) : sql`false`),
  );
}

/** Notices of the products that the caller books: others would link to pages they cannot open. */
function ofOrders(actor: Actor) {
  const [flights, trains] = [canUseFlights(actor.grants), canUseTrains(actor.grants)];
  if (!flights && !trains) return sql`false`;
  const whose = seesOwnOrdersOnly(actor.grants) ? eq(t.userId, actor.userId) : isNotNull(t.orderId);
  if (flights && trains) return whose;
  const isTrain = sql`exists (select from ${orders} o where o.id = ${t.orderId} and o.product = 'train')`;
  return and(whose, flights ? not(isTrain) : isTrain);
}

async function readTo(tx: Pick<Tx, 'select'>, actor: Actor): Promise<number> {
  const [mark] = await tx.select().from(noticeMarks).where(eq(noticeMarks.userId, actor.userId));
  return mark?.readTo ?? 0;
}

export async function readNotices(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { page = 1, pageSize = PAGE_SIZE.default }: Partial<NoticesQuery>,
): Promise<Page<Notice>> {
  const rows = await deps.db
    .select({
      notice: t,
      order: {
        ...{ product: orders.product, type: orders.type, leadPassenger: orders.leadPassenger },
        ...{ route: orders.route, departureDate: orders.departureDate },
      },
      statement: { id: statements.id, dueDay: statements.dueDay },
    })
    .from(t)
    .leftJoin(orders, eq(orders.id, t.orderId))
    .leftJoin(statements, eq(statements.id, t.statementId))
    .where(visible(actor))
    .orderBy(desc(t.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db.select({ total: count() }).from(t).where(visible(actor));
  const paging = { total: counted?.total ?? 0, page, pageSize };
  return presentNotices(rows, await readTo(deps.db, actor), paging);
}

export async function countUnread(tx: Pick<Tx, 'select'>, actor: Actor): Promise<Unread> {
  const after = await readTo(tx, actor);
  const [counted] = await tx
    .select({ cnt: count() })
    .from(t)
    .where(and(visible(actor), gt(t.id, after)));
  return presentUnread(counted?.cnt ?? 0);
}
