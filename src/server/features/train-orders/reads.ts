import { and, count, desc, eq, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Page } from '../../../contract/paging.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { trainStatus } from '../../../contract/train-order-states.ts';
import type { TrainOrder, TrainOrdersQuery, TrainSummary } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { orders as t } from '../../db/schema/orders.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { type OrderRow, readOrder, readParts, totalOf, visibleTo } from '../../orders/order-rows.ts';
import { presentTrain } from './present.ts';

export async function readTrains(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { page = 1, pageSize = PAGE_SIZE.default, status, q = '' }: Partial<TrainOrdersQuery>,
): Promise<Page<TrainSummary>> {
  const words = q
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean);
  const where = and(
    ownCompany(actor, t.companyId),
    visibleTo(actor),
    eq(t.product, 'train'),
    status ? eq(t.status, status) : undefined,
    ...words.map((word) => sql`${t.searchText} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
  );
  const rows = await deps.db
    .select()
    .from(t)
    .where(where)
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db.select({ total: count() }).from(t).where(where);
  const list = rows.map((row) => ({
    id: row.id,
    status: trainStatus(row.status),
    pnr: row.pnr,
    trainNo: row.serviceNumbers[0] ?? '',
    origin: row.route[0] ?? '',
    destination: row.route.at(-1) ?? '',
    departureDate: row.departureDate,
    leadPassenger: row.leadPassenger,
    passengerCount: row.passengerCount,
    total: totalOf(row),
    payBy: row.payBy?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  return { list, total: counted?.total ?? 0, page, pageSize };
}

export async function readTrain(deps: Deps, actor: Actor, id: string): Promise<TrainOrder | Refusal> {
  const order = await readOrder(deps.db, actor, id, 'train');
  return order ? answerTrain(deps.db, deps, actor, order) : refuse('orderNotFound');
}

/** The answer that shows an order of a train, from inside the transaction that changed it. */
export async function answerTrain(
  tx: Pick<Tx, 'select'>,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  order: OrderRow,
): Promise<TrainOrder> {
  return presentTrain(order, await readParts(tx, order), actor, deps.clock.now());
}
