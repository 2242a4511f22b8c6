import { eq } from 'drizzle-orm';
import type { GroupCancelInput, GroupConfirmInput } from '../../../contract/group-orders.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { groupOrders } from '../../db/schema/groups.ts';
import { leaveToDesk } from '../after-sales/sandbox-desk.ts';
import { cancelOrder } from '../cancel-order.ts';
import { scheduleClosing } from '../close-order.ts';
import { isOverdue } from '../deadlines.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderPresenter } from '../order-product.ts';
import { lockOrder } from '../order-rows.ts';
import { daysOf } from '../trip-facts.ts';
import { groupDays, onDaysOf } from './group-days.ts';
import { closedGroup, groupOf, lockGroup, paidSoFar, paymentAfter } from './group-rows.ts';
import { isHiddenGroup } from './hidden-group.ts';

/**
 * Accepts a quoted option, at the total that the agent saw; its seats must be available until its first payment is due, and its days become
 * the group's. Refuses with quoteExpired, statusConflict, priceChanged, with settlementChanged where the company's settlement currency has
 * changed, or with mainlandHidden where that was switched off meanwhile.
 */
export function confirmGroup<T>(answer: OrderPresenter<T>): Command<GroupConfirmInput, T> {
  return async (tx, actor, { id, option, total }, deps) => {
    const found = await lockGroup(tx, actor, id);
    if (isRefusal(found)) return found;
    const { order, group } = found;
    if (order.status !== 'to_be_confirm') return closedGroup(found) ?? refuse('statusConflict');
    if (isOverdue(order, deps.clock.now())) return refuse('quoteExpired');
    if (actor.me.company.config.commonConfig.settlementCurrency !== order.currency) return refuse('settlementChanged');
    if (await isHiddenGroup(deps, tx, actor, group.journeys)) return refuse('mainlandHidden');
    const chosen = group.options.find((one) => one.id === option);
    // Option numbers only grow: a lower one was replaced meanwhile.
    if (!chosen && Number(option) < Number(group.options[0]?.id)) return refuse('priceChanged');
    if (!chosen) return refuse('badInput', { fields: { option: 'invalid' } });
    if (chosen.total.amount !== total.amount || chosen.total.currency !== total.currency)
      return refuse('priceChanged', { data: { total: chosen.total } });
    const payments = chosen.payments.map(({ stage, amount, payBy }) => ({
      stage,
      amount: amount.amount,
      payBy,
      paidAt: null,
      channel: null,
    }));
    const prices = PASSENGER_TYPES.flatMap((passengerType) => {
      const price = chosen.prices[passengerType]?.amount;
      return price === undefined ? [] : [{ passengerType, count: group.party[passengerType], price }];
    });
    const journeys = onDaysOf(group.journeys, chosen);
    await tx
      .update(groupOrders)
      .set({ chosen: chosen.id, payments, journeys })
      .where(eq(groupOrders.orderId, order.id));
    const first = paymentAfter(payments, null);
    const moved = await moveOrder(tx, deps, order, {
      to: 'to_be_apply_seat',
      mover: 'agent',
      by: actor.displayName,
      changes: {
        payBy: first && new Date(first.payBy),
        total: chosen.total.amount,
        carrier: chosen.airline,
        ...daysOf(groupDays(journeys)),
        sold: { prices },
        settlement: { ...order.settlement, cost: chosen.total.amount },
      },
    });
    if (isRefusal(moved)) return moved;
    await scheduleClosing(tx, deps, moved);
    return answer(tx, deps, actor, moved);
  };
}

/**
 * Requests a confirmed quote's seats from the airline. Refuses with statusConflict, or groupPaymentExpired if its first payment is overdue.
 */
export function applyForSeats<T>(answer: OrderPresenter<T>): Command<{ id: string }, T> {
  return async (tx, actor, { id }, deps) => {
    const found = await lockGroup(tx, actor, id);
    if (isRefusal(found)) return found;
    const { order } = found;
    const late = closedGroup(found);
    if (late) return late;
    if (order.status === 'to_be_apply_seat' && isOverdue(order, deps.clock.now())) return refuse('groupPaymentExpired');
    const moved = await moveOrder(tx, deps, order, {
      to: 'seat_applying',
      mover: 'agent',
      by: actor.displayName,
    });
    if (isRefusal(moved)) return moved;
    await leaveToDesk(tx, deps, id);
    return answer(tx, deps, actor, moved);
  };
}

/**
 * Cancels a group; what has been paid is forfeited (spec §4). A repeat returns the canceled group. A refund is withdrawn. Refuses with
 * statusConflict, or with forfeitChanged where the agent was shown another amount.
 */
export function cancelGroup<T>(answer: OrderPresenter<T>): Command<GroupCancelInput, T> {
  return async (tx, actor, input, deps) => {
    const order = await lockOrder(tx, actor, input.id, 'group');
    if (!order) return refuse('orderNotFound');
    if (order.type !== 'origin') return cancelOrder(answer, 'group')(tx, actor, input, deps);
    if (order.status === 'canceled') return answer(tx, deps, actor, order);
    const paid = paidSoFar({ order, group: await groupOf(tx, order) });
    if (input.forfeits !== undefined && input.forfeits !== paid.amount)
      return refuse('forfeitChanged', { data: { forfeits: paid } });
    const moved = await moveOrder(tx, deps, order, {
      to: 'canceled',
      mover: 'agent',
      by: actor.displayName,
      changes: { payBy: null },
    });
    return isRefusal(moved) ? moved : answer(tx, deps, actor, moved);
  };
}
