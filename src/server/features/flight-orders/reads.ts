import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { flightStatus } from '../../../contract/flight-order-states.ts';
import type { FlightOrder, OrderSummary, OrdersQuery, StatusCounts } from '../../../contract/flight-orders.ts';
import type { Page } from '../../../contract/paging.ts';
import type { PaymentAttempt } from '../../../contract/payments.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { orders } from '../../db/schema/orders.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { type WrittenJson, writtenObject } from '../../http/written-json.ts';
import { newestAttempt } from '../../orders/house-payments/attempt-rows.ts';
import { presentAttempt } from '../../orders/house-payments/present.ts';
import { readOrder, visibleTo } from '../../orders/order-rows.ts';
import { seesOwnOrdersOnly } from '../../orders/order-scope.ts';
import { answerOrder } from './answer-order.ts';
import { type Filters, readFilters, readStatuses } from './list-filters.ts';

const t = orders;
const instant = (column: PgColumn) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The list is the busiest read: the database writes it as the JSON it is sent as, which costs it little and saves taking apart and
 * putting together an object for every row.
 */
const SUMMARY: Record<keyof OrderSummary, SQL | PgColumn> = {
  id: t.id,
  originalBookingId: t.originalId,
  type: t.type,
  status: t.status,
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
    async list(actor: Actor, query: Partial<OrdersQuery>): Promise<WrittenJson<Page<OrderSummary>> | Refusal> {
      const filters = readFilters(query);
      if ('refused' in filters) return filters;
      const { page = 1, pageSize = 20 } = query;
      const ownOnly = seesOwnOrdersOnly(actor);
      const [found] = await listFor(filters, ownOnly).execute({
        ...filters.values,
        companyId: actor.companyId,
        userId: actor.userId,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      return writtenObject('list', found?.list ?? '[]', { total: found?.total ?? 0, page, pageSize });
    },

    async payment(actor: Actor, id: string): Promise<PaymentAttempt | Refusal> {
      const order = await readOrder(deps.db, actor, id);
      return order ? presentAttempt(await newestAttempt(deps.db, order.id)) : refuse('orderNotFound');
    },

    async counts(actor: Actor, query: { status?: string }): Promise<StatusCounts | Refusal> {
      const wanted = query.status ? readStatuses(query.status) : null;
      if (wanted && 'refused' in wanted) return wanted;
      const found = await deps.db
        .select({ status: t.status, cnt: count() })
        .from(t)
        .where(and(visibleTo(actor), eq(t.product, 'flight'), wanted ? inArray(t.status, wanted) : undefined))
        .groupBy(t.status);
      const rows = found.map(({ status, cnt }) => ({ status: flightStatus(status), cnt }));
      if (!wanted) return rows;
      return wanted.map((status) => rows.find((row) => row.status === status) ?? { status, cnt: 0 });
    },

    async one(actor: Actor, id: string): Promise<FlightOrder | Refusal> {
      const order = await readOrder(deps.db, actor, id);
      return order ? answerOrder(deps.db, deps, actor, order) : refuse('orderNotFound');
    },
  };
}

function prepareList(deps: Deps, filters: Filters, ownOnly: boolean, name: string) {
  const scope = ownCompany({ companyId: sql.placeholder('companyId') }, t.companyId);
  const own = ownOnly ? eq(t.createdBy, sql.placeholder('userId')) : undefined;
  const where = and(scope, own, eq(t.product, 'flight'), filters.condition);
  const page = deps.db
    .select({ summary: SUMMARY_JSON })
    .from(t)
    .where(where)
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  const list = sql<string>`array_to_json(array(${page}))::text`;
  return deps.db.select({ list, total: count() }).from(t).where(where).prepare(name);
}
