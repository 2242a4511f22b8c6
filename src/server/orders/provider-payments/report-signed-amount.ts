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
 * A payment provider has signed another amount than requested, or has refunded some of it since: nothing is booked, and it is reported to
 * the desk, once however often the provider repeats it. In another currency nothing was expected.
 */
export async function reportSignedAmount(
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
 * Whether a payment provider has reported a refund of this payment before. An earlier webhook does not include it, and some providers
 * report it only once.
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
 * A payment provider holds a payment's money, and the books refuse it, as where its key is used by another movement: reported to the desk
 * once.
 */
export async function noteUnbooked(deps: Deps, attempt: AttemptRow, { refused }: Refusal): Promise<void> {
  const { amount: expected, currency } = payerMoney(attempt);
  const about = { companyId: attempt.companyId, what: 'unbooked' as const, subject: subjectOfPayment(attempt) };
  await inTransaction(deps, async (tx) => ({
    id: await notifyDesk(tx, deps, { ...about, currency, expected, actual: 0, said: refused }),
  }));
}
