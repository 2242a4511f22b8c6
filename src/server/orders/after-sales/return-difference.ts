import { eq } from 'drizzle-orm';
import { isRefusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../order-rows.ts';
import { insertChild, passengersOf, requestOf, sourceOf } from './child-order.ts';
import { settleReturn } from './settle-return.ts';

/**
 * A change to cheaper tickets gives money back: as a refund of its own, which was agreed to with the change and is on its way at once.
 * Nothing is written where the change cost something. The caller holds the lock of the change.
 */
export async function returnDifference(tx: Tx, deps: Deps, change: OrderRow): Promise<void> {
  const request = await requestOf(tx, change);
  const back = -(request.changeQuote?.total ?? 0);
  if (back <= 0) return;
  const source = await sourceOf(tx, request);
  const meant = (await passengersOf(tx, change.id)).flatMap(({ originalId }) => originalId ?? []);
  const passengers = (await passengersOf(tx, source.id)).filter(({ id }) => meant.includes(id));
  const asker = { userId: change.createdBy, displayName: change.createdByName };
  const child = await insertChild(tx, deps, source, asker, {
    type: 'refund',
    begins: 'rfd_proceeding',
    passengers,
    segments: request.segments,
    reason: request.reason,
    subReason: null,
    remark: null,
  });
  const quote = { paid: back, penalty: 0, fees: [], net: back, taken: { cost: back, markups: [], fee: 0 } };
  await tx.update(afterSales).set({ quote }).where(eq(afterSales.orderId, child.id));
  const returned = await settleReturn(tx, deps, child, { mover: 'supplier', by: change.supplierName || null });
  if (isRefusal(returned)) throw new Error(`the difference of ${change.id} could not be returned: ${returned.refused}`);
}
