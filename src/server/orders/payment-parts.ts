import { isPaymentChannel } from '../../contract/payments.ts';
import type { Tx } from '../db/database.ts';
import type { LedgerChannel, PaymentParts } from '../ledger/rules.ts';
import { requestOf } from './after-sales/child-order.ts';
import { type OrderRow, totalOf } from './order-rows.ts';

/**
 * The ledger's parts of an order, to post its payment or reverse it. A booking is divided as it was sold, a change as it was quoted: its
 * settlement is what the new tickets are worth.
 */
export async function paymentParts(
  tx: Pick<Tx, 'select'>,
  order: OrderRow,
  channel: LedgerChannel,
): Promise<PaymentParts> {
  const { companyId, supplierId } = order;
  const { providerId } = order.settlement;
  const parts = { companyId, providerId, supplierId, channel, total: totalOf(order) };
  if (order.type !== 'change') {
    const { cost, markups, fee } = order.settlement;
    return { ...parts, cost, markups, fee };
  }
  const { changeQuote } = await requestOf(tx, order);
  if (!changeQuote) throw new Error(`the change ${order.id} was never quoted`);
  return { ...parts, cost: changeQuote.cost, markups: [], fee: 0, fees: changeQuote.fees };
}

/** The channel an order was paid through. */
export function paidThrough(order: OrderRow): LedgerChannel {
  if (isPaymentChannel(order.paymentChannel)) return order.paymentChannel;
  throw new Error(`order ${order.id} was not paid`);
}
