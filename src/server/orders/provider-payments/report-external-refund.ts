import { and, eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../../commands/run-command.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../payments/payment-provider.ts';
import { notifyDesk } from '../desk/notify-desk.ts';
import { type AttemptRow, payerMoney, subjectOfPayment } from './attempt-rows.ts';
import { type RefundRow, subjectOfRefund } from './refund-rows.ts';

type Refund = Pick<RefundRow, 'amount' | 'askedAs' | 'orderId' | 'state'>;

/**
 * More of a booked payment has gone back at its payment provider than the portal requested: it was refunded there by hand, or charged back
 * by the payer's bank. None of that is booked; it is reported to the desk, once for each amount.
 */
export async function reportExternalRefund(
  deps: Deps,
  attempt: AttemptRow,
  { amount: kept, said }: Extract<Outcome, { state: 'paid' }>,
): Promise<void> {
  if (said === undefined) return;
  const refunds = await refundsOf(deps, attempt);
  const { amount: paid, currency } = payerMoney(attempt);
  const expected = refunds.filter(isAtProvider).reduce((sum, { amount }) => sum + amount, 0);
  const actual = goneOf(paid, kept, expected);
  if (actual <= expected || (await notifiesAgency(deps, attempt, refunds))) return;
  const { id: payment, channel, companyId } = attempt;
  deps.log.warn({ payment, channel }, 'a payment that is booked has gone back at its payment provider');
  const about = { companyId, what: 'excess' as const, subject: subjectOfPayment(attempt), currency };
  await inTransaction(deps, async (tx) => ({ id: await notifyDesk(tx, deps, { ...about, expected, actual, said }) }));
}

/** The amount gone. Where the payment provider does not say, it may be all of it, unless we have requested some ourselves. */
function goneOf(paid: number, kept: number, asked: number): number {
  if (Number.isSafeInteger(kept)) return paid - kept;
  return asked > 0 ? asked : paid;
}

/** What the payment provider has refunded, or may have by now; it still holds what it refused, and what the wallet got instead. */
const isAtProvider = ({ state }: Refund): boolean => state === 'asked' || state === 'done';

function refundsOf({ db }: Pick<Deps, 'db'>, { id }: AttemptRow): Promise<Refund[]> {
  const { amount, askedAs, orderId, state, attemptId } = paymentRefunds;
  return db.select({ amount, askedAs, orderId, state }).from(paymentRefunds).where(eq(attemptId, id));
}

/** Whether the desk knows already, from a refund that its payment provider would not make any more. */
async function notifiesAgency(
  { db }: Pick<Deps, 'db'>,
  attempt: AttemptRow,
  refunds: readonly Refund[],
): Promise<boolean> {
  const t = ledgerDifferences;
  const subjects = refunds.map((refund) => subjectOfRefund(refund, attempt));
  const told = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.companyId, attempt.companyId), eq(t.what, 'excess'), inArray(t.subject, subjects)));
  return told.length > 0;
}
