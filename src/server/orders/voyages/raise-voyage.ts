import { and, eq, isNull } from 'drizzle-orm';
import type { SolutionJourney } from '../../../contract/flight-search.ts';
import type { VoyageType } from '../../../contract/voyage-rules.ts';
import type { Tx } from '../../db/database.ts';
import { voyages } from '../../db/schema/voyages.ts';
import type { Deps } from '../../deps.ts';
import { addTimeline, announce } from '../move-order.ts';
import { addNotice } from '../notices/add-notice.ts';
import { type OrderRow, soldOf } from '../order-rows.ts';
import { tellAgency } from '../outgoing/tell-agency.ts';
import { dropVoyageTask } from './voyage-task.ts';

export type VoyageRow = typeof voyages.$inferSelect;

interface NewVoyage {
  type: VoyageType;
  after: SolutionJourney[] | null;
  by: string | null;
  remark: string | null;
  key: string;
}

/**
 * Writes down what an airline did to an order's flights and tells the agency; an earlier one that nobody has answered is overtaken.
 * Null when it was told before. The caller holds the order's lock.
 */
export async function raiseVoyage(tx: Tx, deps: Deps, order: OrderRow, voyage: NewVoyage): Promise<VoyageRow | null> {
  const at = deps.clock.now();
  const { type, after, by, remark, key } = voyage;
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
      before: soldOf(order).journeys,
      after,
      departure: soldOf(order).journeys[0]?.segments[0]?.departure ?? `${order.departureDate}T00:00`,
      remark,
      raisedAt: at,
      key,
    })
    .onConflictDoNothing()
    .returning();
  if (!raised) return null;
  await addTimeline(tx, order, { at, kind: 'supplier', status: null, by, text: remark });
  await addNotice(tx, deps, order, { kind: 'disruption' });
  await announce(tx, deps, order);
  const { id, before } = raised;
  await tellAgency(tx, deps, order, { id, type, before, after, remark });
  return raised;
}
