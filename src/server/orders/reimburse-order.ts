import { eq } from 'drizzle-orm';
import type { BookCheck } from '../../contract/books.ts';
import type { OrderStatus } from '../../contract/order-products.ts';
import { isExternalChannel } from '../../contract/payments.ts';
import { isRefusal, refuse } from '../../contract/result.ts';
import { inTransaction, runSystemCommand } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import type { PaymentShare } from '../db/schema/after-sales.ts';
import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { lockWallet } from '../ledger/accounts.ts';
import { postRefund } from '../ledger/movements.ts';
import type { LedgerChannel } from '../ledger/rules.ts';
import { requestOf } from './after-sales/child-order.ts';
import { storeRefundShares } from './after-sales/refund-shares.ts';
import { closeDeskReport, notifyDesk } from './desk/notify-desk.ts';
import { moveOrder } from './move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow, totalOf } from './order-rows.ts';
import { paidThrough } from './payment-parts.ts';
import { isOpenRefund, refundShare, refundsOf } from './provider-payments/refund-rows.ts';
import { findAnyOrder } from './system-orders.ts';

/** An order's status once its money is refunded. */
const REIMBURSED: Partial<Record<OrderStatus, OrderStatus>> = {
  failed_reimbursing: 'failed_reimbursed',
  refunded_reimbursing: 'refunded_reimbursed',
  voided_reimbursing: 'voided_reimbursed',
  reimbursing: 'failed_reimbursed',
};

/**
 * Refunds the money of a failed order or of returned tickets the way it came: balance to balance, credit to credit, a payment provider's
 * through the provider; where a booking and its changes were paid in several ways, to each of them. A provider's money is refunded there
 * first (provider-payments/refund-payment.ts), and this runs again afterwards. Where the books refuse it, it is reported to the desk.
 */
export async function reimburseOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findAnyOrder(deps, orderId);
  if (!order || !REIMBURSED[order.status]) return;
  const done = await runSystemCommand(deps, jobOn('reimburse-order', order), async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    if (!current) return refuse('orderNotFound');
    const to = REIMBURSED[current.status];
    if (!to) return refuse('statusConflict');
    const money = totalOf(current);
    // Nothing to refund where all is kept, or nothing was paid.
    const ways = money.amount === 0 ? [] : await waysBack(tx, deps, current);
    if (ways === 'underWay') return current;
    const at = deps.clock.now();
    const moved = await moveOrder(tx, deps, current, { to, mover: 'system', by: null, kind: 'refund', money });
    if (isRefusal(moved) || ways.length === 0) return moved;
    // Locks both accounts before the first changes, in the common lock order.
    if (ways.length > 1) await lockWallet(tx, current.companyId, current.currency);
    for (const { channel, amount, reference = null } of ways) {
      // Distinguishes it where there are several.
      const part = channel === current.paymentChannel ? {} : { part: channel };
      const paid = { id: current.id, product: current.product, reference, ...part };
      const parts = { companyId: current.companyId, channel };
      const posted = await postRefund(tx, paid, parts, { ...money, amount }, { at, userId: null });
      if (isRefusal(posted)) return posted;
    }
    await deps.events.publish(tx, { companyId: current.companyId, userId: null, at }, { type: 'wallet' });
    await closeDeskReport(tx, deps, unbooked(current));
    return moved;
  });
  if (!isRefusal(done) || done.refused === 'statusConflict') return;
  deps.log.error({ orderId, refused: done.refused }, 'an order could not be reimbursed: the desk is told');
  await reportUnbooked(deps, order, done.refused);
}

const unbooked = ({ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>) =>
  ({ companyId, what: 'unbooked', subject: id }) as const;

/** Reports to the desk that an order's refund is stuck. */
export async function reportUnbooked(
  deps: Deps,
  order: Pick<OrderRow, 'id' | 'companyId' | 'total' | 'currency'>,
  said: string,
): Promise<void> {
  const { total: expected, currency } = order;
  await inTransaction(deps, async (tx) => ({
    id: await notifyDesk(tx, deps, { ...unbooked(order), currency, expected, actual: 0, said }),
  }));
}

/**
 * Whether a difference at the desk is money still to be refunded, of an order or from a payment provider. Closed by hand it would never be
 * reported again.
 */
export async function isRefundOutstanding(
  tx: Pick<Tx, 'select'>,
  { what, subject }: { what: BookCheck; subject: string },
): Promise<boolean> {
  if (what !== 'waiting' && what !== 'unbooked') return what === 'refund';
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, subject));
  return order ? REIMBURSED[order.status] !== undefined : isOpenRefund(tx, subject);
}

interface WayBack {
  channel: LedgerChannel;
  amount: number;
  /** Its id at the payment provider. */
  reference?: string | null;
}

/** Where an order's money is refunded to; underWay while a payment provider has not refunded all of its share. */
async function waysBack(tx: Tx, deps: Deps, order: OrderRow): Promise<WayBack[] | 'underWay'> {
  const own = await ownShares(tx, deps, order);
  const refunds = await refundsOf(tx, order.id);
  if (refunds.some(({ state }) => state === 'asked' || state === 'failed')) return 'underWay';
  const done = refunds.filter(({ state }) => state === 'done');
  const channels = [...new Set(done.map(({ channel }) => channel))];
  const atProviders = channels.map((channel) => {
    const its = done.filter((refund) => refund.channel === channel);
    const reference = its.flatMap((refund) => refund.reference ?? []).join(' ') || null;
    return { channel, amount: sumOf(its), reference };
  });
  const credit = sumOf(own.filter(({ channel }) => channel === 'credit'));
  // The wallet gets what no payment covers, and what its payment provider refused to refund.
  const ways = [
    ...atProviders,
    { channel: 'credit' as const, amount: credit },
    { channel: 'balance' as const, amount: order.total - sumOf(atProviders) - credit },
  ];
  return ways.filter(({ amount }) => amount > 0);
}

const sumOf = (parts: readonly { amount: number }[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The own-money part of an order's payment; the rest is requested from payment providers, once. */
async function ownShares(tx: Tx, deps: Deps, order: OrderRow): Promise<PaymentShare[]> {
  const isPlanned = (await refundsOf(tx, order.id)).length > 0;
  const shares = await sharesBack(tx, order, isPlanned);
  if (!isPlanned)
    for (const share of shares) if (isExternalChannel(share.channel)) await refundShare(tx, deps, order, share);
  return shares.filter(({ channel }) => !isExternalChannel(channel));
}

/** The payments to refund: a failed order's own, and those of returned tickets. */
async function sharesBack(tx: Tx, order: OrderRow, isPlanned: boolean): Promise<PaymentShare[]> {
  if (order.type !== 'refund' && order.type !== 'void')
    return [{ orderId: order.id, channel: paidThrough(order), amount: order.total }];
  const { waysBack } = await requestOf(tx, order);
  if (waysBack) return waysBack;
  // Without stored shares: the requests already made to payment providers were all of it.
  return isPlanned ? [] : storeRefundShares(tx, order, order.total);
}
