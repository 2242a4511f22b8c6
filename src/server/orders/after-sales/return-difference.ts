import { eq } from 'drizzle-orm';
import { isRefusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales, type ReturnQuote } from '../../db/schema/after-sales.ts';
import type { Deps } from '../../deps.ts';
import { postReturnDue } from '../../ledger/movements.ts';
import type { OrderRow } from '../order-rows.ts';
import { insertChild, passengersOf, requestOf, sourceOf } from './child-order.ts';
import { settleReturn } from './settle-return.ts';

/**
 * A change to cheaper tickets refunds the difference, less the sellers' fees: as a separate refund, agreed to with the change and started
 * at once. Where the fees use it up, only they are posted, on the change itself; where the change cost something, its payment covered this.
 * The caller must hold the change's lock.
 */
export async function returnDifference(tx: Tx, deps: Deps, change: OrderRow): Promise<void> {
  const request = await requestOf(tx, change);
  const { cost, fees, total } = request.changeQuote ?? { cost: 0, fees: [], total: 0 };
  if (total > 0) return;
  const taken = { cost: 0 - cost, markups: [], fee: 0 };
  const quote = { paid: taken.cost, penalty: 0, fees, net: 0 - total, taken };
  if (total === 0) return keepAll(tx, deps, change, quote);
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
  await tx.update(afterSales).set({ quote }).where(eq(afterSales.orderId, child.id));
  const returned = await settleReturn(tx, deps, child, { mover: 'supplier', by: change.supplierName || null });
  if (isRefusal(returned)) throw new Error(`the difference of ${change.id} could not be returned: ${returned.refused}`);
}

/** What a supplier refunds and the sellers keep. */
async function keepAll(tx: Tx, deps: Deps, change: OrderRow, { net, taken, fees }: ReturnQuote): Promise<void> {
  const { companyId, supplierId, currency } = change;
  const { providerId } = change.settlement;
  const parts = { companyId, providerId, supplierId, money: { amount: net, currency }, taken, fees };
  const posted = await postReturnDue(tx, change, parts, { at: deps.clock.now(), userId: null });
  if (posted && isRefusal(posted)) throw new Error(`the fees of ${change.id} could not be kept: ${posted.refused}`);
}
