import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PaymentStage } from '../../../contract/group-order-states.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
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

/** A refund as its house is about to be asked for it under a new number: under an old one its answer stays the same. */
export function askedAnew({ ids, clock }: Pick<Deps, 'ids' | 'clock'>) {
  const now = clock.now();
  const askedAs = ids.uuid().replaceAll('-', '');
  return { state: 'asked' as const, askedAs, reference: null, askedAt: now, askAt: now, tries: 0 };
}

/** What the desk is told a refund is: its channel, its number at the house, and the order that pays back. */
export function subjectOfRefund(
  { askedAs, orderId }: Pick<RefundRow, 'askedAs' | 'orderId'>,
  attempt: Pick<AttemptRow, 'channel' | 'orderId'>,
): string {
  return [attempt.channel, askedAs, orderId ?? attempt.orderId].join(' ');
}

/** Whether what the desk is told of by that name is a refund whose money has not gone back. */
export async function isOpenRefund(tx: Pick<Tx, 'select'>, subject: string): Promise<boolean> {
  const [, askedAs = ''] = subject.split(' ');
  const t = paymentRefunds;
  const found = await tx
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.askedAs, askedAs), inArray(t.state, ['asked', 'failed'])));
  return found.length > 0;
}

/** Has a whole payment given back, its fee included: nothing was done for it. */
export function writeReturn(tx: Tx, deps: RowDeps, attempt: AttemptRow): Promise<RefundRow> {
  return writeRefund(tx, deps, { attemptId: attempt.id, orderId: null, amount: payerMoney(attempt).amount });
}

/** What of a group's payment is given back, and for which order; without it, all of it for the group itself. */
interface PartBack {
  orderId: string;
  amount: number;
}

/** Has what a group paid at a stage given back, less the channel's fee. The caller holds the lock of the order that pays back. */
export async function refundStage(
  tx: Tx,
  deps: RowDeps,
  { orderId, stage }: { orderId: string; stage: PaymentStage },
  part?: PartBack,
): Promise<void> {
  const t = paymentAttempts;
  const [attempt] = await tx
    .select()
    .from(t)
    .where(and(eq(t.orderId, orderId), eq(t.stage, stage), eq(t.state, 'paid')));
  if (!attempt) throw new Error(`stage ${stage} of group ${orderId} was paid at no house`);
  await writeRefund(tx, deps, { attemptId: attempt.id, orderId, amount: attempt.amount, ...part });
}

/** What an order pays back through houses, as it was planned, each with its channel; none where it was not planned yet. */
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
 * Parts what an order pays back over the payments that its family was paid with through `channel`: its own first, then the newest. What
 * no payment has room for is left out. The caller holds the order's lock.
 */
export async function planRefunds(
  tx: Tx,
  deps: RowDeps,
  order: OrderRow,
  channel: AttemptRow['channel'],
): Promise<void> {
  let left = order.total;
  for (const attempt of await paymentsOf(tx, order, channel)) {
    const amount = Math.min(left, attempt.amount - (await givenBack(tx, attempt.id)));
    if (amount <= 0) continue;
    await writeRefund(tx, deps, { attemptId: attempt.id, orderId: order.id, amount });
    left -= amount;
  }
}

async function paymentsOf(tx: Tx, order: OrderRow, channel: AttemptRow['channel']): Promise<AttemptRow[]> {
  const t = paymentAttempts;
  const root = order.originalId ?? order.id;
  const family = tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.id, root), eq(orders.originalId, root)));
  return tx
    .select()
    .from(t)
    .where(and(inArray(t.orderId, family), eq(t.channel, channel), eq(t.state, 'paid')))
    .orderBy(desc(sql`${t.orderId} = ${order.id}`), desc(t.createdAt))
    .for('update');
}

async function givenBack(tx: Tx, attemptId: string): Promise<number> {
  const t = paymentRefunds;
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${t.amount}), 0)`.mapWith(Number) })
    .from(t)
    .where(eq(t.attemptId, attemptId));
  return row?.sum ?? 0;
}
