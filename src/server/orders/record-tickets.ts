import { asc, eq } from 'drizzle-orm';
import type { Mover } from '../../contract/order-moves.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { orderPassengers } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRow } from './order-rows.ts';
import { scheduleDisruption } from './voyages/sandbox-airline.ts';

export interface Tickets {
  mover: Extract<Mover, 'desk' | 'supplier'>;
  by: string | null;
  /** One for each passenger, in their order. */
  numbers: readonly string[];
  /** Of a train: coach and seat of each; null where nobody sits. */
  seats?: readonly (string | null)[] | undefined;
  pnr: string | null;
  /** Until when they can be voided; null when they cannot. */
  voidUntil: Date | null;
  remark?: string | null;
}

/**
 * Writes an order's tickets to its passengers. Refuses with statusConflict where it waits for none, and with badInput when there are
 * not as many as passengers. The caller holds the order's lock.
 */
export async function recordTickets(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { mover, by, numbers, seats, pnr, voidUntil, remark = null }: Tickets,
): Promise<OrderRow | Refusal> {
  if (order.status !== 'proceeding' && order.status !== 'origin_holding') return refuse('statusConflict');
  const passengers = await tx
    .select({ id: orderPassengers.id })
    .from(orderPassengers)
    .where(eq(orderPassengers.orderId, order.id))
    .orderBy(asc(orderPassengers.position));
  if (passengers.length !== numbers.length) return refuse('badInput', { fields: { tickets: 'invalid' } });
  for (const [i, { id }] of passengers.entries())
    await tx
      .update(orderPassengers)
      .set({ ticketNumber: numbers[i], seat: seats?.[i] ?? null })
      .where(eq(orderPassengers.id, id));
  if (order.product === 'flight') await scheduleDisruption(tx, deps, order);
  return moveOrder(tx, deps, order, {
    to: 'issued',
    mover,
    by,
    kind: 'ticket',
    text: [numbers.join(', '), remark].filter(Boolean).join(' · '),
    remark,
    changes: {
      voidUntil,
      ...(pnr ? { pnr } : {}),
      searchText: [order.searchText, pnr, ...numbers].filter(Boolean).join(' ').toLowerCase(),
    },
  });
}
