import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FlightOrder, OrderSummary, OrdersQuery, StatusCounts } from '../../../contract/flight-orders.ts';
import type { Page } from '../../../contract/paging.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { flightOrders } from '../../db/schema/orders.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { seesOwnOrdersOnly } from '../../order-scope.ts';
import { answerOrder } from './answer-order.ts';
import { type Filters, readFilters, readStatuses } from './list-filters.ts';
import { visibleTo } from './order-rows.ts';
import { presentSummary } from './present.ts';

const t = flightOrders;
/**
 * The list is the busiest read: the database writes instants and lists of codes as the text they are sent as, which costs it little
 * and saves making and taking apart objects for every row.
 */
const instant = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const words = (column: PgColumn) => sql<string>`array_to_string(${column}, ' ')`;

const SUMMARY = {
  id: t.id,
  originalId: t.originalId,
  type: t.type,
  status: t.status,
  pnr: t.pnr,
  airline: t.airline,
  createdAt: instant(t.createdAt),
  payBy: sql<string | null>`${instant(t.payBy)}`,
  total: t.total,
  currency: t.currency,
  route: words(t.route),
  departureDate: t.departureDate,
  flightNumbers: words(t.flightNumbers),
  leadPassenger: t.leadPassenger,
  passengerCount: t.passengerCount,
  version: t.version,
};

/** Combinations of filters that keep a prepared statement; rarer ones are planned each time. */
const PREPARED_LIMIT = 64;

/** The reads of flight orders. The list's statements are prepared once for each combination of filters. */
export function orderReads(deps: Deps) {
  const lists = new Map<string, ReturnType<typeof prepareList>>();

  function listFor(filters: Filters, ownOnly: boolean) {
    const name = `${ownOnly ? 'own' : 'all'}:${filters.signature}`;
    const known = lists.get(name);
    if (known) return known;
    const made = prepareList(deps, filters, ownOnly, lists.size < PREPARED_LIMIT ? `orders_${lists.size}` : '');
    if (lists.size < PREPARED_LIMIT) lists.set(name, made);
    return made;
  }

  return {
    async list(actor: Actor, query: Partial<OrdersQuery>): Promise<Page<OrderSummary> | Refusal> {
      const filters = readFilters(query);
      if ('refused' in filters) return filters;
      const { page = 1, pageSize = 20 } = query;
      const ownOnly = seesOwnOrdersOnly(actor);
      const { rows, total } = listFor(filters, ownOnly);
      const values = { ...filters.values, companyId: actor.companyId, userId: actor.userId };
      const [list, [sum]] = await Promise.all([
        rows.execute({ ...values, limit: pageSize, offset: (page - 1) * pageSize }),
        total.execute(values),
      ]);
      return { list: list.map(presentSummary), total: sum?.total ?? 0, page, pageSize };
    },

    async counts(actor: Actor, query: { status?: string }): Promise<StatusCounts | Refusal> {
      const wanted = query.status ? readStatuses(query.status) : null;
      if (wanted && 'refused' in wanted) return wanted;
      const rows = await deps.db
        .select({ status: t.status, cnt: count() })
        .from(t)
        .where(and(visibleTo(actor), wanted ? inArray(t.status, wanted) : undefined))
        .groupBy(t.status);
      if (!wanted) return rows;
      return wanted.map((status) => rows.find((row) => row.status === status) ?? { status, cnt: 0 });
    },

    async one(actor: Actor, id: string): Promise<FlightOrder | Refusal> {
      const [order] = await deps.db
        .select()
        .from(t)
        .where(and(eq(t.id, id), visibleTo(actor)));
      return order ? answerOrder(deps.db, deps, actor, order) : refuse('orderNotFound');
    },
  };
}

function prepareList(deps: Deps, filters: Filters, ownOnly: boolean, name: string) {
  const scope = ownCompany({ companyId: sql.placeholder('companyId') }, t.companyId);
  const own = ownOnly ? eq(t.createdBy, sql.placeholder('userId')) : undefined;
  const where = and(scope, own, filters.condition);
  const rows = deps.db
    .select(SUMMARY)
    .from(t)
    .where(where)
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  const total = deps.db.select({ total: count() }).from(t).where(where);
  return { rows: rows.prepare(name), total: total.prepare(name && `${name}_total`) };
}
