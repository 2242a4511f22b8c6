import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import { inTransaction, runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAttempts, paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { postUnappliedPayment } from '../../ledger/movements.ts';
import type { Refused } from '../../payments/payment-provider.ts';
import { meaningOfRefusal } from '../../payments/refund-refusals.ts';
import { addTimeline, announce } from '../move-order.ts';
import { lockAnyOrder, type OrderRow, subjectOf } from '../order-rows.ts';
import { findAnyOrder } from '../system-orders.ts';
import { type AttemptRow, findAttempt } from './attempt-rows.ts';
import type { Ended } from './end-refund.ts';
import { noteRefusal } from './refund-payment.ts';
import { type RefundRow, writeReturn } from './refund-rows.ts';
import { reportRefund } from './refused-refunds.ts';
import type { Settled } from './settle-payment.ts';

/**
 * A refund failed that its payment provider had made, and that is booked: the provider holds the money again. It is booked as unexpected
 * money to be refunded, and the desk decides how, once however often the provider reports it. A refund still pending is handled by its own
 * job. Returns unbooked where the books refuse it.
 */
export async function takeFailedRefund(deps: Deps, attempt: AttemptRow, failed: Refused): Promise<Settled> {
  const refund = await findMade(deps, attempt, failed);
  if (!refund || (await findAttempt(deps.db, numberAgain(refund)))) return 'settled';
  const ended = { refund, attempt };
  const order = await findAnyOrder(deps, refund.orderId ?? attempt.orderId ?? '');
  if (!order) throw new Error(`refund ${refund.id} is of no order`);
  deps.log.warn({ refund: refund.id, order: order.id, said: failed.code }, 'a refund has failed after it was made');
  const about = { name: 'settlePayment', companyId: order.companyId, subjectId: order.id } as const;
  const done = await runSystemCommand(deps, { ...about, subject: subjectOf(order.product) }, (tx) =>
    takeAgain(tx, deps, { ended, orderId: order.id, failed }),
  );
  if (!isRefusal(done)) return 'settled';
  deps.log.error({ refund: refund.id, refused: done.refused }, 'a refund that failed could not be booked');
  await inTransaction(deps, async (tx) => ({ id: await reportRefund(tx, deps, ended, 'unbooked', done.refused) }));
  return 'unbooked';
}

async function findMade({ db }: Deps, { id }: AttemptRow, { reference }: Refused): Promise<RefundRow | null> {
  const t = paymentRefunds;
  const isMade = and(eq(t.attemptId, id), eq(t.reference, reference), eq(t.state, 'done'));
  const [row] = await db.select().from(t).where(isMade);
  return row ?? null;
}

/** Our id of a failed refund's returned money: the same for every report of it. */
function numberAgain({ askedAs }: Pick<RefundRow, 'askedAs'>): string {
  return createHash('sha256').update(`failed refund ${askedAs}`).digest('hex').slice(0, 32);
}

interface Again {
  ended: Ended;
  orderId: string;
  failed: Refused;
}

async function takeAgain(tx: Tx, deps: Deps, { ended, orderId, failed }: Again): Promise<{ id: string } | Refusal> {
  const order = await lockAnyOrder(tx, orderId);
  if (!order) throw new Error(`order ${orderId} is gone`);
  const again = paidAgain(ended, order, deps.clock.now());
  const { id, companyId, channel, amount, currency, createdAt: at } = again;
  const [taken] = await tx
    .insert(paymentAttempts)
    .values(again)
    .onConflictDoNothing({ target: paymentAttempts.id })
    .returning();
  // Another webhook was faster.
  if (!taken) return { id };
  const named = { id: orderId, product: order.product, part: id, reference: failed.reference };
  const cause = { at, userId: null };
  const posted = await postUnappliedPayment(tx, named, { companyId, channel }, { amount, currency }, cause);
  if (isRefusal(posted)) return posted;
  await addTimeline(tx, order, { at, kind: 'note', status: null, by: null, code: 'refundFailed' });
  await announce(tx, deps, order);
  const refund = await writeReturn(tx, deps, taken);
  const fate = meaningOfRefusal(channel, failed) === 'again' ? 'again' : 'final';
  await noteRefusal(tx, deps, { refund, attempt: taken }, fate, failed);
  return { id };
}

/** The returned money, as a payment by the same payer that is to be refunded the way the first one was. */
function paidAgain({ refund, attempt }: Ended, order: OrderRow, at: Date): AttemptRow {
  const times = { askAt: at, paidAt: at, createdAt: at, declinedAt: null };
  const ways = { redirectUrl: null, qrCode: null, stage: null };
  const money = { amount: refund.amount, fee: 0, state: 'returning' as const };
  return { ...attempt, ...times, ...ways, ...money, id: numberAgain(refund), orderId: order.id };
}
