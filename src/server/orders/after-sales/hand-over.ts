import { eq } from 'drizzle-orm';
import { isRefusal, refuse } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import { announceDesk } from '../desk/desk-tasks.ts';
import { announce } from '../move-order.ts';
import { lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { readAfterSales, requestOf } from './child-order.ts';

/**
 * Records that a void is about to be sent to the supplier: from then on it cannot be withdrawn, whatever the answer. Returns whether the
 * void is still active; one that was withdrawn meanwhile must not be sent.
 */
export async function handOver(deps: Deps, orderId: string): Promise<boolean> {
  const handed = await inTransaction(deps, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    if (order?.status !== 'void_proceeding' && order?.status !== 'void_holding') return refuse('statusConflict');
    if ((await requestOf(tx, order)).handedAt) return order;
    await tx.update(afterSales).set({ handedAt: deps.clock.now() }).where(eq(afterSales.orderId, orderId));
    await announce(tx, deps, order);
    await announceDesk(tx, deps, order.settlement.providerId, orderId);
    return order;
  });
  return !isRefusal(handed);
}

/** Whether the supplier may have this void: it can be neither withdrawn nor refused then. */
export async function isHandedOver(tx: Pick<Tx, 'select'>, order: Pick<OrderRow, 'id' | 'type'>): Promise<boolean> {
  return order.type === 'void' && Boolean((await readAfterSales(tx, order.id))?.handedAt);
}
