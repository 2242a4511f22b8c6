import { inTransaction } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../payments/payment-provider.ts';
import { takeOffDesk, notifyDesk } from '../desk/notify-desk.ts';
import { type AttemptRow, payerMoney, subjectOfPayment } from './attempt-rows.ts';

const HOUR_MS = 3_600_000;
/** So old a payment is whose bank is still at it, or whose payment provider cannot be asked, when somebody at the desk looks into it. */
const TOLD_AFTER_MS = { clearing: 14 * 24 * HOUR_MS, keysGone: HOUR_MS };

const isOld = ({ clock }: Deps, { createdAt }: AttemptRow, ms: number): boolean =>
  clock.now().getTime() - createdAt.getTime() >= ms;
const undecided = (attempt: AttemptRow) =>
  ({ companyId: attempt.companyId, what: 'undecided', subject: subjectOfPayment(attempt) }) as const;

/** The payment provider of a payment cannot be asked what became of it, since this installation has its keys no longer. */
export async function noteKeysGone(deps: Deps, attempt: AttemptRow): Promise<void> {
  const { id: payment, channel } = attempt;
  deps.log.error({ payment, channel }, 'a payment is at a payment provider whose keys are gone');
  if (isOld(deps, attempt, TOLD_AFTER_MS.keysGone)) await reportUndecided(deps, attempt);
}

/** What a payment provider says of a payment takes it off the desk, unless it is that a bank is at it, for longer than banks take. */
export async function noteDecided(deps: Deps, attempt: AttemptRow, said: Outcome['state']): Promise<void> {
  if (said === 'clearing' && isOld(deps, attempt, TOLD_AFTER_MS.clearing)) return reportUndecided(deps, attempt);
  // Nobody is told any sooner.
  if (!isOld(deps, attempt, TOLD_AFTER_MS.keysGone)) return;
  await inTransaction(deps, async (tx) => {
    await takeOffDesk(tx, deps, undecided(attempt));
    return {};
  });
}

/** Puts before the desk that nobody knows what became of a payment, once however often it is told. */
async function reportUndecided(deps: Deps, attempt: AttemptRow): Promise<void> {
  const { amount: expected, currency } = payerMoney(attempt);
  await inTransaction(deps, async (tx) => ({
    id: await notifyDesk(tx, deps, { ...undecided(attempt), currency, expected, actual: 0 }),
  }));
}
