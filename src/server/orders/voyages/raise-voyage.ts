import { and, eq, isNull } from 'drizzle-orm';
import type { SolutionJourney } from '../../../contract/flight-search.ts';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import type { VoyageType } from '../../../contract/voyage-rules.ts';
import type { Tx } from '../../db/database.ts';
import { voyages } from '../../db/schema/voyages.ts';
import type { Deps } from '../../deps.ts';
import { addTimeline, announce } from '../move-order.ts';
import { addNotice } from '../notices/add-notice.ts';
import { type OrderRow, soldOf } from '../order-rows.ts';
import { enqueueWebhook } from '../outgoing/enqueue-webhook.ts';
import { departuresOf } from './affected-flights.ts';
import { areSpent } from './spent-tickets.ts';
import { dropVoyageTask } from './voyage-task.ts';

export type VoyageRow = typeof voyages.$inferSelect;

interface NewVoyage {
  type: VoyageType;
  after: SolutionJourney[] | null;
  by: string | null;
  remark: string | null;
  key: string;
}

const CODES: Record<VoyageType, TimelineCode> = {
  change: 'flightsChanged',
  cancel_save: 'flightsReplaced',
  cancel_no_save: 'flightsCancelled',
  restore: 'flightsRestored',
};

/**
 * Stores an airline's change to an order's flights and notifies the agency; an earlier unanswered one is superseded. Null when it is known
 * already, or the tickets are not in use any more. The caller must hold the order's lock.
 */
export async function raiseVoyage(tx: Tx, deps: Deps, order: OrderRow, voyage: NewVoyage): Promise<VoyageRow | null> {
  if (await areSpent(tx, order)) return null;
  const at = deps.clock.now();
  const { type, after, by, remark, key } = voyage;
  const { journeys } = soldOf(order);
  const { departure, firstDepartureAt, lastDepartureAt } = departuresOf(journeys, after);
  await tx
    .update(voyages)
    .set({ settledAt: at })
    .where(and(eq(voyages.orderId, order.id), isNull(voyages.settledAt)));
  await dropVoyageTask(tx, deps, order);
  const [raised] = await tx
    .insert(voyages)
    .values({
      id: deps.ids.uuid(),
      companyId: order.companyId,
      userId: order.createdBy,
      orderId: order.id,
      type,
      before: journeys,
      after,
      firstDepartureAt,
      lastDepartureAt,
      departure: departure ?? `${order.departureDate}T00:00`,
      remark,
      raisedAt: at,
      key,
    })
    .onConflictDoNothing()
    .returning();
  if (!raised) return null;
  await addTimeline(tx, order, { at, kind: 'supplier', status: null, by, code: CODES[type], text: remark });
  await addNotice(tx, deps, order, { kind: 'disruption' });
  await announce(tx, deps, order);
  const { id, before } = raised;
  await enqueueWebhook(tx, deps, order, { id, type, before, after, remark });
  return raised;
}
