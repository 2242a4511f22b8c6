import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import { closeDeskReport, notifyDesk } from '../desk/notify-desk.ts';
import { findAttempt, payerMoney } from './attempt-rows.ts';
import { type Ended, endRefund } from './end-refund.ts';
import { askedAnew, type RefundRow, subjectOfRefund } from './refund-rows.ts';

/** What is reported to the desk about a refund: its payment provider refused it, does not report its outcome, or the books refuse it. */
export type RefundReport = 'refund' | 'waiting' | 'unbooked';

/** Reports a refund to the desk with its payment provider's message, once per request to the provider; returns the difference's id. */
export function reportRefund(
  tx: Tx,
  deps: Deps,
  { refund, attempt }: Ended,
  what: RefundReport,
  said: string,
): Promise<string> {
  const { companyId, currency } = attempt;
  const subject = subjectOfRefund(refund, attempt);
  return notifyDesk(tx, deps, { companyId, what, subject, currency, expected: refund.amount, actual: 0, said });
}

/**
 * Reports to the desk that more of a payment has gone back at its payment provider than its refunds: somebody refunded all of it there,
 * with the channel's fee and what was kept. The excess is not booked.
 */
export async function reportExcess(tx: Tx, deps: Deps, { refund, attempt }: Ended, said: string): Promise<void> {
  const t = paymentRefunds;
  const [others] = await tx
    .select({ sum: sql<number>`coalesce(sum(${t.amount}), 0)`.mapWith(Number) })
    .from(t)
    // Wallet refunds were not requested from the payment provider.
    .where(and(eq(t.attemptId, attempt.id), ne(t.id, refund.id), ne(t.state, 'credited')));
  const { amount: expected } = refund;
  const { amount: paid, currency } = payerMoney(attempt);
  const actual = paid - (others?.sum ?? 0);
  if (actual <= expected) return;
  const subject = subjectOfRefund(refund, attempt);
  const about = { companyId: attempt.companyId, what: 'excess' as const, subject, currency };
  await notifyDesk(tx, deps, { ...about, expected, actual, said });
}

/**
 * Reports a refused refund to the desk. Where the provider has been asked again automatically meanwhile, the existing report is updated.
 */
export async function reportRefusal(tx: Tx, deps: Deps, ended: Ended, said: string): Promise<void> {
  const { id, differenceId } = ended.refund;
  const t = ledgerDifferences;
  const standing =
    differenceId === null
      ? []
      : await tx
          .update(t)
          .set({ said, seenAt: deps.clock.now() })
          .where(and(eq(t.id, differenceId), isNull(t.closedAt)))
          .returning({ id: t.id });
  if (standing.length > 0) return;
  const told = await reportRefund(tx, deps, ended, 'refund', said);
  await tx.update(paymentRefunds).set({ differenceId: told }).where(eq(paymentRefunds.id, id));
}

/** Closes what has resolved itself about a refund at the desk: its payment provider has accepted it, or has made it. */
export async function closeRefundReports(
  tx: Tx,
  deps: Deps,
  { refund, attempt }: Ended,
  matters: readonly RefundReport[],
): Promise<void> {
  const { companyId } = attempt;
  for (const what of matters)
    await closeDeskReport(tx, deps, { companyId, what, subject: subjectOfRefund(refund, attempt) });
  if (!matters.includes('refund') || refund.differenceId === null) return;
  // Reported under the previous number, where it was retried automatically.
  const t = ledgerDifferences;
  const [told] = await tx.select().from(t).where(eq(t.id, refund.differenceId));
  if (told) await closeDeskReport(tx, deps, told);
}

/** Retries a refused refund at the payment provider, on the desk's decision. */
export async function retryRefund(tx: Tx, deps: Deps, differenceId: string): Promise<Refusal | null> {
  const refund = await moveRefused(tx, differenceId, { ...askedAnew(deps), refusals: 0 });
  if (!refund) return refuse('notFound');
  await deps.jobs.send(tx, 'give-back', { refundId: refund.id });
  return null;
}

/** Credits a refused refund to the agency's wallet; the provider is not asked any more. */
export async function creditWallet(tx: Tx, deps: Deps, differenceId: string): Promise<Refusal | null> {
  const refund = await moveRefused(tx, differenceId, { state: 'credited', doneAt: deps.clock.now(), askAt: null });
  if (!refund) return refuse('notFound');
  const attempt = await findAttempt(tx, refund.attemptId);
  if (!attempt) throw new Error(`refund ${refund.id} is of no payment`);
  return endRefund(tx, deps, { refund, attempt }, 'balance');
}

/** Updates the refund of a difference at the desk; null where it has moved on meanwhile. */
async function moveRefused(tx: Tx, differenceId: string, changes: Partial<RefundRow>): Promise<RefundRow | null> {
  const t = paymentRefunds;
  const [row] = await tx
    .update(t)
    .set(changes)
    .where(and(eq(t.differenceId, differenceId), eq(t.state, 'failed')))
    .returning();
  return row ?? null;
}
