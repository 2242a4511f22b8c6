import { and, desc, eq, isNull } from 'drizzle-orm';
import type { SolutionJourney } from '../../../contract/flight-search.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { DeskVoyageInput, SettleVoyageInput } from '../../../contract/voyages.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { voyages } from '../../db/schema/voyages.ts';
import { TICKETED } from '../after-sales/child-order.ts';
import { lockDeskOrder, lockDisruption } from '../desk/desk-scope.ts';
import { addTimeline, announce } from '../move-order.ts';
import { addNotice } from '../notices/add-notice.ts';
import { type OrderRow, soldOf } from '../order-rows.ts';
import { typedJourneys } from '../typed-journeys.ts';
import { raiseVoyage, type VoyageRow } from './raise-voyage.ts';
import { shiftJourneys } from './shift-journeys.ts';
import { dropVoyageTask } from './voyage-task.ts';

const DEFAULT_SHIFT = 60;

/** Notifies an agency of its airline's change, as the desk. Refuses with orderNotFound or statusConflict (no tickets). */
export const raiseAsDesk: Command<DeskVoyageInput, VoyageRow> = async (tx, actor, input, deps) => {
  const found = await lockDeskOrder(tx, actor, input.orderId, 'flight');
  if (isRefusal(found)) return found;
  const { order } = found;
  if (!TICKETED.includes(order.status)) return refuse('statusConflict');
  const after = await flightsAfter(tx, order, input);
  if (after && isRefusal(after)) return after;
  const raised = await raiseVoyage(tx, deps, order, {
    type: input.type,
    after,
    by: actor.displayName,
    remark: input.remark || null,
    key: `desk:${deps.ids.uuid()}`,
  });
  return raised ?? refuse('statusConflict');
};

/** The flights after the change; null where the airline offers none. */
async function flightsAfter(
  tx: Tx,
  order: OrderRow,
  { type, legs, minutes }: DeskVoyageInput,
): Promise<SolutionJourney[] | null | Refusal> {
  const { journeys } = soldOf(order);
  if (type === 'cancel_no_save') return null;
  if (legs) return typedJourneys(journeys, legs);
  if (minutes !== undefined || type !== 'restore') return shiftJourneys(journeys, minutes ?? DEFAULT_SHIFT);
  const [last] = await tx
    .select({ before: voyages.before })
    .from(voyages)
    .where(eq(voyages.orderId, order.id))
    .orderBy(desc(voyages.raisedAt))
    .limit(1);
  return last?.before ?? journeys;
}

/**
 * Completes what the agency requested about the order `id`, and notifies the agency. Refuses with orderNotFound, taskTaken, or
 * statusConflict where nothing is requested.
 */
export const settleAsDesk: Command<SettleVoyageInput, VoyageRow> = async (tx, actor, { id, remark }, deps) => {
  const found = await lockDeskOrder(tx, actor, id, 'flight');
  if (isRefusal(found)) return found;
  const { order } = found;
  const taken = await lockDisruption(tx, actor, order.id);
  if (taken) return taken;
  const at = deps.clock.now();
  const [settled] = await tx
    .update(voyages)
    .set({ settledAt: at })
    .where(and(eq(voyages.orderId, order.id), isNull(voyages.settledAt)))
    .returning();
  if (!settled) return refuse('statusConflict');
  await dropVoyageTask(tx, deps, order);
  await addTimeline(tx, order, { at, kind: 'supplier', status: null, by: actor.displayName, text: remark });
  await addNotice(tx, deps, order, { kind: 'disruptionSettled' });
  await announce(tx, deps, order);
  return settled;
};
