import { and, eq, sql } from 'drizzle-orm';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { VOYAGE_ANSWERS } from '../../../contract/voyage-rules.ts';
import type { VoyageResponseInput } from '../../../contract/voyages.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { voyages } from '../../db/schema/voyages.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { askRefund } from '../after-sales/ask-return.ts';
import { passengersOf } from '../after-sales/child-order.ts';
import { addTimeline, announce } from '../move-order.ts';
import { lockOrder, type OrderRow, soldOf } from '../order-rows.ts';
import type { VoyageRow } from './raise-voyage.ts';
import { putVoyageTask } from './voyage-task.ts';

/** Refund reason 1 of spec §9. */
const DISRUPTION = 1;

/** What the timeline says of an answer. */
const WORDS: Readonly<Record<VoyageResponseInput['decision'], string>> = {
  accept: 'New flights accepted',
  refund: 'Refund asked for after a disruption',
  otherFlight: 'Another flight asked for after a disruption',
  desk: 'The desk asked for advice on a disruption',
};

/**
 * Answers what an airline did to an order's flights, once: accepted flights become the order's, a refund is asked for all passengers
 * as involuntary, the rest goes to the desk. Refuses with notFound, statusConflict (answered or overtaken, or no such answer to
 * this), or as a refund does.
 */
export const answerVoyage: Command<VoyageResponseInput, VoyageRow> = async (tx, actor, input, deps) => {
  const voyage = await lockVoyage(tx, actor, input.id);
  const order = voyage && (await lockOrder(tx, actor, voyage.orderId));
  if (!voyage || !order) return refuse('notFound');
  const { decision } = input;
  if (voyage.decision || voyage.settledAt || !VOYAGE_ANSWERS[voyage.type].includes(decision))
    return refuse('statusConflict');
  const at = deps.clock.now();
  const remark = input.remark || null;
  const text = [WORDS[decision], remark].filter(Boolean).join(' · ');
  await addTimeline(tx, order, { at, kind: 'note', status: null, by: actor.displayName, text });
  const done = await follow(tx, deps, actor, { order, voyage, decision, remark });
  if (isRefusal(done)) return done;
  await announce(tx, deps, order);
  const answer = { decision, decidedBy: actor.displayName, decidedAt: at, ...done };
  await tx.update(voyages).set(answer).where(eq(voyages.id, voyage.id));
  return { ...voyage, ...answer };
};

async function lockVoyage(tx: Tx, actor: Actor, id: string): Promise<VoyageRow | null> {
  const [row] = await tx
    .select()
    .from(voyages)
    .where(and(ownCompany(actor, voyages.companyId), sql`${voyages.id}::text = ${id}`))
    .for('update');
  return row ?? null;
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
    return { settledAt: null, refundId: null };
  }
  const passengers = (await passengersOf(tx, order.id)).map(({ id }) => id);
  const ask = askRefund(async (_tx, _deps, _actor, child) => child);
  const child = await ask(
    tx,
    actor,
    { id: order.id, passengers, reason: DISRUPTION, remark: remark ?? undefined },
    deps,
  );
  return isRefusal(child) ? child : { settledAt: deps.clock.now(), refundId: child.id };
}

/** The flights as the airline flies them now are the order's; nothing of its price changes. */
async function takeFlights(tx: Tx, deps: Deps, order: OrderRow, { after }: VoyageRow): Promise<void> {
  if (!after) throw new Error(`order ${order.id} has no other flights to take`);
  const departureDate = after[0]?.segments[0]?.departure.slice(0, 10) ?? order.departureDate;
  await tx
    .update(orders)
    .set({
      sold: { ...soldOf(order), journeys: after },
      departureDate,
      version: sql`${orders.version} + 1`,
      updatedAt: deps.clock.now(),
    })
    .where(eq(orders.id, order.id));
}
