import { and, eq } from 'drizzle-orm';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { ProviderError, type RefundAnswer } from '../../payments/payment-provider.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';
import { meaningOfRefusal } from '../../payments/refund-refusals.ts';
import { type AttemptRow, findAttempt, payerMoney } from './attempt-rows.ts';
import { type Ended, endRefund } from './end-refund.ts';
import type { RefundRow } from './refund-rows.ts';
import { closeRefundReports, reportExcess, reportRefund, reportRefusal } from './refused-refunds.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_LOOK_MS = 20_000;
/**
 * The waits double up to these limits: for a payment provider that did not answer, one that is processing, and one that may have the money
 * later.
 */
const LONGEST_MS = { unknown: 15 * MINUTE_MS, pending: 6 * HOUR_MS, again: 24 * HOUR_MS };
/** After so long without an answer, or without an end, it is reported to the desk. */
const TOLD_AFTER_MS = { unknown: HOUR_MS, pending: 72 * HOUR_MS };
/** The payment provider rejects our key, which says nothing about the refund. */
const UNKNOWN_KEY = 401;

/** The payment provider's answer, or none. */
type Answer = RefundAnswer | { state: 'unknown'; said: string };

/** Doubles each time; 2 ** 20 is beyond all of the limits. */
const waitOf = (firstMs: number, times: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** Math.min(times, 20), longestMs);

/**
 * Requests a refund from the payment provider, or queries it; once made, the refunded order goes on, or the payment counts as returned. A
 * refusal, or a long silence, is reported to the desk. Idempotent: the provider knows the refund by our number, and only this job queries
 * it again, at growing intervals.
 */
export async function refundPayment(deps: Deps, refundId: string): Promise<void> {
  const refund = await takeTurn(deps, refundId);
  if (!refund) return;
  const attempt = await findAttempt(deps.db, refund.attemptId);
  if (!attempt) throw new Error(`refund ${refundId} is of no payment`);
  const answer = await askProvider(deps, attempt, refund);
  const done = await inTransaction(deps, (tx) => note(tx, deps, { refund, attempt }, answer));
  if (!isRefusal(done)) return;
  deps.log.error({ refund: refundId, refused: done.refused }, 'a refund could not be booked: the desk is told');
  await inTransaction(deps, async (tx) => {
    await reportRefund(tx, deps, { refund, attempt }, 'unbooked', done.refused);
    return recheckRefund(tx, deps, refund, {}, LONGEST_MS.pending);
  });
}

/** Counts an attempt and sets when the next would be lost; null if there is nothing to ask, or another run is active. */
async function takeTurn({ db, clock }: Deps, refundId: string): Promise<RefundRow | null> {
  const t = paymentRefunds;
  const [found] = await db.select().from(t).where(eq(t.id, refundId));
  if (found?.state !== 'asked') return null;
  const { tries, askedAs } = found;
  const askAt = new Date(clock.now().getTime() + waitOf(FIRST_LOOK_MS, tries, LONGEST_MS.unknown));
  const [taken] = await db
    .update(t)
    .set({ tries: tries + 1, askAt })
    .where(and(eq(t.id, refundId), eq(t.state, 'asked'), eq(t.askedAs, askedAs), eq(t.tries, tries)))
    .returning();
  return taken ?? null;
}

async function askProvider(deps: Deps, attempt: AttemptRow, refund: RefundRow): Promise<Answer> {
  const { amount, askedAs: id, reference } = refund;
  const about = { refund: refund.id, channel: attempt.channel };
  const provider = findPaymentProvider(deps.paymentProviders, attempt.channel);
  if (!provider) {
    deps.log.error(about, 'a refund is at a payment provider whose keys are gone');
    return { state: 'unknown', said: '' };
  }
  const money = { amount, currency: attempt.currency };
  try {
    return await provider.refund(
      { id: attempt.id, reference: attempt.reference ?? attempt.id },
      { id, money, paid: payerMoney(attempt), paidReference: attempt.paidReference ?? '', reference },
    );
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      // Our own fault, which says nothing of the refund: it is retried, and reported to the desk after a while.
      deps.log.error({ err: error, ...about }, 'a payment provider could not be asked for a refund');
      return { state: 'unknown', said: '' };
    }
    const { code, said, status } = error;
    deps.log.warn({ err: error, ...about }, 'a payment provider did not take a refund on');
    // A refund the payment provider has accepted is refused by its own state alone, not by a failed query.
    const isRefused = error.certainty === 'refused' && status !== UNKNOWN_KEY && reference === null;
    return isRefused
      ? { state: 'refused', reference: '', code: code ?? '', said: said || (code ?? '') }
      : { state: 'unknown', said: said || (code ?? '') };
  }
}

async function note(tx: Tx, deps: Deps, found: Ended, answer: Answer): Promise<Refusal | RefundRow> {
  const { refund, attempt } = found;
  if (answer.state === 'unknown') return wait(tx, deps, found, answer.state, answer.said);
  if (answer.state === 'pending') return wait(tx, deps, found, answer.state, '', answer.reference);
  if (answer.state === 'refused') {
    const fate = meaningOfRefusal(attempt.channel, answer);
    if (fate !== 'settled') return noteRefusal(tx, deps, found, fate, answer);
    deps.log.warn({ refund: refund.id }, 'a refund was made at the payment provider by somebody else');
  }
  const reference = answer.state === 'done' ? answer.reference || null : null;
  const noted = await move(tx, refund, { state: 'done', reference, doneAt: deps.clock.now(), askAt: null });
  // Another run was faster.
  if (!noted) return refund;
  await closeRefundReports(tx, deps, found, ['refund', 'waiting', 'unbooked']);
  if (answer.state === 'refused') await reportExcess(tx, deps, found, answer.said);
  return (await endRefund(tx, deps, { attempt, refund: noted }, attempt.channel)) ?? noted;
}

/** Retries later, and reports a long wait to the desk. */
async function wait(
  tx: Tx,
  deps: Deps,
  found: Ended,
  state: 'unknown' | 'pending',
  said: string,
  reference = '',
): Promise<RefundRow> {
  const { refund } = found;
  const taken = reference ? { reference } : {};
  const waitMs = waitOf(FIRST_LOOK_MS, refund.tries - 1, LONGEST_MS[state]);
  const noted = await recheckRefund(tx, deps, refund, taken, waitMs);
  // A refund being processed is no longer refused.
  if (state === 'pending') await closeRefundReports(tx, deps, found, ['refund']);
  const since = deps.clock.now().getTime() - refund.askedAt.getTime();
  if (since >= TOLD_AFTER_MS[state]) await reportRefund(tx, deps, found, 'waiting', said);
  return noted;
}

async function recheckRefund(
  tx: Tx,
  deps: Deps,
  refund: RefundRow,
  changes: Partial<RefundRow>,
  waitMs: number,
): Promise<RefundRow> {
  const noted = await move(tx, refund, { ...changes, askAt: new Date(deps.clock.now().getTime() + waitMs) });
  if (noted) await deps.jobs.send(tx, 'give-back', { refundId: refund.id }, { afterSeconds: waitMs / 1000 });
  return noted ?? refund;
}

/** The desk decides; one that may succeed later is retried automatically meanwhile. */
export async function noteRefusal(
  tx: Tx,
  deps: Deps,
  found: Ended,
  fate: 'final' | 'again',
  { reference, said }: { reference: string; said: string },
): Promise<RefundRow> {
  const refusals = found.refund.refusals + 1;
  const againMs = waitOf(HOUR_MS, refusals - 1, LONGEST_MS.again);
  const askAt = fate === 'again' ? new Date(deps.clock.now().getTime() + againMs) : null;
  const refused = { state: 'failed' as const, reference: reference || null, refusals, askAt };
  const noted = await move(tx, found.refund, refused);
  if (!noted) return found.refund;
  await closeRefundReports(tx, deps, found, ['waiting']);
  await reportRefusal(tx, deps, found, said);
  return noted;
}

/** Updates a refund unless another run was faster (null). */
async function move(tx: Tx, { id, askedAs }: RefundRow, changes: Partial<RefundRow>): Promise<RefundRow | null> {
  const t = paymentRefunds;
  const [noted] = await tx
    .update(t)
    .set(changes)
    .where(and(eq(t.id, id), eq(t.state, 'asked'), eq(t.askedAs, askedAs)))
    .returning();
  return noted ?? null;
}
