import type { PaymentStage } from '../../../contract/group-order-states.ts';
import type { Money } from '../../../contract/money.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import { runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { openAccounts } from '../../ledger/accounts.ts';
import { postTopUp, postUnappliedPayment } from '../../ledger/movements.ts';
import type { Outcome } from '../../payments/payment-provider.ts';
import { closeDeskReport } from '../desk/notify-desk.ts';
import { groupOf } from '../groups/group-rows.ts';
import { stageDue, takeStage } from '../groups/pay-group.ts';
import { addTimeline, announce } from '../move-order.ts';
import { lockAnyOrder, type OrderRow, subjectOf } from '../order-rows.ts';
import { type Paying, takePayment } from '../pay-order.ts';
import { providerId } from '../provider.ts';
import { findAnyOrder } from '../system-orders.ts';
import {
  type AttemptRow,
  lockAttempt,
  moveAttempt,
  payerMoney,
  SETTLED_STATES,
  subjectOfPayment,
} from './attempt-rows.ts';
import { dueNow } from './due-now.ts';
import { recordUnpaid } from './record-unpaid.ts';
import { writeReturn } from './refund-rows.ts';
import { reportExternalRefund } from './report-external-refund.ts';
import { noteUnbooked, reportSignedAmount, wasGivenBack } from './report-signed-amount.ts';
import { clearUndecided } from './report-undecided.ts';

type Paid = Extract<Outcome, { state: 'paid' }>;

/** differs: the payment provider holds, or held, another amount or currency than requested. unbooked: the books refuse the money. */
export type Settled = 'settled' | 'differs' | 'unbooked';

/**
 * Stores a payment's outcome as its payment provider reports it, whoever asked and however often: money is booked once. An order that waits
 * for it is paid; for one that does not any more (closed, canceled, paid otherwise) the money is booked and refunded. What was refunded at
 * the provider itself pays nothing: where that is all of it, the payment has failed. For any result but 'settled' no money has moved, and
 * it is reported to the desk; so are refunds made there after it was booked.
 */
export async function settlePayment(deps: Deps, attempt: AttemptRow, outcome: Outcome): Promise<Settled> {
  if (SETTLED_STATES.includes(attempt.state)) {
    if (outcome.state === 'paid') await reportExternalRefund(deps, attempt, outcome);
    return 'settled';
  }
  await clearUndecided(deps, attempt, outcome.state);
  if (outcome.state !== 'paid') {
    await recordUnpaid(deps, attempt, outcome.state);
    return 'settled';
  }
  const { amount, currency } = payerMoney(attempt);
  if (outcome.amount !== amount || outcome.currency !== currency) {
    await reportSignedAmount(deps, attempt, outcome);
    if (outcome.said === undefined || outcome.amount !== 0) return 'differs';
    await recordUnpaid(deps, attempt, 'failed');
    return 'settled';
  }
  if (await wasGivenBack(deps, attempt)) return 'differs';
  const { companyId, orderId } = attempt;
  const order = orderId ? await findAnyOrder(deps, orderId) : null;
  const subject = order ? subjectOf(order.product) : 'top-up';
  const about = { name: 'settlePayment', companyId, subject, subjectId: orderId ?? attempt.id } as const;
  const done = await runSystemCommand(deps, about, async (tx) => {
    const taken = await (orderId ? takeMoney(tx, deps, attempt, outcome) : takeTopUp(tx, deps, attempt, outcome));
    if (!isRefusal(taken))
      await closeDeskReport(tx, deps, { companyId, what: 'unbooked', subject: subjectOfPayment(attempt) });
    return taken;
  });
  if (!isRefusal(done)) return 'settled';
  deps.log.error({ payment: attempt.id, refused: done.refused }, 'a payment could not be booked: the desk is told');
  await noteUnbooked(deps, attempt, done);
  return 'unbooked';
}

async function takeMoney(tx: Tx, deps: Deps, { id, orderId }: AttemptRow, paid: Paid): Promise<AttemptRow | Refusal> {
  const order = await lockAnyOrder(tx, orderId ?? '');
  const attempt = await lockAttempt(tx, id);
  if (SETTLED_STATES.includes(attempt.state)) return attempt;
  if (!order) throw new Error(`payment ${id} is for no order`);
  const now = deps.clock.now();
  const due = await dueNow(deps, tx, order, attempt.stage);
  const isDue = !isRefusal(due) && due.money.amount === attempt.amount && due.money.currency === attempt.currency;
  const fate = { paidAt: now, paidReference: paid.reference };
  const moved = await moveAttempt(tx, id, [attempt.state], { ...fate, state: isDue ? 'paid' : 'returning' });
  if (!moved) throw new Error(`payment ${id} moved under its lock`);
  const refusal = isDue ? await payWith(tx, deps, order, moved) : await sendBack(tx, deps, order, moved);
  return refusal ?? moved;
}

/**
 * Adds the payment to the wallet, its fee separately. A top-up is never too late. Its key is our own number: the payment provider's id may
 * be in use already, by another provider or a manually entered receipt.
 */
async function takeTopUp(tx: Tx, deps: Deps, { id }: AttemptRow, paid: Paid): Promise<AttemptRow | Refusal> {
  const attempt = await lockAttempt(tx, id);
  if (SETTLED_STATES.includes(attempt.state)) return attempt;
  const { companyId, channel: via, amount, fee, currency, userId } = attempt;
  const { reference } = paid;
  const at = deps.clock.now();
  await openAccounts(tx, { id: companyId, settlementCurrency: currency });
  const money = { amount, currency };
  const from = { companyId, providerId: await providerId(tx), via, reference, description: `Top-up ${reference}` };
  const posted = await postTopUp(tx, { ...from, key: `${via}:${id}`, money, fee }, { at, userId });
  if (isRefusal(posted)) return posted;
  await deps.events.publish(tx, { companyId, userId: null, at }, { type: 'wallet' });
  const fate = { state: 'paid' as const, paidAt: at, paidReference: reference };
  return (await moveAttempt(tx, id, [attempt.state], fate)) ?? attempt;
}

async function payWith(tx: Tx, deps: Deps, order: OrderRow, attempt: AttemptRow): Promise<Refusal | null> {
  const { channel, userName: by, userId, fee: transactionFee, paidReference, stage } = attempt;
  const paying = { channel, by, userId, reference: paidReference ?? attempt.id, transactionFee };
  const paid = stage ? await payStage(tx, deps, order, stage, paying) : await takePayment(tx, deps, order, paying);
  return isRefusal(paid) ? paid : null;
}

async function payStage(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  stage: PaymentStage,
  paying: Paying,
): Promise<OrderRow | Refusal> {
  const found = { order, group: await groupOf(tx, order) };
  const due = await stageDue(deps, tx, found, stage);
  return isRefusal(due) ? due : takeStage(tx, deps, found, due, paying);
}

async function sendBack(tx: Tx, deps: Deps, order: OrderRow, attempt: AttemptRow): Promise<Refusal | null> {
  const { id, companyId, channel, orderId } = attempt;
  const money: Money = payerMoney(attempt);
  deps.log.warn({ payment: id, order: orderId, status: order.status }, 'a payment came too late and is sent back');
  const cause = { at: deps.clock.now(), userId: null };
  const posted = await postUnappliedPayment(
    tx,
    { id: order.id, product: order.product, part: id, reference: attempt.paidReference },
    { companyId, channel },
    money,
    cause,
  );
  if (isRefusal(posted)) return posted;
  await addTimeline(tx, order, { at: cause.at, kind: 'payment', status: null, by: attempt.userName, money });
  await announce(tx, deps, order);
  await writeReturn(tx, deps, attempt);
  return null;
}
