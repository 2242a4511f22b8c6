import { and, eq } from 'drizzle-orm';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { postRefund } from '../../ledger/movements.ts';
import { addTimeline, announce } from '../move-order.ts';
import { lockAnyOrder } from '../order-rows.ts';
import { type AttemptRow, findAttempt, houseOf, moveAttempt, payerMoney } from './attempt-rows.ts';
import type { RefundRow } from './refund-rows.ts';

const LOOK_AGAIN_SECONDS = 20;

/**
 * Has the house give money back, or asks whether it has; once it has, the order that pays back goes on, or the payment counts as
 * returned. May run any number of times: the house knows the refund by our number.
 */
export async function giveBack(deps: Deps, refundId: string): Promise<void> {
  const [refund] = await deps.db.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId));
  if (!refund || refund.state === 'done') return;
  const attempt = await findAttempt(deps.db, refund.attemptId);
  if (!attempt) throw new Error(`refund ${refundId} is of no payment`);
  const answer = await houseOf(deps, attempt).refund(
    { id: attempt.id, reference: attempt.reference ?? attempt.id },
    {
      id: refund.id,
      money: { amount: refund.amount, currency: attempt.currency },
      paid: payerMoney(attempt),
      paidReference: attempt.paidReference ?? '',
      reference: refund.reference,
    },
  );
  const done = await inTransaction(deps, (tx) => note(tx, deps, { refund, attempt, answer }));
  if (isRefusal(done)) throw new Error(`refund ${refundId} could not be written down: ${done.refused}`);
}

interface GivenBack {
  refund: RefundRow;
  attempt: AttemptRow;
  answer: { state: 'done' | 'pending'; reference: string };
}

async function note(tx: Tx, deps: Deps, { refund, attempt, answer }: GivenBack): Promise<Refusal | RefundRow> {
  const isDone = answer.state === 'done';
  const at = deps.clock.now();
  const [noted] = await tx
    .update(paymentRefunds)
    .set({ reference: answer.reference, ...(isDone ? { state: 'done' as const, doneAt: at } : {}) })
    .where(and(eq(paymentRefunds.id, refund.id), eq(paymentRefunds.state, 'asked')))
    .returning();
  // Another run was faster.
  if (!noted) return refund;
  if (!isDone) await deps.jobs.send(tx, 'give-back', { refundId: refund.id }, { afterSeconds: LOOK_AGAIN_SECONDS });
  else if (attempt.stage) return (await endStage(tx, deps, attempt, refund)) ?? noted;
  else if (refund.orderId) await deps.jobs.send(tx, 'reimburse-order', { orderId: refund.orderId });
  else return (await endReturn(tx, deps, attempt)) ?? noted;
  return noted;
}

/** What a group had paid at a stage is back; it failed before, so that nothing of it goes on. */
async function endStage(tx: Tx, deps: Deps, attempt: AttemptRow, refund: RefundRow): Promise<Refusal | null> {
  const { companyId, channel, currency, orderId, stage } = attempt;
  if (refund.orderId === null) return endReturn(tx, deps, attempt);
  const at = deps.clock.now();
  const paid = { id: orderId ?? '', product: 'group' as const, part: stage ?? '' };
  const money = { amount: refund.amount, currency };
  const posted = await postRefund(tx, paid, { companyId, channel }, money, { at, userId: null });
  if (isRefusal(posted)) return posted;
  await deps.events.publish(tx, { companyId, userId: null, at }, { type: 'wallet' });
  return null;
}

/** The payer has the money of a payment back that no order took. */
async function endReturn(tx: Tx, deps: Deps, attempt: AttemptRow): Promise<Refusal | null> {
  const order = await lockAnyOrder(tx, attempt.orderId ?? '');
  if (!order || !(await moveAttempt(tx, attempt.id, ['returning'], { state: 'returned' }))) return null;
  const { companyId, channel, id: part } = attempt;
  const money = payerMoney(attempt);
  const cause = { at: deps.clock.now(), userId: null };
  const paid = { id: order.id, product: order.product, part };
  const posted = await postRefund(tx, paid, { companyId, channel }, money, cause);
  if (isRefusal(posted)) return posted;
  await addTimeline(tx, order, { at: cause.at, kind: 'refund', status: null, by: null, money });
  await announce(tx, deps, order);
  return null;
}
