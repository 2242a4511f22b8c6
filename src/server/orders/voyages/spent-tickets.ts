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

/** Whether nobody travels on the tickets of an order of flights any more. */
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
 * Ends what is open about the flights of the order whose tickets a request was about, once nobody travels on them: there is nothing left
 * to answer. Called where tickets have just been exchanged or given back.
 */
export async function endSpentVoyages(
  tx: Tx,
  deps: Deps,
  { sourceId }: Pick<AfterSalesRow, 'sourceId'>,
): Promise<void> {
  const open = and(eq(voyages.orderId, sourceId), isNull(voyages.settledAt));
  const [one] = await tx.select({ id: voyages.id }).from(voyages).where(open).limit(1);
  // Locked first, as by whoever raises, answers or settles one, so that nobody waits in a ring.
  const order = one && (await lockAnyOrder(tx, sourceId));
  if (!order || !(await areSpent(tx, order))) return;
  await tx.update(voyages).set({ settledAt: deps.clock.now() }).where(open);
  await dropVoyageTask(tx, deps, order);
  await announce(tx, deps, order);
}
