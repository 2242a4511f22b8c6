import { and, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrderSummary, OrdersQuery, OrdersSort, StatusCounts } from '../../../contract/order-list.ts';
import type { OrderProduct, OrderStatus } from '../../../contract/order-products.ts';
import { seesOwnOrdersOnly } from '../../../contract/permissions.ts';
import type { Refusal } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { orders as t } from '../../db/schema/orders.ts';
import { voyages } from '../../db/schema/voyages.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { TICKETED } from '../after-sales/child-order.ts';
import { visibleTo } from '../order-rows.ts';
import { type Filters, readFilters, readStatuses } from './list-filters.ts';
import { ORDER_BY } from './list-sorts.ts';
import { SPENT_BY } from './spent-by.ts';
import { prepareSearch } from './word-search.ts';

const instant = (column: PgColumn) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** As in GET …/voyages?state=open; orders without tickets cost nothing. */
const IS_DISRUPTED = sql`${inArray(t.status, [...TICKETED])} and exists (
  select 1 from ${voyages} v where v.order_id = ${t.id} and v.decision is null and v.settled_at is null
  and v.last_departure_at > ${sql.placeholder('now')}::timestamptz)`;

/**
 * The list is the most frequent read: the database builds the JSON of the response, which is cheap there and avoids parsing and rebuilding
 * an object for every row.
 */
const SUMMARY: Record<keyof OrderSummary, SQL | PgColumn> = {
  id: t.id,
  product: t.product,
  originalBookingId: t.originalId,
  referenceId: t.referenceId,
  type: t.type,
  status: t.status,
  spentBy: SPENT_BY,
  isDisrupted: IS_DISRUPTED,
  pnr: t.pnr,
  airline: t.carrier,
  createdAt: instant(t.createdAt),
  payBy: instant(t.payBy),
  total: sql`json_build_object('amount', ${t.total}, 'currency', ${t.currency})`,
  clientTotal: sql`case when ${t.clientTotal} is not null
    then json_build_object('amount', ${t.clientTotal}, 'currency', ${t.currency}) end`,
  route: t.route,
  departureDate: t.departureDate,
  flightNumbers: t.serviceNumbers,
  leadPassenger: t.leadPassenger,
  passengerCount: t.passengerCount,
  version: t.version,
};
const SUMMARY_JSON = sql`json_build_object(${sql.join(
  Object.entries(SUMMARY).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
  sql`, `,
)})`;

/** A page as built by the database: `list` is the JSON of its rows (OrderSummary). */
export interface WrittenPage {
  list: string;
  total: number;
  page: number;
  pageSize: number;
}

/** The number of filter combinations whose statement is cached. */
const KEPT_LIMIT = 64;

/** Excludes products for which the caller's company has no service (spec §2). */
export function listedTo(actor: Pick<Actor, 'me'>): SQL | undefined {
  return actor.me.company.config.commonConfig.enableTrainService ? undefined : ne(t.product, 'train');
}

/**
 * The order lists, newest first or by deadline, and their counts: of every product, or of the one in `query`. `all` are the statuses that
 * may be requested. Statements are built once per combination of filters. Only those without filters are prepared in the database, under
 * names prefixed with `called`: with filters one plan for all values is up to a hundred times slower than one per value.
 */
export function orderLists(deps: Pick<Deps, 'clock' | 'db' | 'dictionaries'>, called: string) {
  const lists = new Map<string, ReturnType<typeof prepareList>>();

  function listFor(filters: Filters, scope: Scope) {
    const { ownOnly, trains, sort } = scope;
    const name = `${sort}:${ownOnly ? 'own' : 'all'}:${trains ? '' : 'no-trains'}:${filters.signature}`;
    const known = lists.get(name);
    if (known) return known;
    const statement = filters.signature
      ? ''
      : `${called}_${sort}_${ownOnly ? 'own' : 'all'}_${trains ? 'trains' : 'no_trains'}`;
    const made = prepareList(deps, filters, scope, statement);
    if (lists.size < KEPT_LIMIT) lists.set(name, made);
    return made;
  }

  return {
    async list(actor: Actor, query: Partial<OrdersQuery>, all: readonly OrderStatus[]): Promise<WrittenPage | Refusal> {
      const filters = readFilters(deps, query, all);
      if ('refused' in filters) return filters;
      const { page = 1, pageSize = 20, sort = 'newest' } = query;
      const scope = { sort, ownOnly: seesOwnOrdersOnly(actor.grants), trains: listedTo(actor) === undefined };
      const found = await listFor(
        filters,
        scope,
      )({
        ...filters.values,
        companyId: actor.companyId,
        userId: actor.userId,
        now: deps.clock.now().toISOString(),
        limit: pageSize,
        offset: (page - 1) * pageSize,
        upTo: page * pageSize,
      });
      return { list: found?.list ?? '[]', total: found?.total ?? 0, page, pageSize };
    },

    /** By status; requested statuses are included even at zero. */
    async counts(
      actor: Actor,
      { status, product }: { status?: string; product?: OrderProduct },
      all: readonly OrderStatus[],
    ): Promise<StatusCounts | Refusal> {
      const wanted = status ? readStatuses(status, all) : null;
      if (wanted && 'refused' in wanted) return wanted;
      const rows = await deps.db
        .select({ status: t.status, cnt: count() })
        .from(t)
        .where(
          and(
            visibleTo(actor),
            product ? eq(t.product, product) : listedTo(actor),
            wanted ? inArray(t.status, wanted) : undefined,
          ),
        )
        .groupBy(t.status);
      if (!wanted) return rows;
      return wanted.map((one) => rows.find((row) => row.status === one) ?? { status: one, cnt: 0 });
    },
  };
}

interface Scope {
  sort: OrdersSort;
  ownOnly: boolean;
  trains: boolean;
}

function prepareList(deps: Pick<Deps, 'db'>, filters: Filters, { ownOnly, trains, sort }: Scope, name: string) {
  const scope = ownCompany({ companyId: sql.placeholder('companyId') }, t.companyId);
  const own = ownOnly ? eq(t.createdBy, sql.placeholder('userId')) : undefined;
  const where = and(scope, own, trains ? undefined : ne(t.product, 'train'), filters.condition);
  const orderBy = ORDER_BY[sort];
  if (filters.isSearch)
    return prepareSearch(deps, { scope, where, sort, isWordsAlone: filters.isWordsAlone }, SUMMARY_JSON);
  const page = deps.db
    .select({ summary: SUMMARY_JSON })
    .from(t)
    .where(where)
    .orderBy(...orderBy(t))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  const list = sql<string>`array_to_json(array(${page}))::text`;
  const written = deps.db.select({ list, total: count() }).from(t).where(where).prepare(name);
  return async (values: Record<string, unknown>) => (await written.execute(values))[0];
}
