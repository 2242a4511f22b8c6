import { and, eq, sql } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import { VOYAGE_ANSWERS, type VoyageDecision } from '../../../contract/voyage-rules.ts';
import type { VoyageResponseInput } from '../../../contract/voyages.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { voyages } from '../../db/schema/voyages.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { leaveToDesk } from '../after-sales/sandbox-desk.ts';
import { addTimeline, announce } from '../move-order.ts';
import { searchTextAfter } from '../order-draft.ts';
import { lockOrder, type OrderRow, soldOf } from '../order-rows.ts';
import { carrierAfter, tripFacts } from '../trip-facts.ts';
import { haveLeft } from './affected-flights.ts';
import type { VoyageRow } from './raise-voyage.ts';
import { refundLeft } from './refund-left.ts';
import { putVoyageTask } from './voyage-task.ts';

/** The timeline's code for each answer. */
const CODES: Readonly<Record<VoyageDecision, TimelineCode>> = {
  accept: 'voyageAccepted',
  refund: 'voyageRefund',
  otherFlight: 'voyageOtherFlight',
  desk: 'voyageDesk',
};

/**
 * Answers an airline's change to an order's flights, once: accepted flights become the order's, a refund is requested as involuntary for
 * all that is left, the rest goes to the desk. Refuses with notFound, voyageAnswered (or superseded), noOtherFlights or flightsLeft
 * (nothing to accept), statusConflict (answer not allowed), or as a refund does.
 */
export const answerVoyage: Command<VoyageResponseInput, VoyageRow> = async (tx, actor, input, deps) => {
  const found = await lockVoyage(tx, actor, input.id);
  if (!found) return refuse('notFound');
  const { order, voyage } = found;
  const { decision } = input;
  const at = deps.clock.now();
  const fault = faultOf(voyage, decision, at);
  if (fault) return fault;
  const remark = input.remark || null;
  await addTimeline(tx, order, {
    ...{ at, kind: 'note', status: null, by: actor.displayName },
    code: CODES[decision],
    text: remark,
  });
  const done = await follow(tx, deps, actor, { order, voyage, decision, remark });
  if (isRefusal(done)) return done;
  await announce(tx, deps, order);
  const answer = { decision, decidedBy: actor.displayName, decidedAt: at, ...done };
  await tx.update(voyages).set(answer).where(eq(voyages.id, voyage.id));
  return { ...voyage, ...answer };
};

/** Why a disruption does not accept this answer; null where it does. */
function faultOf(voyage: VoyageRow, decision: VoyageDecision, now: Date): Refusal | null {
  if (voyage.decision || voyage.settledAt) return refuse('voyageAnswered');
  const isAccepted = decision === 'accept';
  if (!VOYAGE_ANSWERS[voyage.type].includes(decision)) return refuse(isAccepted ? 'noOtherFlights' : 'statusConflict');
  return isAccepted && haveLeft(voyage, now) ? refuse('flightsLeft') : null;
}

/** The disruption with its order: the order is locked first, as in raising or settling one, to avoid deadlocks. */
async function lockVoyage(tx: Tx, actor: Actor, id: string): Promise<{ order: OrderRow; voyage: VoyageRow } | null> {
  const one = and(ownCompany(actor, voyages.companyId), sql`${voyages.id}::text = ${id}`);
  const [known] = await tx.select({ orderId: voyages.orderId }).from(voyages).where(one);
  const order = known && (await lockOrder(tx, actor, known.orderId, 'flight'));
  if (!order) return null;
  const [voyage] = await tx.select().from(voyages).where(one).for('update');
  return voyage ? { order, voyage } : null;
}

interface Answered extends Pick<VoyageResponseInput, 'decision'> {
  order: OrderRow;
  voyage: VoyageRow;
  remark: string | null;
}

type Done = Pick<VoyageRow, 'settledAt' | 'refundId'>;

async function follow(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { order, voyage, decision, remark }: Answered,
): Promise<Done | Refusal> {
  if (decision === 'accept') {
    await takeFlights(tx, deps, order, voyage);
    return { settledAt: deps.clock.now(), refundId: null };
  }
  if (decision !== 'refund') {
    await putVoyageTask(tx, deps, order);
    await leaveToDesk(tx, deps, order.id);
    return { settledAt: null, refundId: null };
  }
  const child = await refundLeft(tx, deps, actor, { order, remark });
  return isRefusal(child) ? child : { settledAt: deps.clock.now(), refundId: child.id };
}

/** Applies the airline's changed flights to the order; its price does not change. */
async function takeFlights(tx: Tx, deps: Deps, order: OrderRow, { after }: VoyageRow): Promise<void> {
  if (!after) throw new Error(`order ${order.id} has no other flights to take`);
  const trip = tripFacts(after);
  await tx
    .update(orders)
    .set({
      sold: { ...soldOf(order), journeys: after },
      ...trip,
      carrier: carrierAfter(order.carrier, after),
      searchText: searchTextAfter(order, trip),
      version: sql`${orders.version} + 1`,
      updatedAt: deps.clock.now(),
    })
    .where(eq(orders.id, order.id));
}
