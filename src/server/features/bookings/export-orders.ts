import { and, asc, count, desc, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { FLIGHTS } from '../../../contract/endpoint.ts';
import { type OrdersExport, ordersExport } from '../../../contract/order-list.ts';
import { ORDER_STATUSES } from '../../../contract/order-products.ts';
import type { Actor } from '../../actor.ts';
import { orderPassengers as p, orders as t } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { cellsOf } from '../../export/cells.ts';
import { exportRoute } from '../../export/export-route.ts';
import type { RawRoute } from '../../http/handler.ts';
import { readFilters } from '../../orders/list/list-filters.ts';
import { listedTo } from '../../orders/list/order-list.ts';
import { SPENT_BY } from '../../orders/list/spent-by.ts';
import { visibleTo } from '../../orders/order-rows.ts';
import { type ListedOrder, orderCells, ordersHead } from './orders-sheet.ts';

/** Rows per batch, a few milliseconds of reading; other requests are served in between. */
const BATCH = 250;

/** `POST /base/v2/agencies/exports/orders`: the filtered bookings, newest first. */
export function orderExports(deps: Deps): readonly RawRoute[] {
  return [
    exportRoute(deps, {
      kind: 'orders',
      who: FLIGHTS,
      summary: 'All bookings that the filters leave, as an Excel file',
      input: ordersExport,
      open: async (actor, filters, locale) => {
        const where = whereOf(deps, actor, filters);
        if ('refused' in where) return where;
        const [found] = await deps.db.select({ total: count() }).from(t).where(where.sql);
        return {
          head: ordersHead(locale, filters.zone || 'UTC'),
          total: found?.total ?? 0,
          batches: cellsOf(eachOrder(deps, where.sql), (row) => orderCells(row, locale, deps.dictionaries.stations)),
        };
      },
    }),
  ];
}

function whereOf(deps: Deps, actor: Actor, query: OrdersExport) {
  const filters = readFilters(deps, query, ORDER_STATUSES);
  if ('refused' in filters) return filters;
  return { sql: and(visibleTo(actor), listedTo(actor), filters.filled) };
}

async function* eachOrder({ db }: Pick<Deps, 'db'>, where: SQL | undefined): AsyncGenerator<ListedOrder[]> {
  let last: ListedOrder | undefined;
  do {
    const after = last && sql`(${t.createdAt}, ${t.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    const found = await db
      .select({ ...getTableColumns(t), spentBy: SPENT_BY })
      .from(t)
      .where(and(where, after))
      .orderBy(desc(t.createdAt), desc(t.id))
      .limit(BATCH);
    const ids = found.map(({ id }) => id);
    const tickets = await ticketsOf(db, ids);
    const rows = found.map((row) => ({ ...row, tickets: tickets.get(row.id) ?? [] }));
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** Ticket numbers by order. */
async function ticketsOf(db: Deps['db'], ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const tickets = new Map<string, string[]>();
  if (ids.length === 0) return tickets;
  const rows = await db
    .select({ orderId: p.orderId, number: p.ticketNumber })
    .from(p)
    .where(and(inArray(p.orderId, [...ids]), isNotNull(p.ticketNumber)))
    .orderBy(asc(p.orderId), asc(p.position));
  for (const { orderId, number } of rows) if (number) tickets.set(orderId, [...(tickets.get(orderId) ?? []), number]);
  return tickets;
}
