import { isCurrency } from '../../../contract/money.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../payments/payment-house.ts';
import { announceDesk } from '../desk/desk-tasks.ts';
import { noteDifference } from '../desk/note-difference.ts';
import { providerId } from '../provider.ts';
import { type AttemptRow, payerMoney } from './attempt-rows.ts';

/**
 * A house has signed another amount than the payer was asked for: nothing is booked, and the desk is told, once however often the house
 * says so. In another currency nothing of it was expected.
 */
export async function noteSignedAmount(
  deps: Deps,
  attempt: AttemptRow,
  signed: Extract<Outcome, { state: 'paid' }>,
): Promise<void> {
  const asked = payerMoney(attempt);
  const currency = isCurrency(signed.currency) ? signed.currency : asked.currency;
  const { companyId, channel, id, orderId } = attempt;
  const difference = {
    companyId,
    what: 'payment' as const,
    subject: [channel, id, ...(orderId ? [orderId] : [])].join(' '),
    currency,
    expected: currency === asked.currency ? asked.amount : 0,
    actual: Number.isSafeInteger(signed.amount) ? signed.amount : 0,
  };
  await inTransaction(deps, async (tx) => {
    const provider = await providerId(tx);
    await noteDifference(tx, deps, difference, { at: deps.clock.now(), provider });
    await announceDesk(tx, deps, provider, null);
    return {};
  });
}
