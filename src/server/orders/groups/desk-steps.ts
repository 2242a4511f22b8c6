import { asc, eq } from 'drizzle-orm';
import type { DeskQuoteInput, DeskReturnInput } from '../../../contract/desk-returns.ts';
import type {
  DeskGroupFailInput,
  DeskGroupIssueInput,
  DeskGroupQuoteInput,
  DeskGroupSeatsInput,
} from '../../../contract/group-desk.ts';
import { STAGE_STATUS } from '../../../contract/group-order-states.ts';
import { isExternalChannel } from '../../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { TimelineCode } from '../../../contract/timeline-codes.ts';
import type { Command } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { orderPassengers } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { lockWallet } from '../../ledger/accounts.ts';
import { postRefund, postRefundDue } from '../../ledger/movements.ts';
import { scheduleClosing } from '../close-order.ts';
import { quoteByHand } from '../desk/desk-issue.ts';
import { moveByHand } from '../desk/desk-move.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderPresenter } from '../order-product.ts';
import type { OrderRow } from '../order-rows.ts';
import { stageRefund } from '../provider-payments/end-refund.ts';
import { refundStage } from '../provider-payments/refund-rows.ts';
import { type Group, lockDeskGroup, paymentAfter } from './group-rows.ts';
import { quoteGroup } from './quote-group.ts';

type Step<I> = (tx: Tx, deps: Deps, found: Group, input: I, by: string) => Promise<OrderRow | Refusal>;

/** A desk step on one of its provider's groups, by id. Refuses with orderNotFound, taskTaken and as the step does. */
function asDesk<I extends { id: string }>(step: Step<I>) {
  return <T>(answer: OrderPresenter<T>): Command<I, T> =>
    async (tx, actor, input, deps) => {
      const found = await lockDeskGroup(tx, actor, input.id);
      if (isRefusal(found)) return found;
      const moved = await step(tx, deps, found, input, actor.displayName);
      return isRefusal(moved) ? moved : answer(tx, deps, actor, moved);
    };
}

/**
 * The airline has confirmed the seats: the group waits for its first payment. Refuses with statusConflict, or deadlinePassed where that is
 * overdue.
 */
export const giveSeats: Step<Pick<DeskGroupSeatsInput, 'pnr' | 'remark'>> = async (tx, deps, found, input, by) => {
  const { order, group } = found;
  const due = paymentAfter(group.payments, null);
  if (!due) return refuse('statusConflict');
  const payBy = new Date(due.payBy);
  if (payBy <= deps.clock.now()) return refuse('deadlinePassed');
  const moved = await moveOrder(tx, deps, order, {
    to: STAGE_STATUS[due.stage],
    mover: 'desk',
    by,
    text: input.remark || null,
    changes: { payBy, pnr: input.pnr, searchText: `${order.searchText} ${input.pnr.toLowerCase()}` },
  });
  if (!isRefusal(moved)) await scheduleClosing(tx, deps, moved);
  return moved;
};

/** Enters a paid group's tickets. Refuses with statusConflict, and with badInput when there are not as many as passengers. */
export const issueGroup: Step<Pick<DeskGroupIssueInput, 'tickets' | 'remark'>> = async (tx, deps, found, input, by) => {
  const { order } = found;
  const { tickets } = input;
  const passengers = await tx
    .select({ id: orderPassengers.id })
    .from(orderPassengers)
    .where(eq(orderPassengers.orderId, order.id))
    .orderBy(asc(orderPassengers.position));
  if (passengers.length !== tickets.length || new Set(tickets).size !== tickets.length)
    return refuse('badInput', { fields: { tickets: 'invalid' } });
  for (const [i, { id }] of passengers.entries())
    await tx.update(orderPassengers).set({ ticketNumber: tickets[i] }).where(eq(orderPassengers.id, id));
  return moveOrder(tx, deps, order, {
    to: 'issued',
    mover: 'desk',
    by,
    kind: 'ticket',
    text: input.remark || null,
    changes: { searchText: [order.searchText, ...tickets].join(' ') },
  });
};

/**
 * Fails a group: what has been paid is refunded at once, each payment the way it came, a payment provider's by its job. A failed refund
 * leaves the tickets as they are. Refuses with statusConflict.
 */
export const failGroup: Step<{ remark: string | null; code?: TimelineCode }> = async (
  tx,
  deps,
  { order, group },
  { remark, code = null },
  by,
) => {
  if (order.type === 'refund')
    return moveByHand(tx, deps, order, { move: 'fail', ...(remark === null ? {} : { remark }) }, by);
  const moved = await moveOrder(tx, deps, order, {
    to: 'failed',
    mover: 'desk',
    by,
    code,
    text: remark,
    changes: { payBy: null },
  });
  if (isRefusal(moved)) return moved;
  const at = deps.clock.now();
  const cause = { at, userId: null };
  // Locks both accounts before the first stage: credit first and then balance would break the lock order.
  await lockWallet(tx, order.companyId, order.currency);
  for (const { stage, amount, channel } of group.payments) {
    if (!channel) continue;
    const total = { amount, currency: order.currency };
    const { companyId, supplierId } = order;
    const parts = { companyId, supplierId, providerId: order.settlement.providerId, channel, total };
    const paid = { id: order.id, product: order.product, part: stage };
    const due = await postRefundDue(tx, paid, { ...parts, cost: amount, markups: [], fee: 0 }, cause);
    if (isRefusal(due)) return due;
    // A payment provider's money is refunded there first (provider-payments/refund-payment.ts).
    if (isExternalChannel(channel)) {
      await refundStage(tx, deps, { orderId: order.id, stage });
      continue;
    }
    const back = await postRefund(tx, { ...paid, reference: stageRefund(paid) }, parts, total, cause);
    if (isRefusal(back)) return back;
  }
  await deps.events.publish(tx, { companyId: order.companyId, userId: null, at }, { type: 'wallet' });
  return moved;
};

/** Quotes the refund of a group's tickets. */
export const quoteGroupRefundAsDesk = asDesk<DeskQuoteInput>((tx, deps, { order }, input, by) =>
  quoteByHand(tx, deps, order, input, by),
);

/** Refuses a refund of a group's tickets, or pays it. */
export const returnGroupAsDesk = asDesk<DeskReturnInput>((tx, deps, { order }, input, by) =>
  order.type === 'refund' ? moveByHand(tx, deps, order, input, by) : Promise.resolve(refuse('statusConflict')),
);

export const quoteAsDesk = asDesk<DeskGroupQuoteInput>(quoteGroup);
export const giveSeatsAsDesk = asDesk<DeskGroupSeatsInput>(giveSeats);
export const issueGroupAsDesk = asDesk<DeskGroupIssueInput>(issueGroup);
export const failGroupAsDesk = asDesk<DeskGroupFailInput>(failGroup);
