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
import { isOfShutSandbox } from './sandbox-orders.ts';
import { hasLeft } from './trains/departure.ts';

/** Where a paid order goes on, in one step, and who is told to see to it: paying a reservation says by itself that it shall be ticketed. */
const PAID: Partial<Record<OrderStatus, { to: OrderStatus; job: 'issue-order' | 'reissue-tickets' }>> = {
  reserved: { to: 'proceeding', job: 'issue-order' },
  to_be_paid: { to: 'proceeding', job: 'issue-order' },
  chg_to_be_paid: { to: 'chg_proceeding', job: 'reissue-tickets' },
};

/**
 * Pays a reserved or unpaid order, or a change, from the agency's own money and sends it to be ticketed, all in one transaction. Refuses with
 * statusConflict, sandboxOff, deadlinePassed (of a change quoteExpired), channelUnavailable, paymentSwitchedOff, priceChanged (the total is not what the
 * agent agreed to) or insufficientBalance; then nothing has moved.
 */
export function payOrder<T>(answer: OrderPresenter<T>, product: OrderProduct): Command<{ id: string } & PaymentInput, T> {
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
  /** Who pays: the name for the timeline. */
  by: string;
  userId: string;
  /** What the payment is called among people. */
  reference: string;
  /** What the channel costs on top of the total, in minor units; none unless given. */
  transactionFee?: number;
}

/**
 * The one way an order is paid, whatever the channel: the ledger takes the total and the order goes on to be ticketed. Refuses with
 * statusConflict or insufficientBalance. The caller holds the order's lock and has looked for obstacles.
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
 * Why an order takes no money now: statusConflict, sandboxOff, deadlinePassed, or of a change changeNotChosen or quoteExpired; null when
 * it does.
 */
export function obstacleTo(deps: Pick<Deps, 'clock' | 'settings'>, order: OrderRow): Refusal | null {
  // A free change is accepted, not paid.
  if (!PAID[order.status]) return closedLate(order) ?? refuse('statusConflict');
  if (isOfShutSandbox(order, deps)) return refuse('sandboxOff');
  if (order.toChoose) return refuse('changeNotChosen');
  if (order.total === 0) return refuse('statusConflict');
  const now = deps.clock.now();
  // Whatever its deadline says, nothing is taken for a train that has left: its tickets could not be given back.
  return isOverdue(order, now) || hasLeft(order, now) ? tooLate(order) : null;
}

/**
 * The agency's own money that pays what is due. Refuses with channelUnavailable, and as {@link disagreement} does.
 */
export function payableBy(
  actor: Actor,
  input: Pick<PaymentInput, 'channel' | 'amount'>,
  due: Money,
): Channel | Refusal {
  const channel = findChannel(input.channel);
  if (!channel) return refuse('channelUnavailable');
  return disagreement(actor, input, due) ?? channel;
}

/** Why this caller does not pay this amount: paymentSwitchedOff, or priceChanged where another was agreed to; null when it may. */
export function disagreement(
  actor: Actor,
  { amount: agreed }: Pick<PaymentInput, 'amount'>,
  due: Money,
): Refusal | null {
  if (actor.me.company.config.commonConfig.disablePayment) return refuse('paymentSwitchedOff');
  const differs = agreed && (agreed.amount !== due.amount || agreed.currency !== due.currency);
  return differs ? refuse('priceChanged', { data: { total: due } }) : null;
}
