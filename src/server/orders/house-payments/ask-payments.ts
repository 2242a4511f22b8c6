import { and, asc, inArray, lte } from 'drizzle-orm';
import { isRefusal } from '../../../contract/result.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { paymentAttempts, paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { HouseError, type Outcome } from '../../payments/payment-house.ts';
import { findAnyOrder } from '../system-orders.ts';
import { type AttemptRow, houseOf, moveAttempt, OPEN_STATES } from './attempt-rows.ts';
import { dueNow } from './due-now.ts';
import { openAtHouse } from './open-at-house.ts';
import { settlePayment } from './settle-payment.ts';

const BATCH = 100;
/** How long until a payment is asked about again: sooner while the payer is likely to be at it, later while the desk looks into it. */
const AGAIN_MS = { young: 30_000, old: 120_000, settling: 6 * 3_600_000 };
const YOUNG_MS = 10 * 60_000;
const GIVEN_UP_MS = 15 * 60_000;
/** A refund that no job has seen to for so long has lost its job. */
const LOST_MS = 20 * 60_000;

/** Asks the houses about payments whose outcome is not known, since notices get lost, and sees to refunds that lost their job. */
export async function askOpenPayments(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const t = paymentAttempts;
  const due = await deps.db
    .select()
    .from(t)
    .where(and(inArray(t.state, [...OPEN_STATES]), lte(t.askAt, now)))
    .orderBy(asc(t.askAt))
    .limit(BATCH);
  for (const attempt of due) {
    try {
      await askPayment(deps, attempt);
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      deps.log.warn(
        { err: error, payment: attempt.id, channel: attempt.channel },
        'a payment could not be asked about',
      );
    }
  }
  await resendRefunds(deps, now);
}

/**
 * Asks what became of one payment. One that is over, by its time or because its order takes no money any more, is closed there first; of
 * one that the payer has only agreed to, the money is taken unless it is over. Rejects with a HouseError.
 */
export async function askPayment(deps: Deps, found: AttemptRow): Promise<'settled' | 'differs'> {
  const now = deps.clock.now();
  const wait = now.getTime() - found.createdAt.getTime() < YOUNG_MS ? AGAIN_MS.young : AGAIN_MS.old;
  const askAt = new Date(now.getTime() + wait);
  // Before the house is called: one that does not answer holds up nobody else's turn.
  const attempt = await moveAttempt(deps.db, found.id, OPEN_STATES, { askAt });
  if (!attempt) return 'settled';
  const opened = await openAtHouse(deps, attempt);
  if (isRefusal(opened)) return 'settled';
  const known = { id: opened.id, reference: opened.reference ?? opened.id };
  const house = houseOf(deps, opened);
  let outcome: Outcome = await house.ask(known);
  if (isUnpaid(outcome) && (await isOver(deps, opened, now))) {
    await house.close(known);
    outcome = await house.ask(known);
    // Nobody came to pay it, so its house has nothing to close: long after its end it is over all the same. And where the money is ours to
    // take, nobody pays without us.
    const isGivenUp = house.take !== undefined || now.getTime() - opened.endsAt.getTime() > GIVEN_UP_MS;
    if (isUnpaid(outcome) && isGivenUp) outcome = { state: 'ended' };
  }
  if (outcome.state === 'agreed') outcome = (await house.take?.(known)) ?? outcome;
  const verdict = await settlePayment(deps, opened, outcome);
  if (verdict === 'differs') {
    await moveAttempt(deps.db, opened.id, OPEN_STATES, { askAt: new Date(now.getTime() + AGAIN_MS.settling) });
    deps.log.error(
      { payment: opened.id, channel: opened.channel, outcome },
      'a payment is of another amount than asked for',
    );
  }
  return verdict;
}

const isUnpaid = ({ state }: Outcome) => state === 'open' || state === 'agreed' || state === 'declined';

async function isOver(deps: Deps, { endsAt, orderId, stage }: AttemptRow, now: Date): Promise<boolean> {
  if (endsAt <= now) return true;
  const order = orderId ? await findAnyOrder(deps, orderId) : null;
  return order !== null && isRefusal(await dueNow(deps.db, order, stage, now));
}

async function resendRefunds(deps: Deps, now: Date): Promise<void> {
  const t = paymentRefunds;
  const lost = await deps.db
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.state, ['asked']), lte(t.createdAt, new Date(now.getTime() - LOST_MS))))
    .limit(BATCH);
  if (lost.length === 0) return;
  await inTransaction(deps, async (tx) => {
    for (const { id } of lost) await deps.jobs.send(tx, 'give-back', { refundId: id });
  });
}
