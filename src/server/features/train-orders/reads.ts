import type { Page } from '../../../contract/paging.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import { trainStatus } from '../../../contract/train-order-states.ts';
import type { TrainOrder, TrainOrdersQuery, TrainSummary } from '../../../contract/train-orders.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type OrderRow, readOrder, readParts, totalOf } from '../../orders/order-rows.ts';
import { readProductPage } from '../../orders/product-page.ts';
import { presentTrain } from './present.ts';

export function readTrains(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  query: Partial<TrainOrdersQuery>,
): Promise<Page<TrainSummary>> {
  return readProductPage(deps.db, actor, 'train', query, (row) => ({
    id: row.id,
    type: row.type,
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
