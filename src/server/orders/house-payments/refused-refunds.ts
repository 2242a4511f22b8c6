import { and, eq } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { announceDesk } from '../desk/desk-tasks.ts';
import { noteDifference } from '../desk/note-difference.ts';
import { providerId } from '../provider.ts';
import { findAttempt } from './attempt-rows.ts';
import { type Ended, endRefund } from './end-refund.ts';
import type { RefundRow } from './refund-rows.ts';

/** Puts before the desk that a house has refused to give money back; once for each time that it was asked. */
export async function tellOfRefusal(tx: Tx, deps: Deps, { refund, attempt }: Ended): Promise<void> {
  const { companyId, channel, currency, orderId } = attempt;
  const about = { companyId, what: 'refund' as const, currency };
  const subject = [channel, refund.askedAs, refund.orderId ?? orderId].join(' ');
  const provider = await providerId(tx);
  const difference = { ...about, subject, expected: refund.amount, actual: 0 };
  const differenceId = await noteDifference(tx, deps, difference, { at: deps.clock.now(), provider });
  await tx.update(paymentRefunds).set({ differenceId }).where(eq(paymentRefunds.id, refund.id));
  await announceDesk(tx, deps, provider, null);
}

/** Asks the house anew for the refund that it has refused, under a new number: under the old one its answer stays the same. */
export async function askAnew(tx: Tx, deps: Deps, differenceId: string): Promise<Refusal | null> {
  const askedAs = deps.ids.uuid().replaceAll('-', '');
  const refund = await moveRefused(tx, differenceId, { state: 'asked', askedAs, reference: null });
  if (!refund) return refuse('notFound');
  await deps.jobs.send(tx, 'give-back', { refundId: refund.id });
  return null;
}

/** Gives the money of a refund that its house has refused to the agency's wallet; the house is not asked any more. */
export async function creditWallet(tx: Tx, deps: Deps, differenceId: string): Promise<Refusal | null> {
  const refund = await moveRefused(tx, differenceId, { state: 'credited', doneAt: deps.clock.now() });
  if (!refund) return refuse('notFound');
  const attempt = await findAttempt(tx, refund.attemptId);
  if (!attempt) throw new Error(`refund ${refund.id} is of no payment`);
  return endRefund(tx, deps, { refund, attempt }, 'balance');
}

/** Changes the refund that a difference at the desk is about; null where it has moved on meanwhile. */
async function moveRefused(tx: Tx, differenceId: string, changes: Partial<RefundRow>): Promise<RefundRow | null> {
  const t = paymentRefunds;
  const [row] = await tx
    .update(t)
    .set(changes)
    .where(and(eq(t.differenceId, differenceId), eq(t.state, 'failed')))
    .returning();
  return row ?? null;
}
