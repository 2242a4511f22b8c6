import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { OrderType } from '../../contract/order-groups.ts';
import type { OrderProduct, OrderStatus } from '../../contract/order-products.ts';
import type { Page, Paging } from '../../contract/paging.ts';
import type { SpentBy } from '../../contract/ticket-fates.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { asSearched, holdsWords } from '../db/like-words.ts';
import { orders as t } from '../db/schema/orders.ts';
import { SPENT_BY } from './list/spent-by.ts';
import { type OrderRow, visibleTo } from './order-rows.ts';

interface Asked extends Partial<Paging> {
  status?: OrderStatus | undefined;
  /** Only orders of this type. */
  type?: OrderType | undefined;
  /** Words that must all occur in the order's search text. */
  q?: string | undefined;
}

/** A caller's orders of one product, newest first, each presented by `show`. */
export async function readProductPage<T>(
  db: Pick<Tx, 'select'>,
  actor: Actor,
  product: OrderProduct,
  { page = 1, pageSize = PAGE_SIZE.default, status, type, q = '' }: Asked,
  show: (row: OrderRow & { spentBy: SpentBy | null }) => T,
): Promise<Page<T>> {
  const where = and(
    visibleTo(actor),
    eq(t.product, product),
    status ? eq(t.status, status) : undefined,
    type ? eq(t.type, type) : undefined,
    holdsWords(q, [sql`concat_ws(' ', ${t.searchText}, ${asSearched(t.referenceId)})`]),
  );
  const rows = await db
    .select({ ...getTableColumns(t), spentBy: SPENT_BY })
    .from(t)
    .where(where)
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(t).where(where);
  return { list: rows.map(show), total: counted?.total ?? 0, page, pageSize };
}
