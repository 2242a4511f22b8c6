import { eq } from 'drizzle-orm';
import type { Mover } from '../../../contract/order-moves.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { orderPassengers } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { addTimeline, announce, moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { scheduleDisruption } from '../voyages/sandbox-airline.ts';
import { endSpentVoyages } from '../voyages/spent-tickets.ts';
import { passengersOf, requestOf, sourceOf } from './child-order.ts';
import { returnDifference } from './return-difference.ts';

/** The new tickets of a change's passengers, in their order, and the booking they belong to. */
export interface Reissued {
  tickets: readonly string[];
  /** For a train: coach and seat of each. */
  seats?: readonly (string | null)[] | undefined;
  locator: string;
  supplierRef: string | null;
}

/**
 * Stores new tickets beside the ones they replace, in the change and in the order that had them; those the desk enters are unknown to any
 * supplier. The caller must hold the change's lock.
 */
export async function settleChange(
  tx: Tx,
  deps: Deps,
  child: OrderRow,
  { tickets, seats, locator, supplierRef }: Reissued,
  { mover, by, remark }: { mover: Extract<Mover, 'desk' | 'supplier'>; by: string | null; remark?: string | null },
): Promise<OrderRow | Refusal> {
  if (child.status !== 'chg_proceeding' && child.status !== 'change_holding') return refuse('statusConflict');
  const people = await passengersOf(tx, child.id);
  if (people.length !== tickets.length)
    throw new Error(`change ${child.id} got ${tickets.length} tickets for ${people.length} passengers`);
  const links: string[] = [];
  for (const [i, { id, originalId, ticketNumber: old }] of people.entries()) {
    const ticketNumber = tickets[i] ?? null;
    await tx
      .update(orderPassengers)
      .set({ ticketNumber, exchangedFrom: old, seat: seats?.[i] ?? null })
      .where(eq(orderPassengers.id, id));
    if (originalId)
      await tx.update(orderPassengers).set({ exchangedFor: ticketNumber }).where(eq(orderPassengers.id, originalId));
    links.push(`${old ?? ''} → ${ticketNumber ?? ''}`);
  }
  const text = links.join(', ');
  const changed = await moveOrder(tx, deps, child, {
    to: 'changed',
    mover,
    by,
    kind: 'ticket',
    text: [text, remark].filter(Boolean).join(' · '),
    remark: remark ?? null,
    changes: {
      pnr: locator,
      ...(supplierRef ? { supplierRef } : {}),
      ...(mover === 'desk' ? { byHand: true } : {}),
      searchText: `${child.searchText} ${tickets.join(' ')} ${locator.toLowerCase()}`,
    },
  });
  if (isRefusal(changed)) return changed;
  const request = await requestOf(tx, child);
  await endSpentVoyages(tx, deps, request);
  const source = await sourceOf(tx, request);
  await addTimeline(tx, source, { at: deps.clock.now(), kind: 'ticket', status: null, by, text });
  await announce(tx, deps, source);
  if (child.product === 'flight') await scheduleDisruption(tx, deps, child);
  await returnDifference(tx, deps, changed);
  return changed;
}
