import { inTransaction } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../payments/payment-provider.ts';
import { closeDeskReport, notifyDesk } from '../desk/notify-desk.ts';
import { type AttemptRow, payerMoney, subjectOfPayment } from './attempt-rows.ts';

const HOUR_MS = 3_600_000;
/** The age at which a payment that a bank is still processing, or that cannot be queried, is reported to the desk. */
const TOLD_AFTER_MS = { clearing: 14 * 24 * HOUR_MS, keysGone: HOUR_MS };

const isOld = ({ clock }: Deps, { createdAt }: AttemptRow, ms: number): boolean =>
  clock.now().getTime() - createdAt.getTime() >= ms;
const undecided = (attempt: AttemptRow) =>
  ({ companyId: attempt.companyId, what: 'undecided', subject: subjectOfPayment(attempt) }) as const;

/** The outcome of a payment cannot be queried, since this installation has lost its payment provider's keys. */
export async function reportKeysGone(deps: Deps, attempt: AttemptRow): Promise<void> {
  const { id: payment, channel } = attempt;
  deps.log.error({ payment, channel }, 'a payment is at a payment provider whose keys are gone');
  if (isOld(deps, attempt, TOLD_AFTER_MS.keysGone)) await reportUndecided(deps, attempt);
}

/** Any answer of its payment provider takes a payment off the desk, unless a bank has been processing it for longer than usual. */
export async function clearUndecided(deps: Deps, attempt: AttemptRow, said: Outcome['state']): Promise<void> {
  if (said === 'clearing' && isOld(deps, attempt, TOLD_AFTER_MS.clearing)) return reportUndecided(deps, attempt);
  // Never reported earlier.
  if (!isOld(deps, attempt, TOLD_AFTER_MS.keysGone)) return;
  await inTransaction(deps, async (tx) => {
    await closeDeskReport(tx, deps, undecided(attempt));
    return {};
  });
}

/** Reports a payment with unknown outcome to the desk, once however often it recurs. */
async function reportUndecided(deps: Deps, attempt: AttemptRow): Promise<void> {
  const { amount: expected, currency } = payerMoney(attempt);
  await inTransaction(deps, async (tx) => ({
    id: await notifyDesk(tx, deps, { ...undecided(attempt), currency, expected, actual: 0 }),
  }));
}
