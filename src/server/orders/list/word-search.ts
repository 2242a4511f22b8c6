import { count, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { OrdersSort } from '../../../contract/order-list.ts';
import { orders as t } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { ORDER_BY } from './list-sorts.ts';

/** Among how many of the newest orders a page of a common word is looked for. */
const NEAR = 1000;

interface Searched {
  /** Whose orders may be looked at. */
  scope: SQL;
  /** Those that fit, of them. */
  where: SQL | undefined;
  sort: OrdersSort;
  /** Else what is looked for is rare, and looking among the newest first would be for nothing. */
  isWordsAlone: boolean;
}

const LIMIT = sql.placeholder('limit');
const OFFSET = sql.placeholder('offset');
/** The end of the page. */
const UP_TO = sql.placeholder('upTo');
const COLUMNS = { id: t.id, createdAt: t.createdAt, payBy: t.payBy };

/**
 * A page of the orders that have a word, each as `summary` says, and how many have it. No statement leaves the database to guess how many
 * that are, for it guesses badly and would read all orders, newest first, for a page of a word that is rare. So a page of the newest is looked
 * for among the newest first, where that of a word which a third of them have stands, and only then in one pass over all that have it.
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

/** The same where the whole page stands among the newest; no list, and nothing counted, where it does not. */
function prepareNear(
  { db }: Pick<Deps, 'db'>,
  { scope, where }: Pick<Searched, 'scope' | 'where'>,
  written: (page: SQLWrapper) => SQL<string>,
) {
  const orderBy = ORDER_BY.newest(t);
  const newestFirst = sql.join(orderBy, sql`, `);
  const near = db.$with('near').as(
    db
      // Columns of what stands in the place of the table.
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
