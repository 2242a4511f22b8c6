import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { afterSales, type StageShare } from '../../db/schema/after-sales.ts';
import type { GroupPayment } from '../../db/schema/groups.ts';
import { requestOf } from '../after-sales/child-order.ts';
import { lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { groupOf } from './group-rows.ts';

/**
 * Shares what a refund of a group brings back over the group's payments, the newest first; what earlier refunds have taken of them is
 * gone. Never more than was paid at a stage.
 *
 * @param payments all of the group's, in their order
 * @param before what all earlier refunds have brought back together
 */
export function sharesOf(payments: readonly GroupPayment[], before: number, amount: number): StageShare[] {
  let skipped = before;
  let left = amount;
  const shares: StageShare[] = [];
  for (const { stage, channel, amount: paid } of payments.toReversed()) {
    if (!channel) continue;
    const gone = Math.min(skipped, paid);
    skipped -= gone;
    const share = Math.min(left, paid - gone);
    left -= share;
    if (share > 0) shares.push({ stage, channel, amount: share });
  }
  if (left > 0) throw new Error(`a group was to have ${left} more back than it has paid`);
  return shares;
}

/** Writes down which payments the money of a refund is taken from. The caller holds the refund's lock; the group is locked by this. */
export async function writeWaysBack(tx: Tx, child: OrderRow, amount: number): Promise<void> {
  const { sourceId } = await requestOf(tx, child);
  const group = await lockAnyOrder(tx, sourceId);
  if (!group) throw new Error(`order ${sourceId} is gone`);
  const earlier = await tx
    .select({ waysBack: afterSales.waysBack })
    .from(afterSales)
    .where(and(eq(afterSales.sourceId, sourceId), isNotNull(afterSales.waysBack)));
  const before = earlier.flatMap(({ waysBack }) => waysBack ?? []).reduce((sum, share) => sum + share.amount, 0);
  const waysBack = sharesOf((await groupOf(tx, group)).payments, before, amount);
  await tx.update(afterSales).set({ waysBack }).where(eq(afterSales.orderId, child.id));
}
