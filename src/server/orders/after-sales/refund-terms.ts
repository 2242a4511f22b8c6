import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { RefundTerms } from '../../../contract/desk-returns.ts';
import { type Money, timesMoney } from '../../../contract/money.ts';
import { refundBand } from '../../../contract/train-terms.ts';
import type { Tx } from '../../db/database.ts';
import { type OrderRow, soldOf } from '../order-rows.ts';
import { railTicketOf } from '../trains/rail-ticket.ts';
import { type AfterSalesRow, requestOf, sourceOf } from './child-order.ts';
import { askedBack } from './requested-amount.ts';
import { serviceFees } from './service-fees.ts';

/** What a fare rule keeps per ticket: nothing for an involuntary refund; null where the fare allows no refund. */
export function keptOfEach(
  child: OrderRow,
  { reason }: Pick<AfterSalesRow, 'reason'>,
  kind: 'refund' | 'change',
): Money | null {
  const { permitted, fee } = soldOf(child).policies[kind];
  const nothing: Money = { amount: 0, currency: child.currency };
  if (reason !== VOLUNTARY || permitted === 'free') return nothing;
  if (permitted === 'no') return null;
  return fee ?? nothing;
}

/**
 * What the fare rule keeps of all the tickets of a refund together, in the rule's currency; null where the rule allows no refund, and for a
 * group's voluntary refund, which its airline decides.
 */
export async function keptByRule(tx: Pick<Tx, 'select'>, child: OrderRow, now: Date): Promise<Money | null> {
  const request = await requestOf(tx, child);
  const { paid, tickets } = await askedBack(tx, child);
  if (child.product === 'flight') {
    const each = keptOfEach(child, request, 'refund');
    return each && timesMoney(each, tickets);
  }
  const share = (percent: number): Money => ({
    amount: Math.round((paid * percent) / 100),
    currency: child.currency,
  });
  if (request.reason !== VOLUNTARY) return share(0);
  if (child.product === 'group') return null;
  const band = refundBand(await railTicketOf(tx, await sourceOf(tx, request)), now);
  return band && share(band.percent);
}

/** The terms for quoting a pending refund; null for anything else. */
export async function refundTermsOf(
  tx: Pick<Tx, 'execute' | 'select'>,
  order: OrderRow,
  now: Date,
): Promise<RefundTerms | null> {
  if (order.type !== 'refund' || order.status !== 'rfd_reviewing') return null;
  const { currency } = order;
  const { tickets } = await askedBack(tx, order);
  const fees = await serviceFees(tx, order, 'refund', { count: tickets, currency });
  return {
    keptByRule: await keptByRule(tx, order, now),
    serviceFee: { amount: fees.reduce((sum, { amount }) => sum + amount, 0), currency },
  };
}
