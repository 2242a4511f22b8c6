import { count, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { OrdersSort } from '../../../contract/order-list.ts';
import { orders as t } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { ORDER_BY } from './list-sorts.ts';

/** How many of the newest orders are searched first for a common word. */
const NEAR = 1000;

interface Searched {
  /** The orders the caller may see. */
  scope: SQL;
  /** The matching ones. */
  where: SQL | undefined;
  sort: OrdersSort;
  /** Otherwise matches are rare, and searching the newest first is pointless. */
  isWordsAlone: boolean;
}

const LIMIT = sql.placeholder('limit');
const OFFSET = sql.placeholder('offset');
/** The page's last row. */
const UP_TO = sql.placeholder('upTo');
const COLUMNS = { id: t.id, createdAt: t.createdAt, payBy: t.payBy };

/**
 * A page of the orders matching a word, each as `summary` says, and their number. No statement relies on the planner's row estimate, which
 * is bad enough to scan all orders, newest first, for a page of a rare word. So a page of the newest is searched among the newest first,
 * which finds that of a word that a third of them have, and only then in one pass over all matches.
 */
export function prepareSearch({ db }: Pick<Deps, 'db'>, { scope, where, sort, isWordsAlone }: Searched, summary: SQL) {
  const orderBy = ORDER_BY[sort];
  const written = (page: SQLWrapper) => {
    const rows = db
      .select({ summary })
      .from(t)
      .where(sql`${t.id} in ${page}`)
      .orderBy(...orderBy(t));
    return sql<string>`array_to_json(array(${rows}))::text`;
  };
  const found = db.$with('found').as(db.select(COLUMNS).from(t).where(where));
  const page = db
    .select({ id: found.id })
    .from(found)
    .orderBy(...orderBy(found))
    .limit(LIMIT)
    .offset(OFFSET);
  const among = db
    .with(found)
    .select({ list: written(page), total: count() })
    .from(found)
    .prepare('');
  const near = isWordsAlone && sort === 'newest' ? prepareNear({ db }, { scope, where }, written) : null;
  return async (values: Record<string, unknown>) => {
    const [first] = near ? await near.execute(values) : [];
    return first?.list ? { list: first.list, total: first.total } : (await among.execute(values))[0];
  };
}

/** The same if the whole page lies among the newest; otherwise no list and no count. */
function prepareNear(
  { db }: Pick<Deps, 'db'>,
  { scope, where }: Pick<Searched, 'scope' | 'where'>,
  written: (page: SQLWrapper) => SQL<string>,
) {
  const orderBy = ORDER_BY.newest(t);
  const newestFirst = sql.join(orderBy, sql`, `);
  const near = db.$with('near').as(
    db
      // Columns of the subquery that replaces the table.
      .select({ id: sql<string>`${t.id}`.as('id'), createdAt: sql<Date>`${t.createdAt}`.as('created_at') })
      .from(sql`(select * from ${t} where ${scope} order by ${newestFirst} limit ${NEAR}) as ${t}`)
      .where(where)
      .orderBy(...orderBy)
      .limit(UP_TO),
  );
  const page = db
    .select({ id: near.id })
    .from(near)
    .orderBy(desc(near.createdAt), desc(near.id))
    .limit(LIMIT)
    .offset(OFFSET);
  const isThere = sql`(select count(*) from ${near}) = ${UP_TO}::int`;
  const total = db.select({ total: count() }).from(t).where(where);
  return db
    .with(near)
    .select({
      list: sql<string | null>`case when ${isThere} then ${written(page)} end`,
      total: sql`case when ${isThere} then ${total} end`.mapWith(Number),
    })
    .from(sql`(select 1) one`)
    .prepare('');
}
