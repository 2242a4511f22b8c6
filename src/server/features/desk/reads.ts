import { and, asc, count, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { DeskBooking, DeskCounts, DeskOrder, DeskQueueQuery, DeskTask } from '../../../contract/desk.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Page } from '../../../contract/paging.ts';
import { deskProducts } from '../../../contract/permissions.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { asSearched, holdsWords } from '../../db/like-words.ts';
import { companies } from '../../db/schema/companies.ts';
import { deskTasks as t } from '../../db/schema/desk.ts';
import { orders } from '../../db/schema/orders.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { isSuppliersChange } from '../../orders/after-sales/child-order.ts';
import { isHandedOver } from '../../orders/after-sales/hand-over.ts';
import { refundTermsOf } from '../../orders/after-sales/refund-terms.ts';
import { requestedAmountOf } from '../../orders/after-sales/requested-amount.ts';
import { providedBy, waitingFor } from '../../orders/desk/desk-scope.ts';
import type { OrderRow } from '../../orders/order-rows.ts';
import { answerOrder } from '../flight-orders/answer-order.ts';
import { presentCounts, presentDeskOrder, presentQueue } from './present.ts';

const agency = { id: companies.id, name: companies.name };

/** The caller's desk queue, nearest deadline first. */
export async function readQueue(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  query: Partial<DeskQueueQuery>,
): Promise<Page<DeskTask>> {
  const { page = 1, pageSize = PAGE_SIZE.default } = query;
  const where = and(waitingFor(actor), matching(actor, query));
  const rows = await tasks(deps.db)
    .where(where)
    .orderBy(asc(t.dueAt), asc(t.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db
    .select({ total: count() })
    .from(t)
    .leftJoin(orders, eq(orders.id, t.orderId))
    .innerJoin(companies, eq(companies.id, t.companyId))
    .where(where);
  return presentQueue(rows, { total: counted?.total ?? 0, page, pageSize });
}

function tasks(tx: Pick<Tx, 'select'>) {
  return tx
    .select({ task: t, order: orders, difference: ledgerDifferences, agency })
    .from(t)
    .leftJoin(orders, eq(orders.id, t.orderId))
    .leftJoin(ledgerDifferences, eq(ledgerDifferences.id, t.differenceId))
    .innerJoin(companies, eq(companies.id, t.companyId));
}

function matching(actor: Actor, { kind, holder, q }: Partial<DeskQueueQuery>): SQL | undefined {
  const called = sql`concat_ws(' ', ${orders.searchText}, ${asSearched(orders.referenceId)})`;
  const held = {
    mine: eq(t.claimedBy, actor.userId),
    free: isNull(t.claimedBy),
    others: ne(t.claimedBy, actor.userId),
  };
  return and(
    kind ? eq(t.kind, kind) : undefined,
    holder ? held[holder] : undefined,
    holdsWords(q ?? '', [called, asSearched(companies.name)]),
  );
}

/** Task counts of the caller's desk, by kind. */
export async function readDeskCounts(deps: Pick<Deps, 'db'>, actor: Actor): Promise<DeskCounts> {
  const rows = await deps.db.select({ kind: t.kind, cnt: count() }).from(t).where(waitingFor(actor)).groupBy(t.kind);
  return presentCounts(rows);
}

/** The product of an order, among those the caller works on. */
export async function readDeskBooking(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<DeskBooking | Refusal> {
  const [found] = await deps.db
    .select({ id: orders.id, product: orders.product })
    .from(orders)
    .where(and(eq(orders.id, id), inArray(orders.product, deskProducts(actor.grants)), providedBy(actor)));
  return found ?? refuse('orderNotFound');
}

/** An order of any agency of the provider, as the desk sees it. */
export async function readDeskOrder(deps: Deps, actor: Actor, id: string): Promise<DeskOrder | Refusal> {
  const [order] = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.product, 'flight'), providedBy(actor)));
  return order ? answerDesk(deps.db, deps, actor, order) : refuse('orderNotFound');
}

/** Presents an order to the desk, inside the transaction that changed it. */
export async function answerDesk(
  tx: Pick<Tx, 'execute' | 'select'>,
  deps: Pick<Deps, 'airSuppliers' | 'clock'>,
  actor: Actor,
  order: OrderRow,
): Promise<DeskOrder> {
  const rows = await tasks(tx).where(and(ownCompany(actor, t.providerId), eq(t.orderId, order.id)));
  const [whose] = await tx.select(agency).from(companies).where(eq(companies.id, order.companyId));
  if (!whose) throw new Error(`order ${order.id} is nobody’s`);
  return presentDeskOrder(await answerOrder(tx, deps, actor, order), order, {
    agency: whose,
    // The supplier of an old order may have been removed.
    supplierName: deps.airSuppliers.find(({ id }) => id === order.supplierId)?.name ?? order.supplierId,
    rows,
    askedBack: await requestedAmountOf(tx, order),
    refundTerms: await refundTermsOf(tx, order, deps.clock.now()),
    isSuppliers: await isSuppliersChange(tx, order),
    isHandedOver: await isHandedOver(tx, order),
  });
}
