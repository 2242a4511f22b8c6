import { count, eq } from 'drizzle-orm';
import { groupStatus, STAGE_STATUS, stageOf } from '../../../contract/group-order-states.ts';
import type { GroupPaymentInput } from '../../../contract/group-orders.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { type GroupPayment, groupOrders } from '../../db/schema/groups.ts';
import { orderPassengers } from '../../db/schema/orders.ts';
import { postPayment } from '../../ledger/movements.ts';
import { leaveToDesk } from '../after-sales/sandbox-desk.ts';
import { scheduleClosing } from '../close-order.ts';
import { isOverdue } from '../deadlines.ts';
import { moveOrder } from '../move-order.ts';
import type { Answering } from '../order-product.ts';
import type { OrderRow } from '../order-rows.ts';
import { payableBy } from '../pay-order.ts';
import { type Group, lockGroup, partySize, paymentAfter, paymentAt } from './group-rows.ts';

/**
 * Makes the payment that a group waits for, through the ledger as every order is paid; the final one sends it to be ticketed and locks
 * the passenger list. Refuses with statusConflict, groupPaymentExpired, groupListIncomplete (the final payment needs the whole list),
 * channelUnavailable, priceChanged or insufficientBalance; then nothing has moved.
 */
export function payGroup<T>(answer: Answering<T>): Command<GroupPaymentInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockGroup(tx, actor, input.id);
    if (isRefusal(found)) return found;
    const { order, group } = found;
    const due = await dueNow(tx, found, input, deps.clock.now());
    if (isRefusal(due)) return due;
    const money = { amount: due.amount, currency: order.currency };
    const channel = payableBy(actor, input, money);
    if (isRefusal(channel)) return channel;
    const at = deps.clock.now();
    const { companyId, supplierId } = order;
    const { providerId } = order.settlement;
    const parts = { companyId, supplierId, providerId, channel: channel.source, total: money, cost: money.amount };
    const paidOrder = { id: order.id, product: order.product, part: due.stage };
    const posted = await postPayment(tx, paidOrder, { ...parts, markups: [], fee: 0 }, { at, userId: actor.userId });
    if (isRefusal(posted)) return posted;
    const payments = group.payments.map((payment) =>
      payment.stage === due.stage ? { ...payment, paidAt: at.toISOString(), channel: channel.source } : payment,
    );
    const next = paymentAfter(payments, due.stage);
    const locked = next ? {} : { listLockedAt: group.listLockedAt ?? at };
    await tx
      .update(groupOrders)
      .set({ payments, ...locked })
      .where(eq(groupOrders.orderId, order.id));
    const paid = await moveOrder(tx, deps, order, {
      to: next ? STAGE_STATUS[next.stage] : 'proceeding',
      mover: 'payment',
      by: actor.displayName,
      kind: 'payment',
      money,
      changes: {
        payBy: next ? new Date(next.payBy) : null,
        paymentChannel: channel.id,
        paidAt: at,
        paymentReference: `PAY${order.id}-${due.stage}`,
      },
    });
    if (isRefusal(paid)) return paid;
    await follow(tx, deps, paid);
    return answer(tx, deps, actor, paid);
  };

  async function follow(tx: Tx, deps: Parameters<Command<object, T>>[3], paid: OrderRow): Promise<void> {
    const to = { companyId: paid.companyId, userId: null, at: deps.clock.now() };
    await deps.events.publish(tx, to, { type: 'wallet' });
    await scheduleClosing(tx, deps, paid);
    if (paid.status === 'proceeding') await leaveToDesk(tx, deps, paid.id);
  }
}

async function dueNow(
  tx: Tx,
  { order, group }: Group,
  { stage }: GroupPaymentInput,
  now: Date,
): Promise<GroupPayment | Refusal> {
  const due = stageOf(groupStatus(order.status)) === stage ? paymentAt(group.payments, stage) : null;
  if (!due) return refuse('statusConflict');
  if (isOverdue(order, now)) return refuse('groupPaymentExpired');
  if (stage !== 'last') return due;
  const [listed] = await tx.select({ n: count() }).from(orderPassengers).where(eq(orderPassengers.orderId, order.id));
  return listed?.n === partySize(group.party) ? due : refuse('groupListIncomplete');
}
