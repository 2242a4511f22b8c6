import { and, eq, ne } from 'drizzle-orm';
import { isCurrency } from '../../../contract/money.ts';
import type { Refusal } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../payments/payment-provider.ts';
import { notifyDesk } from '../desk/notify-desk.ts';
import { type AttemptRow, payerMoney, subjectOfPayment } from './attempt-rows.ts';

/**
 * A payment provider has signed another amount than the payer was asked for, or has given some of it back since: nothing is booked, and the
 * desk is told, once however often the provider says so. In another currency nothing of it was expected.
 */
export async function noteSignedAmount(
  deps: Deps,
  attempt: AttemptRow,
  signed: Extract<Outcome, { state: 'paid' }>,
): Promise<void> {
  const asked = payerMoney(attempt);
  const currency = isCurrency(signed.currency) ? signed.currency : asked.currency;
  const expected = currency === asked.currency ? asked.amount : 0;
  const actual = Number.isSafeInteger(signed.amount) ? signed.amount : 0;
  const about = { companyId: attempt.companyId, what: 'payment' as const, subject: subjectOfPayment(attempt) };
  const difference = { ...about, currency, expected, actual, said: signed.said ?? '' };
  await inTransaction(deps, async (tx) => ({ id: await notifyDesk(tx, deps, difference) }));
}

/**
 * Whether a payment provider has said before that it has given some of a payment back. A notice from before that does not know of it, and
 * some providers say it once and then no more.
 */
export async function wasGivenBack({ db }: Pick<Deps, 'db'>, attempt: AttemptRow): Promise<boolean> {
  const t = ledgerDifferences;
  const isOfPayment = and(eq(t.what, 'payment'), eq(t.subject, subjectOfPayment(attempt)));
  const told = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.companyId, attempt.companyId), isOfPayment, ne(t.said, '')));
  return told.length > 0;
}

/**
 * A payment provider has the money of a payment, and the books refuse it, as where its key stands for another movement: the desk is told,
 * once.
 */
export async function noteUnbooked(deps: Deps, attempt: AttemptRow, { refused }: Refusal): Promise<void> {
  const { amount: expected, currency } = payerMoney(attempt);
  const about = { companyId: attempt.companyId, what: 'unbooked' as const, subject: subjectOfPayment(attempt) };
  await inTransaction(deps, async (tx) => ({
    id: await notifyDesk(tx, deps, { ...about, currency, expected, actual: 0, said: refused }),
  }));
}
