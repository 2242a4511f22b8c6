import { and, eq, inArray, ne } from 'drizzle-orm';
import { isPaymentChannel } from '../../../contract/payments.ts';
import { isRefundCompleted } from '../../../contract/ticket-fates.ts';
import type { Tx } from '../../db/database.ts';
import { afterSales, type PaymentShare } from '../../db/schema/after-sales.ts';
import { orders } from '../../db/schema/orders.ts';
import { groupOf } from '../groups/group-rows.ts';
import { lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { readAfterSales, sourceOf } from './child-order.ts';

/**
 * Distributes a refund over the payments of its tickets, in minor units, after deducting earlier refunds. What exceeds all payments is in
 * no share.
 *
 * @param payments all of them with their whole amounts, the newest first
 * @param earlier the shares of all earlier refunds
 */
export function sharesOf(
  payments: readonly PaymentShare[],
  earlier: readonly PaymentShare[],
  amount: number,
): PaymentShare[] {
  let left = amount;
  const shares: PaymentShare[] = [];
  for (const payment of payments) {
    const taken = earlier.filter(({ orderId, stage }) => orderId === payment.orderId && stage === payment.stage);
    const room = payment.amount - taken.reduce((sum, share) => sum + share.amount, 0);
    const share = Math.max(0, Math.min(left, room));
    left -= share;
    if (share > 0) shares.push({ ...payment, amount: share });
  }
  return shares;
}

/**
 * Stores which payments a refund or void is taken from: the change that issued its tickets first, then the order that was changed, and the
 * booking last; for a group its payments, newest first. The caller must hold the child's lock; this locks the booking, so that no two
 * refunds take the same money.
 */
export async function storeRefundShares(tx: Tx, child: OrderRow, amount: number): Promise<PaymentShare[]> {
  await lockAnyOrder(tx, child.originalId ?? child.id);
  const payments: PaymentShare[] = [];
  for (const order of await ticketOrders(tx, child)) payments.push(...(await paymentsOf(tx, order)));
  const waysBack = sharesOf(payments, await earlierShares(tx, child), amount);
  await tx.update(afterSales).set({ waysBack }).where(eq(afterSales.orderId, child.id));
  return waysBack;
}

/** The orders that the tickets of a request were paid with, newest first. */
async function ticketOrders(tx: Tx, order: OrderRow): Promise<OrderRow[]> {
  const request = await readAfterSales(tx, order.id);
  if (!request) return [];
  const source = await sourceOf(tx, request);
  return [source, ...(await ticketOrders(tx, source))];
}

async function paymentsOf(tx: Tx, order: OrderRow): Promise<PaymentShare[]> {
  if (order.product === 'group') {
    const { payments } = await groupOf(tx, order);
    return payments.toReversed().flatMap(({ stage, channel, amount }) => (channel ? [{ stage, channel, amount }] : []));
  }
  const { id: orderId, paymentChannel: channel, total: amount } = order;
  return isPaymentChannel(channel) ? [{ orderId, channel, amount }] : [];
}

/** The shares of all earlier refunds of the booking; one without stored shares took it from the booking's own payment. */
async function earlierShares(tx: Tx, { id, originalId }: OrderRow): Promise<PaymentShare[]> {
  const bookingId = originalId ?? id;
  const { product, status, total, paymentChannel: channel } = orders;
  const earlier = await tx
    .select({ waysBack: afterSales.waysBack, product, status, total, channel })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .where(and(eq(orders.originalId, bookingId), inArray(orders.type, ['refund', 'void']), ne(orders.id, id)));
  return earlier.flatMap((row) => {
    if (row.waysBack) return row.waysBack;
    const isOwed = row.product !== 'group' && isRefundCompleted(row.status);
    return isOwed && isPaymentChannel(row.channel)
      ? [{ orderId: bookingId, channel: row.channel, amount: row.total }]
      : [];
  });
}
