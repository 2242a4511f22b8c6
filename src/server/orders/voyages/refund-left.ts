import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { passengersOf } from '../after-sales/child-order.ts';
import { requestRefund } from '../after-sales/request-refund.ts';
import { piecesOf } from '../after-sales/sold-parts.ts';
import { openPieces, ticketRequests } from '../after-sales/ticket-requests.ts';
import type { OrderRow } from '../order-rows.ts';

/** Refund reason 1 of spec §9. */
const DISRUPTION = 1;

interface Left {
  passengers: string[];
  segments: number[];
}

/**
 * Requests an involuntary refund of all of an order's tickets without a request: one per set of remaining flights, so that a partly
 * refunded booking takes several. Returns the first of them. Refuses as a refund does, with alreadyRequested where nothing is left.
 */
export async function refundLeft(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { order, remark }: { order: OrderRow; remark: string | null },
): Promise<OrderRow | Refusal> {
  const ask = requestRefund(async (_tx, _deps, _actor, child) => child, 'flight');
  let first: OrderRow | null = null;
  for (const left of await leftOf(tx, order)) {
    const child = await ask(
      tx,
      actor,
      { id: order.id, ...left, reason: DISRUPTION, remark: remark ?? undefined },
      deps,
    );
    if (isRefusal(child)) return child;
    first ??= child;
  }
  return first ?? refuse('alreadyRequested');
}

/** The remaining tickets, grouped by their remaining flights. */
async function leftOf(tx: Tx, order: OrderRow): Promise<Left[]> {
  const pieces = piecesOf(order);
  const asked = await ticketRequests(tx, order.id);
  const bySegments = new Map<string, Left>();
  for (const { id } of await passengersOf(tx, order.id)) {
    const segments = openPieces(asked, id, pieces);
    if (segments.length === 0) continue;
    const left = bySegments.get(segments.join()) ?? { passengers: [], segments };
    left.passengers.push(id);
    bySegments.set(segments.join(), left);
  }
  return [...bySegments.values()];
}
