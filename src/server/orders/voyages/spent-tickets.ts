import { and, eq, isNull } from 'drizzle-orm';
import { spentBy } from '../../../contract/ticket-fates.ts';
import type { Tx } from '../../db/database.ts';
import { voyages } from '../../db/schema/voyages.ts';
import type { Deps } from '../../deps.ts';
import { type AfterSalesRow, passengersOf } from '../after-sales/child-order.ts';
import { piecesOf } from '../after-sales/sold-parts.ts';
import { givenBack, ticketRequests } from '../after-sales/ticket-requests.ts';
import { announce } from '../move-order.ts';
import { lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { dropVoyageTask } from './voyage-task.ts';

/** Whether no ticket of a flight order is usable any more. */
export async function areSpent(tx: Pick<Tx, 'select'>, order: OrderRow): Promise<boolean> {
  const requests = await ticketRequests(tx, order.id);
  const pieces = piecesOf(order);
  const passengers = await passengersOf(tx, order.id);
  return (
    spentBy(
      passengers.map(({ id, exchangedFor }) => ({ exchangedFor, givenBack: givenBack(requests, id, pieces) })),
    ) !== null
  );
}

/**
 * Closes the open disruption of the order a request was about, once none of its tickets is usable: there is nothing left to answer. Called
 * where tickets have just been exchanged or refunded.
 */
export async function endSpentVoyages(
  tx: Tx,
  deps: Deps,
  { sourceId }: Pick<AfterSalesRow, 'sourceId'>,
): Promise<void> {
  const open = and(eq(voyages.orderId, sourceId), isNull(voyages.settledAt));
  const [one] = await tx.select({ id: voyages.id }).from(voyages).where(open).limit(1);
  // Locked first, as in raising, answering or settling one, to avoid deadlocks.
  const order = one && (await lockAnyOrder(tx, sourceId));
  if (!order || !(await areSpent(tx, order))) return;
  await tx.update(voyages).set({ settledAt: deps.clock.now() }).where(open);
  await dropVoyageTask(tx, deps, order);
  await announce(tx, deps, order);
}
