import type { LedgerChannel, PaymentParts } from '../../ledger/rules.ts';
import type { OrderRow } from './order-rows.ts';
import { totalOf } from './present.ts';

/** What the ledger needs to know of an order to post its payment or take it back. */
export function paymentParts(order: OrderRow, channel: LedgerChannel): PaymentParts {
  const { cost, markups, fee, providerId } = order.settlement;
  return {
    companyId: order.companyId,
    providerId,
    supplierId: order.supplierId,
    channel,
    total: totalOf(order),
    cost,
    markups,
    fee,
  };
}

/** The channel an order was paid through, when that was the agency's own money. */
export function paidThrough(order: OrderRow): LedgerChannel {
  if (order.paymentChannel === 'balance' || order.paymentChannel === 'credit') return order.paymentChannel;
  throw new Error(`order ${order.id} was not paid from the agency's own money`);
}
