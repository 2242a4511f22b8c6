import type { OrderStatus } from '../../contract/order-products.ts';
import { isHouseChannel } from '../../contract/payments.ts';
import { isRefusal, refuse } from '../../contract/result.ts';
import { runSystemCommand } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { postRefund } from '../ledger/movements.ts';
import type { LedgerChannel } from '../ledger/rules.ts';
import { planRefunds, refundsOf } from './house-payments/refund-rows.ts';
import { moveOrder } from './move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow, totalOf } from './order-rows.ts';
import { paidThrough } from './payment-parts.ts';
import { findAnyOrder } from './system-orders.ts';

/** Where an order stands once its money has gone back. */
const REIMBURSED: Partial<Record<OrderStatus, OrderStatus>> = {
  failed_reimbursing: 'failed_reimbursed',
  refunded_reimbursing: 'refunded_reimbursed',
  voided_reimbursing: 'voided_reimbursed',
  reimbursing: 'failed_reimbursed',
};

/**
 * Pays money back the way it came, of a failed order or of returned tickets: balance to balance, credit to credit, a house's through the
 * house. What came through a house is given back there first (house-payments/give-back.ts), and this is run again afterwards.
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
    // Where all is kept, or nothing was paid, there is nothing to give back.
    const ways = money.amount === 0 ? [] : await waysBack(tx, deps, current);
    if (ways === 'underWay') return current;
    const at = deps.clock.now();
    const moved = await moveOrder(tx, deps, current, { to, mover: 'system', by: null, kind: 'refund', money });
    if (isRefusal(moved) || ways.length === 0) return moved;
    for (const { channel, amount, part } of ways) {
      const paid = { id: current.id, product: current.product, ...(part ? { part } : {}) };
      const parts = { companyId: current.companyId, channel };
      const posted = await postRefund(tx, paid, parts, { ...money, amount }, { at, userId: null });
      if (isRefusal(posted)) return posted;
    }
    await deps.events.publish(tx, { companyId: current.companyId, userId: null, at }, { type: 'wallet' });
    return moved;
  });
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`order ${orderId} could not be reimbursed: ${done.refused}`);
}

interface WayBack {
  channel: LedgerChannel;
  amount: number;
  /** Names it beside the other, where there are two. */
  part?: string;
}

/** Where an order's money goes back to; underWay while a house has not given all of its share back. */
async function waysBack(tx: Tx, deps: Deps, order: OrderRow): Promise<WayBack[] | 'underWay'> {
  const channel = paidThrough(order);
  if (!isHouseChannel(channel)) return [{ channel, amount: order.total }];
  const planned = await refundsOf(tx, order.id);
  if (planned.length === 0) await planRefunds(tx, deps, order, channel);
  const refunds = planned.length === 0 ? await refundsOf(tx, order.id) : planned;
  if (refunds.some(({ state }) => state !== 'done')) return 'underWay';
  const atHouse = refunds.reduce((sum, { amount }) => sum + amount, 0);
  // What was paid otherwise, as for a change of the booking, comes to the wallet.
  const ways = [
    { channel, amount: atHouse },
    { channel: 'balance' as const, amount: order.total - atHouse, part: 'balance' },
  ];
  return ways.filter(({ amount }) => amount > 0);
}
