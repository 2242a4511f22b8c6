import { and, count, eq } from 'drizzle-orm';
import type { DeskGroupOrder } from '../../../contract/group-desk.ts';
import { GROUP_ORDER_STATUSES, groupStatus } from '../../../contract/group-order-states.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import type { GroupCounts, GroupOrdersQuery, GroupSummary } from '../../../contract/listed-groups.ts';
import type { Page } from '../../../contract/paging.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { orders as t } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { refundTermsOf } from '../../orders/after-sales/refund-terms.ts';
import { requestedAmountOf } from '../../orders/after-sales/requested-amount.ts';
import { piecesOf } from '../../orders/after-sales/sold-parts.ts';
import { possibleRequests } from '../../orders/after-sales/ticket-requests.ts';
import { deskSideOf, providedBy } from '../../orders/desk/desk-scope.ts';
import { groupOf } from '../../orders/groups/group-rows.ts';
import { type OrderRow, readParts, totalOf, visibleTo } from '../../orders/order-rows.ts';
import { readProductPage } from '../../orders/product-page.ts';
import { groupActions } from './policy.ts';
import { presentDeskGroup, presentGroup } from './present.ts';

/** Groups only: a refund is shown on its group's page. */
const groupsOf = (actor: Actor) => and(visibleTo(actor), eq(t.product, 'group'), eq(t.type, 'origin'));

export function readGroups(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  query: Partial<GroupOrdersQuery>,
): Promise<Page<GroupSummary>> {
  return readProductPage(deps.db, actor, 'group', { ...query, type: 'origin' }, (row) => ({
    id: row.id,
    status: groupStatus(row.status),
    spentBy: row.spentBy,
    route: row.route,
    departureDate: row.departureDate,
    passengerCount: row.passengerCount,
    total: totalOf(row),
    payBy: row.payBy?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Every status with its number of groups, zero included. */
export async function countGroups(deps: Pick<Deps, 'db'>, actor: Actor): Promise<GroupCounts> {
  const rows = await deps.db
    .select({ status: t.status, cnt: count() })
    .from(t)
    .where(groupsOf(actor))
    .groupBy(t.status);
  return GROUP_ORDER_STATUSES.map((status) => ({
    status,
    cnt: rows.find((row) => row.status === status)?.cnt ?? 0,
  }));
}

/** Presents a group, inside the transaction that changed it. */
export async function answerGroup(
  tx: Pick<Tx, 'select'>,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  order: OrderRow,
): Promise<GroupOrder> {
  const found = { order, group: await groupOf(tx, order) };
  const parts = await readParts(tx, order);
  const left = possibleRequests(parts, piecesOf(order));
  return presentGroup(found, parts, groupActions({ ...found, left }, actor, deps.clock.now()));
}

/** A group of any agency of the provider, as the desk sees it. */
export async function readDeskGroup(deps: Deps, actor: Actor, id: string): Promise<DeskGroupOrder | Refusal> {
  const [order] = await deps.db
    .select()
    .from(t)
    .where(and(eq(t.id, id), eq(t.product, 'group'), providedBy(actor)));
  return order ? answerDeskGroup(deps.db, deps, actor, order) : refuse('orderNotFound');
}

export async function answerDeskGroup(
  tx: Pick<Tx, 'execute' | 'select'>,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  order: OrderRow,
): Promise<DeskGroupOrder> {
  const { agency, task } = await deskSideOf(tx, actor, order);
  return presentDeskGroup(await answerGroup(tx, deps, actor, order), {
    ...{ agency, task },
    askedBack: await requestedAmountOf(tx, order),
    refundTerms: await refundTermsOf(tx, order, deps.clock.now()),
  });
}
