import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PaymentStage } from '../../../contract/group-order-states.ts';
import type { Tx } from '../../db/database.ts';
import type { PaymentShare } from '../../db/schema/after-sales.ts';
import { paymentAttempts, paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../order-rows.ts';
import { type AttemptRow, payerMoney } from './attempt-rows.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;

type RowDeps = Pick<Deps, 'ids' | 'clock' | 'jobs'>;

async function writeRefund(
  tx: Tx,
  deps: RowDeps,
  refund: Pick<RefundRow, 'attemptId' | 'orderId' | 'amount'>,
): Promise<RefundRow> {
  const asked = askedAnew(deps);
  const id = asked.askedAs;
  const [written] = await tx
    .insert(paymentRefunds)
    .values({ ...refund, ...asked, id, createdAt: asked.askedAt })
    .returning();
  if (!written) throw new Error(`a refund of payment ${refund.attemptId} was not written down`);
  await deps.jobs.send(tx, 'give-back', { refundId: id });
  return written;
}

/** A refund under a new number, for another request to its payment provider: under an old one the answer stays the same. */
export function askedAnew({ ids, clock }: Pick<Deps, 'ids' | 'clock'>) {
  const now = clock.now();
  const askedAs = ids.uuid().replaceAll('-', '');
  return { state: 'asked' as const, askedAs, reference: null, askedAt: now, askAt: now, tries: 0 };
}

/** The refund's subject at the desk: its channel, its number at the payment provider, and the order that pays back. */
export function subjectOfRefund(
  { askedAs, orderId }: Pick<RefundRow, 'askedAs' | 'orderId'>,
  attempt: Pick<AttemptRow, 'channel' | 'orderId'>,
): string {
  return [attempt.channel, askedAs, orderId ?? attempt.orderId].join(' ');
}

/** Whether this subject at the desk is a refund that has not been made. */
export async function isOpenRefund(tx: Pick<Tx, 'select'>, subject: string): Promise<boolean> {
  const [, askedAs = ''] = subject.split(' ');
  const t = paymentRefunds;
  const found = await tx
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.askedAs, askedAs), inArray(t.state, ['asked', 'failed'])));
  return found.length > 0;
}

/** Starts a full refund of a payment, fee included: it bought nothing. */
export function writeReturn(tx: Tx, deps: RowDeps, attempt: AttemptRow): Promise<RefundRow> {
  return writeRefund(tx, deps, { attemptId: attempt.id, orderId: null, amount: payerMoney(attempt).amount });
}

/** Refunds a group's payment at a stage, less the channel's fee. The caller must hold the group's lock. */
export async function refundStage(
  tx: Tx,
  deps: RowDeps,
  { orderId, stage }: { orderId: string; stage: PaymentStage },
): Promise<void> {
  const t = paymentAttempts;
  const [attempt] = await tx
    .select()
    .from(t)
    .where(and(eq(t.orderId, orderId), eq(t.stage, stage), eq(t.state, 'paid')));
  if (!attempt) throw new Error(`stage ${stage} of group ${orderId} was paid at no payment provider`);
  await writeRefund(tx, deps, { attemptId: attempt.id, orderId, amount: attempt.amount });
}

/** An order's planned refunds through payment providers, each with its channel; empty where none are planned yet. */
export function refundsOf(
  tx: Pick<Tx, 'select'>,
  orderId: string,
): Promise<(Pick<RefundRow, 'state' | 'amount' | 'reference'> & Pick<AttemptRow, 'channel'>)[]> {
  const { state, amount, reference } = paymentRefunds;
  return tx
    .select({ state, amount, reference, channel: paymentAttempts.channel })
    .from(paymentRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentRefunds.attemptId))
    .where(eq(paymentRefunds.orderId, orderId))
    .orderBy(asc(paymentRefunds.id));
}

/**
 * Starts an order's refund of one payment at a payment provider, as far as the provider still holds it. The caller must hold the lock of
 * the order that pays back.
 */
export async function refundShare(
  tx: Tx,
  deps: RowDeps,
  { id: orderId, originalId }: Pick<OrderRow, 'id' | 'originalId'>,
  share: PaymentShare,
): Promise<void> {
  const t = paymentAttempts;
  // A group's payments have only a stage.
  const paid = eq(t.orderId, share.orderId ?? originalId ?? orderId);
  const stage = share.stage ? eq(t.stage, share.stage) : isNull(t.stage);
  const [attempt] = await tx
    .select()
    .from(t)
    .where(and(paid, stage, eq(t.state, 'paid')))
    .for('update');
  if (!attempt) return;
  const amount = Math.min(share.amount, attempt.amount - (await givenBack(tx, attempt.id)));
  if (amount > 0) await writeRefund(tx, deps, { attemptId: attempt.id, orderId, amount });
}

async function givenBack(tx: Tx, attemptId: string): Promise<number> {
  const t = paymentRefunds;
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${t.amount}), 0)`.mapWith(Number) })
    .from(t)
    .where(eq(t.attemptId, attemptId));
  return row?.sum ?? 0;
}
