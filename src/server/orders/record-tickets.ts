import { asc, eq } from 'drizzle-orm';
import type { Mover } from '../../contract/order-moves.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { orderPassengers, orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { announce, moveOrder } from './move-order.ts';
import type { OrderRow } from './order-rows.ts';
import { scheduleDisruption } from './voyages/sandbox-airline.ts';

export interface Tickets {
  mover: Extract<Mover, 'desk' | 'supplier'>;
  by: string | null;
  /** One per passenger, in their order. */
  numbers: readonly string[];
  /** For a train: coach and seat of each; null where nobody sits. */
  seats?: readonly (string | null)[] | undefined;
  pnr: string | null;
  /** End of the void window; null when there is none. */
  voidUntil: Date | null;
  remark?: string | null;
}

/**
 * Stores an order's tickets with its passengers; those the desk enters are unknown to any supplier. Refuses with statusConflict if it waits
 * for none, and with badInput when there are not as many as passengers. The caller must hold the order's lock.
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
      ...(mover === 'desk' ? { byHand: true } : {}),
      ...(pnr ? { pnr } : {}),
      searchText: [order.searchText, pnr, ...numbers].filter(Boolean).join(' ').toLowerCase(),
    },
  });
}

/**
 * The tickets the desk entered turn out to be the supplier's own: from then on they are changed and refunded there. The caller must hold
 * the order's lock.
 */
export async function leaveToSupplier(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  changes: Partial<Pick<OrderRow, 'voidUntil' | 'supplierRef'>>,
): Promise<OrderRow> {
  const [left] = await tx
    .update(orders)
    .set({ ...changes, byHand: false, version: order.version + 1, updatedAt: deps.clock.now() })
    .where(eq(orders.id, order.id))
    .returning();
  if (!left) throw new Error(`order ${order.id} is gone under its lock`);
  await announce(tx, deps, left);
  return left;
}
