import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { voyages } from '../../db/schema/voyages.ts';
import type { Deps } from '../../deps.ts';
import { addTimeline, announce } from '../move-order.ts';
import { addNotice } from '../notices/add-notice.ts';
import type { OrderRow } from '../order-rows.ts';
import { haveLeft } from './affected-flights.ts';
import { raiseVoyage, type VoyageRow } from './raise-voyage.ts';
import { shiftJourneys } from './shift-journeys.ts';
import { dropVoyageTask } from './voyage-task.ts';

/** How much later than booked the alternative flight of the sandbox desk leaves. */
const OTHER_FLIGHT_MINUTES = 240;

/**
 * Handles an agency's request about a disruption in demonstrations: another flight is offered, which the agency then answers, and advice is
 * given in the order's history. Refuses with statusConflict where nothing is requested. The caller must hold the order's lock.
 *
 * @param by who does it, for the history
 */
export async function settleInSandbox(tx: Tx, deps: Deps, order: OrderRow, by: string): Promise<OrderRow | Refusal> {
  const [voyage] = await tx
    .select()
    .from(voyages)
    .where(and(eq(voyages.orderId, order.id), isNotNull(voyages.decision), isNull(voyages.settledAt)))
    .for('update');
  if (!voyage) return refuse('statusConflict');
  const wantsFlight = voyage.decision === 'otherFlight' && !haveLeft(voyage, deps.clock.now());
  if (!wantsFlight) return advise(tx, deps, order, { voyage, by });
  const raised = await raiseVoyage(tx, deps, order, {
    type: 'cancel_save',
    after: shiftJourneys(voyage.before, OTHER_FLIGHT_MINUTES),
    by,
    remark: null,
    key: `sandbox-desk:${voyage.id}`,
  });
  return raised ? order : refuse('statusConflict');
}

/** Completes it as the desk would, with advice. */
async function advise(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { voyage, by }: { voyage: VoyageRow; by: string },
): Promise<OrderRow> {
  const at = deps.clock.now();
  await tx.update(voyages).set({ settledAt: at }).where(eq(voyages.id, voyage.id));
  await dropVoyageTask(tx, deps, order);
  await addTimeline(tx, order, { at, kind: 'supplier', status: null, by, code: 'voyageAdvised' });
  await addNotice(tx, deps, order, { kind: 'disruptionSettled' });
  await announce(tx, deps, order);
  return order;
}
