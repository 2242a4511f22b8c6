import { and, eq } from 'drizzle-orm';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { HouseError, type RefundAnswer } from '../../payments/payment-house.ts';
import { type AttemptRow, findAttempt, houseOf, payerMoney } from './attempt-rows.ts';
import { type Ended, endRefund } from './end-refund.ts';
import type { RefundRow } from './refund-rows.ts';
import { tellOfRefusal } from './refused-refunds.ts';

const LOOK_AGAIN_SECONDS = 20;
/** The house does not know our key: that is no word about the refund. */
const UNKNOWN_KEY = 401;

/**
 * Has the house give money back, or asks whether it has; once it has, the order that pays back goes on, or the payment counts as
 * returned. Where the house refuses, the desk is told. May run any number of times: the house knows the refund by our number.
 */
export async function giveBack(deps: Deps, refundId: string): Promise<void> {
  const [refund] = await deps.db.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId));
  if (refund?.state !== 'asked') return;
  const attempt = await findAttempt(deps.db, refund.attemptId);
  if (!attempt) throw new Error(`refund ${refundId} is of no payment`);
  const answer = await askHouse(deps, attempt, refund);
  const done = await inTransaction(deps, (tx) => note(tx, deps, { refund, attempt }, answer));
  if (isRefusal(done)) throw new Error(`refund ${refundId} could not be written down: ${done.refused}`);
}

/** What the house says; rejects with a HouseError where it does not say what becomes of the refund. */
async function askHouse(deps: Deps, attempt: AttemptRow, refund: RefundRow): Promise<RefundAnswer> {
  const { amount, askedAs: id, reference } = refund;
  const money = { amount, currency: attempt.currency };
  try {
    return await houseOf(deps, attempt).refund(
      { id: attempt.id, reference: attempt.reference ?? attempt.id },
      { id, money, paid: payerMoney(attempt), paidReference: attempt.paidReference ?? '', reference },
    );
  } catch (error) {
    const isRefused = error instanceof HouseError && error.certainty === 'refused' && error.status !== UNKNOWN_KEY;
    // One that the house has taken on is refused by its own state alone, not by a question that it does not answer.
    if (!isRefused || reference !== null) throw error;
    deps.log.warn({ err: error, refund: refund.id, channel: attempt.channel }, 'a payment house refused a refund');
    return { state: 'refused', reference: '' };
  }
}

async function note(tx: Tx, deps: Deps, found: Ended, answer: RefundAnswer): Promise<Refusal | RefundRow> {
  const { refund } = found;
  const t = paymentRefunds;
  const reference = answer.reference || null;
  const fate = {
    pending: { reference },
    done: { reference, state: 'done' as const, doneAt: deps.clock.now() },
    refused: { reference, state: 'failed' as const },
  };
  const [noted] = await tx
    .update(t)
    .set(fate[answer.state])
    .where(and(eq(t.id, refund.id), eq(t.state, 'asked'), eq(t.askedAs, refund.askedAs)))
    .returning();
  // Another run was faster.
  if (!noted) return refund;
  if (answer.state === 'refused') await tellOfRefusal(tx, deps, found);
  else if (answer.state === 'done')
    return (await endRefund(tx, deps, { ...found, refund: noted }, found.attempt.channel)) ?? noted;
  else await deps.jobs.send(tx, 'give-back', { refundId: refund.id }, { afterSeconds: LOOK_AGAIN_SECONDS });
  return noted;
}
