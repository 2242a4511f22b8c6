import { and, eq } from 'drizzle-orm';
import type { Page } from '../../../contract/paging.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { DeskTrainOrder } from '../../../contract/train-desk.ts';
import { trainStatus } from '../../../contract/train-order-states.ts';
import type { TrainOrder, TrainOrdersQuery, TrainSummary } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { requestOf, sourceOf } from '../../orders/after-sales/child-order.ts';
import { refundTermsOf } from '../../orders/after-sales/refund-terms.ts';
import { requestedAmountOf } from '../../orders/after-sales/requested-amount.ts';
import { deskSideOf, providedBy } from '../../orders/desk/desk-scope.ts';
import { isForDesk } from '../../orders/desk/desk-tasks.ts';
import { type OrderRow, readParts, totalOf } from '../../orders/order-rows.ts';
import { readProductPage } from '../../orders/product-page.ts';
import { railTicketOf } from '../../orders/trains/rail-ticket.ts';
import { presentDeskTrain, presentSold, presentTrain } from './present.ts';

export function readTrains(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  query: Partial<TrainOrdersQuery>,
): Promise<Page<TrainSummary>> {
  return readProductPage(deps.db, actor, 'train', query, (row) => ({
    id: row.id,
    type: row.type,
    status: trainStatus(row.status),
    spentBy: row.spentBy,
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
}

/** Presents a train order, inside the transaction that changed it. */
export async function answerTrain(
  tx: Pick<Tx, 'select'>,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  order: OrderRow,
): Promise<TrainOrder> {
  return presentTrain(order, await partsOf(tx, order), actor, deps.clock.now());
}

async function partsOf(tx: Pick<Tx, 'select'>, order: OrderRow) {
  const { changes } = await railTicketOf(tx, order);
  return { ...(await readParts(tx, order)), changes };
}

/** A train order of any agency of the provider, as the desk sees it. */
export async function readDeskTrain(deps: Deps, actor: Actor, id: string): Promise<DeskTrainOrder | Refusal> {
  const [order] = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.product, 'train'), providedBy(actor)));
  return order ? answerDeskTrain(deps.db, deps, actor, order) : refuse('orderNotFound');
}

export async function answerDeskTrain(
  tx: Pick<Tx, 'execute' | 'select'>,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  order: OrderRow,
): Promise<DeskTrainOrder> {
  const { agency, task } = await deskSideOf(tx, actor, order);
  const parts = await partsOf(tx, order);
  const seatWishes = parts.passengers.map(({ seatWish }) => seatWish ?? '');
  const now = deps.clock.now();
  const shown = presentTrain(order, parts, actor, now);
  const source = order.type === 'change' ? await sourceOf(tx, await requestOf(tx, order)) : null;
  const replaces = source && presentSold(source);
  return presentDeskTrain(shown, {
    ...{ agency, task, seatWishes, replaces },
    askedBack: await requestedAmountOf(tx, order),
    refundTerms: await refundTermsOf(tx, order, now),
    isForDesk: isForDesk(order, now),
  });
}
