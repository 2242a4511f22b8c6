import type { Money } from '../../contract/money.ts';
import type { OrderStatus } from '../../contract/order-products.ts';
import type { PaymentInput } from '../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import type { Command } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { postPayment } from '../ledger/movements.ts';
import type { Channel } from '../payments/channel.ts';
import { findChannel } from '../payments/own-money.ts';
import { isOverdue } from './deadlines.ts';
import { moveOrder } from './move-order.ts';
import type { Answering } from './order-product.ts';
import { lockOrder, type OrderRow, totalOf } from './order-rows.ts';
import { paymentParts } from './payment-parts.ts';

/** Where a paid order goes on, and who is told to see to it. */
const PAID: Partial<Record<OrderStatus, { to: OrderStatus; job: 'issue-order' | 'reissue-tickets' }>> = {
  reserved: { to: 'proceeding', job: 'issue-order' },
  to_be_paid: { to: 'proceeding', job: 'issue-order' },
  chg_to_be_paid: { to: 'chg_proceeding', job: 'reissue-tickets' },
};

/**
 * Pays a reserved or unpaid order, or a change, from the agency's own money and sends it to be ticketed, all in one transaction. Refuses with
 * statusConflict, deadlinePassed (of a change quoteExpired), channelUnavailable, priceChanged (the total is not what the agent agreed to) or
 * insufficientBalance; then nothing has moved.
 */
export function payOrder<T>(answer: Answering<T>): Command<{ id: string } & PaymentInput, T> {
  return async (tx, actor, input, deps) => {
    const order = await lockOrder(tx, actor, input.id);
    if (!order) return refuse('orderNotFound');
    const channel = checkPayable(order, actor, input, deps.clock.now());
    if (isRefusal(channel)) return channel;
    const step = PAID[order.status];
    if (!step) return refuse('statusConflict');
    const toPay = await askToTicket(tx, deps, order, actor);
    if (isRefusal(toPay)) return toPay;
    const at = deps.clock.now();
    const parts = await paymentParts(tx, order, channel.source);
    const posted = await postPayment(tx, order, parts, { at, userId: actor.userId });
    if (isRefusal(posted)) return posted;
    const paid = await moveOrder(tx, deps, toPay, {
      to: step.to,
      mover: 'payment',
      by: actor.displayName,
      kind: 'payment',
      money: totalOf(order),
      changes: { paymentChannel: channel.id, paidAt: at, paymentReference: `PAY${order.id}` },
    });
    if (isRefusal(paid)) return paid;
    await deps.events.publish(tx, { companyId: order.companyId, userId: null, at }, { type: 'wallet' });
    await deps.jobs.send(tx, step.job, { orderId: order.id });
    return answer(tx, deps, actor, paid);
  };
}

function checkPayable(order: OrderRow, actor: Actor, input: PaymentInput, now: Date): Channel | Refusal {
  // A free change is accepted, not paid.
  if (!PAID[order.status] || order.total === 0) return refuse('statusConflict');
  if (isOverdue(order, now)) return refuse(order.type === 'change' ? 'quoteExpired' : 'deadlinePassed');
  return payableBy(actor, input, totalOf(order));
}

/**
 * The channel that pays what is due. Refuses with channelUnavailable, and with priceChanged where the agent agreed to another amount.
 */
export function payableBy(
  actor: Actor,
  input: Pick<PaymentInput, 'channel' | 'amount'>,
  due: Money,
): Channel | Refusal {
  if (actor.me.company.config.commonConfig.disablePayment) return refuse('channelUnavailable');
  const channel = findChannel(input.channel);
  if (!channel) return refuse('channelUnavailable');
  const { amount: agreed } = input;
  const differs = agreed && (agreed.amount !== due.amount || agreed.currency !== due.currency);
  return differs ? refuse('priceChanged', { data: { total: due } }) : channel;
}

/** Paying a reservation says by itself that it shall be ticketed. */
async function askToTicket(tx: Tx, deps: Deps, order: OrderRow, actor: Actor): Promise<OrderRow | Refusal> {
  if (order.status !== 'reserved') return order;
  return moveOrder(tx, deps, order, { to: 'to_be_paid', mover: 'agent', by: actor.displayName });
}
