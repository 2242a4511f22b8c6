import type { Money } from '../../contract/money.ts';
import type { OrderProduct, OrderStatus } from '../../contract/order-products.ts';
import type { PaymentChannel, PaymentInput } from '../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import type { Command } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { postPayment } from '../ledger/movements.ts';
import type { Channel } from '../payments/channel.ts';
import { findChannel } from '../payments/own-money.ts';
import { leaveToDesk } from './after-sales/sandbox-desk.ts';
import { closedLate, isOverdue, tooLate } from './deadlines.ts';
import { moveOrder } from './move-order.ts';
import type { OrderPresenter } from './order-product.ts';
import { lockOrder, type OrderRow, totalOf } from './order-rows.ts';
import { paymentParts } from './payment-parts.ts';
import { isSandboxDisabled } from './sandbox-orders.ts';
import { hasLeft } from './trains/departure.ts';

/** A paid order's next status and job: paying a reservation also requests ticketing. */
const PAID: Partial<Record<OrderStatus, { to: OrderStatus; job: 'issue-order' | 'reissue-tickets' }>> = {
  reserved: { to: 'proceeding', job: 'issue-order' },
  to_be_paid: { to: 'proceeding', job: 'issue-order' },
  chg_to_be_paid: { to: 'chg_proceeding', job: 'reissue-tickets' },
};

/**
 * Pays a reserved or unpaid order, or a change, with the agency's own money and enqueues ticketing, all in one transaction. Refuses with
 * statusConflict, sandboxOff, deadlinePassed (for a change quoteExpired), channelUnavailable, paymentSwitchedOff, priceChanged (the total
 * is not what the agent agreed to) or insufficientBalance; then nothing has moved.
 */
export function payOrder<T>(
  answer: OrderPresenter<T>,
  product: OrderProduct,
): Command<{ id: string } & PaymentInput, T> {
  return async (tx, actor, input, deps) => {
    const order = await lockOrder(tx, actor, input.id, product);
    if (!order) return refuse('orderNotFound');
    const obstacle = obstacleTo(deps, order);
    if (obstacle) return obstacle;
    const channel = payableBy(actor, input, totalOf(order));
    if (isRefusal(channel)) return channel;
    const { userId, displayName: by } = actor;
    const paid = await takePayment(tx, deps, order, { channel: channel.id, by, userId, reference: `PAY${order.id}` });
    return isRefusal(paid) ? paid : answer(tx, deps, actor, paid);
  };
}

export interface Paying {
  channel: PaymentChannel;
  /** The payer's name for the timeline. */
  by: string;
  userId: string;
  /** The payment's reference for people. */
  reference: string;
  /** The channel's fee on top of the total, in minor units; defaults to none. */
  transactionFee?: number;
}

/**
 * The only way an order is paid, on any channel: the ledger debits the total and the order goes on to ticketing. Refuses with
 * statusConflict or insufficientBalance. The caller must hold the order's lock and have checked for obstacles.
 */
export async function takePayment(tx: Tx, deps: Deps, order: OrderRow, paying: Paying): Promise<OrderRow | Refusal> {
  const { channel, by, userId, reference, transactionFee = 0 } = paying;
  const step = PAID[order.status];
  if (!step) return refuse('statusConflict');
  const at = deps.clock.now();
  const parts = { ...(await paymentParts(tx, order, channel)), transactionFee };
  const { id, product } = order;
  const posted = await postPayment(tx, { id, product, reference }, parts, { at, userId });
  if (isRefusal(posted)) return posted;
  const paid = await moveOrder(tx, deps, order, {
    to: step.to,
    mover: 'payment',
    by,
    kind: 'payment',
    money: { amount: order.total + transactionFee, currency: order.currency },
    changes: { paymentChannel: channel, paidAt: at, paymentReference: reference },
  });
  if (isRefusal(paid)) return paid;
  await deps.events.publish(tx, { companyId: order.companyId, userId: null, at }, { type: 'wallet' });
  if (paid.byHand && step.job === 'issue-order') await leaveToDesk(tx, deps, order.id);
  else await deps.jobs.send(tx, step.job, { orderId: order.id });
  return paid;
}

/**
 * Why an order cannot be paid: statusConflict, sandboxOff, deadlinePassed, or for a change changeNotChosen or quoteExpired; null when it
 * can.
 */
export function obstacleTo(deps: Pick<Deps, 'clock' | 'settings'>, order: OrderRow): Refusal | null {
  // A free change is accepted, not paid.
  if (!PAID[order.status]) return closedLate(order) ?? refuse('statusConflict');
  if (isSandboxDisabled(order, deps)) return refuse('sandboxOff');
  if (order.toChoose) return refuse('changeNotChosen');
  if (order.total === 0) return refuse('statusConflict');
  const now = deps.clock.now();
  // Whatever its deadline, a train that has left cannot be paid: its tickets would not be refundable.
  return isOverdue(order, now) || hasLeft(order, now) ? tooLate(order) : null;
}

/** The own-money channel that pays what is due. Refuses with channelUnavailable, and as {@link disagreement} does. */
export function payableBy(
  actor: Actor,
  input: Pick<PaymentInput, 'channel' | 'amount'>,
  due: Money,
): Channel | Refusal {
  const channel = findChannel(input.channel);
  if (!channel) return refuse('channelUnavailable');
  return disagreement(actor, input, due) ?? channel;
}

/** Why this caller may not pay this amount: paymentSwitchedOff, or priceChanged where another was agreed to; null when it may. */
export function disagreement(
  actor: Actor,
  { amount: agreed }: Pick<PaymentInput, 'amount'>,
  due: Money,
): Refusal | null {
  if (actor.me.company.config.commonConfig.disablePayment) return refuse('paymentSwitchedOff');
  const differs = agreed && (agreed.amount !== due.amount || agreed.currency !== due.currency);
  return differs ? refuse('priceChanged', { data: { total: due } }) : null;
}
