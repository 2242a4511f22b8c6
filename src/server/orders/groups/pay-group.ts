import { count, eq } from 'drizzle-orm';
import { type PaymentStage, STAGE_STATUS, stageOf } from '../../../contract/group-order-states.ts';
import type { GroupPaymentInput } from '../../../contract/group-orders.ts';
import { partySize } from '../../../contract/passenger-terms.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { type GroupPayment, groupOrders } from '../../db/schema/groups.ts';
import { orderPassengers } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { postPayment } from '../../ledger/movements.ts';
import { leaveToDesk } from '../after-sales/sandbox-desk.ts';
import { scheduleClosing } from '../close-order.ts';
import { isOverdue } from '../deadlines.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderPresenter } from '../order-product.ts';
import type { OrderRow } from '../order-rows.ts';
import { type Paying, payableBy } from '../pay-order.ts';
import { isSandboxDisabled } from '../sandbox-orders.ts';
import { closedGroup, type Group, lockGroup, paymentAfter, paymentAt } from './group-rows.ts';

/**
 * Makes a group's pending payment through the ledger as for every order; the final one enqueues ticketing and locks the passenger list.
 * Refuses with statusConflict, sandboxOff, groupPaymentExpired, groupListIncomplete (the final payment needs the whole list),
 * channelUnavailable, paymentSwitchedOff, priceChanged or insufficientBalance; then nothing has moved.
 */
export function payGroup<T>(answer: OrderPresenter<T>): Command<GroupPaymentInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockGroup(tx, actor, input.id);
    if (isRefusal(found)) return found;
    const due = await stageDue(deps, tx, found, input.stage);
    if (isRefusal(due)) return due;
    const channel = payableBy(actor, input, { amount: due.amount, currency: found.order.currency });
    if (isRefusal(channel)) return channel;
    const { userId, displayName: by } = actor;
    const reference = `PAY${found.order.id}-${due.stage}`;
    const paid = await takeStage(tx, deps, found, due, { channel: channel.id, by, userId, reference });
    return isRefusal(paid) ? paid : answer(tx, deps, actor, paid);
  };
}

/**
 * The only way a stage of a group is paid, on any channel. Refuses with statusConflict or insufficientBalance. The caller must hold the
 * group's lock and have checked what is due.
 */
export async function takeStage(
  tx: Tx,
  deps: Deps,
  { order, group }: Group,
  due: GroupPayment,
  { channel, by, userId, reference, transactionFee = 0 }: Paying,
): Promise<OrderRow | Refusal> {
  const at = deps.clock.now();
  const money = { amount: due.amount, currency: order.currency };
  const { companyId, supplierId } = order;
  const { providerId } = order.settlement;
  const parts = { companyId, supplierId, providerId, channel, total: money, cost: money.amount, transactionFee };
  const paidOrder = { id: order.id, product: order.product, part: due.stage, reference };
  const posted = await postPayment(tx, paidOrder, { ...parts, markups: [], fee: 0 }, { at, userId });
  if (isRefusal(posted)) return posted;
  const payments = group.payments.map((payment) =>
    payment.stage === due.stage ? { ...payment, paidAt: at.toISOString(), channel } : payment,
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
    by,
    kind: 'payment',
    money: { ...money, amount: money.amount + transactionFee },
    changes: {
      payBy: next ? new Date(next.payBy) : null,
      paymentChannel: channel,
      paidAt: at,
      paymentReference: reference,
    },
  });
  if (isRefusal(paid)) return paid;
  await deps.events.publish(tx, { companyId, userId: null, at }, { type: 'wallet' });
  await scheduleClosing(tx, deps, paid);
  if (paid.status === 'proceeding') await leaveToDesk(tx, deps, paid.id);
  return paid;
}

/**
 * What is due for a group at a stage. Refuses with statusConflict where it waits for another, with sandboxOff, with groupPaymentExpired
 * where it is overdue, closed by the clock or not, and with groupListIncomplete where the final payment needs the whole list.
 */
export async function stageDue(
  deps: Pick<Deps, 'clock' | 'settings'>,
  tx: Pick<Tx, 'select'>,
  { order, group }: Group,
  stage: PaymentStage,
): Promise<GroupPayment | Refusal> {
  const due = stageOf(order.status) === stage ? paymentAt(group.payments, stage) : null;
  if (!due) return closedGroup({ order, group }) ?? refuse('statusConflict');
  if (isSandboxDisabled(order, deps)) return refuse('sandboxOff');
  if (isOverdue(order, deps.clock.now())) return refuse('groupPaymentExpired');
  if (stage !== 'last') return due;
  const [listed] = await tx.select({ n: count() }).from(orderPassengers).where(eq(orderPassengers.orderId, order.id));
  return listed?.n === partySize(group.party) ? due : refuse('groupListIncomplete');
}
