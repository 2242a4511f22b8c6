import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { PaymentInput } from '../../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { postPayment } from '../../ledger/movements.ts';
import type { Channel } from '../../payments/channel.ts';
import { findChannel } from '../../payments/own-money.ts';
import { answerOrder } from './answer-order.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder, type OrderRow } from './order-rows.ts';
import { paymentParts } from './payment-parts.ts';
import { isOverdue } from './policy.ts';
import { totalOf } from './present.ts';

/**
 * Pays a reserved or unpaid order from the agency's own money and sends it to be ticketed, all in one transaction. Refuses with
 * statusConflict, deadlinePassed, channelUnavailable, priceChanged (the total is not what the agent agreed to) or
 * insufficientBalance; then nothing has moved.
 */
export const payOrder: Command<{ id: string } & PaymentInput, FlightOrder> = async (tx, actor, input, deps) => {
  const order = await lockOrder(tx, actor, input.id);
  if (!order) return refuse('orderNotFound');
  const channel = checkPayable(order, actor, input, deps.clock.now());
  if (isRefusal(channel)) return channel;
  const toPay = await askToTicket(tx, deps, order, actor);
  if (isRefusal(toPay)) return toPay;
  const at = deps.clock.now();
  const posted = await postPayment(tx, order.id, paymentParts(order, channel.source), { at, userId: actor.userId });
  if (isRefusal(posted)) return posted;
  const paid = await moveOrder(tx, deps, toPay, {
    to: 'proceeding',
    mover: 'payment',
    by: actor.displayName,
    kind: 'payment',
    money: totalOf(order),
    changes: { paymentChannel: channel.id, paidAt: at, paymentReference: `PAY${order.id}` },
  });
  if (isRefusal(paid)) return paid;
  await deps.events.publish(tx, { companyId: order.companyId, userId: null, at }, { type: 'wallet' });
  await deps.jobs.send(tx, 'issue-order', { orderId: order.id });
  return answerOrder(tx, deps, actor, paid);
};

function checkPayable(order: OrderRow, actor: Actor, input: PaymentInput, now: Date): Channel | Refusal {
  if (order.status !== 'reserved' && order.status !== 'to_be_paid') return refuse('statusConflict');
  if (isOverdue(order, now)) return refuse('deadlinePassed');
  if (actor.me.company.config.commonConfig.disablePayment) return refuse('channelUnavailable');
  const channel = findChannel(input.channel);
  if (!channel) return refuse('channelUnavailable');
  const { amount: agreed } = input;
  const differs = agreed && (agreed.amount !== order.total || agreed.currency !== order.currency);
  return differs ? refuse('priceChanged', { data: { total: totalOf(order) } }) : channel;
}

/** Paying a reservation says by itself that it shall be ticketed. */
async function askToTicket(tx: Tx, deps: Deps, order: OrderRow, actor: Actor): Promise<OrderRow | Refusal> {
  if (order.status !== 'reserved') return order;
  return moveOrder(tx, deps, order, { to: 'to_be_paid', mover: 'agent', by: actor.displayName });
}
