import { and, asc, inArray, lte } from 'drizzle-orm';
import { isRefusal } from '../../../contract/result.ts';
import { eachApart } from '../../commands/each-apart.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { findHouse } from '../../payments/houses.ts';
import { HouseError, type Outcome, type PaymentHouse } from '../../payments/payment-house.ts';
import { findAnyOrder } from '../system-orders.ts';
import { type AttemptRow, moveAttempt, OPEN_STATES } from './attempt-rows.ts';
import { dueNow } from './due-now.ts';
import { openAtHouse } from './open-at-house.ts';
import { type Settled, settlePayment } from './settle-payment.ts';
import { takeUpRefunds } from './take-up-refunds.ts';

const BATCH = 100;
/**
 * How long until a payment is asked about again: sooner while the payer is likely to be at it, later while a bank is, or the desk looks
 * into it.
 */
const AGAIN_MS = { young: 30_000, old: 120_000, clearing: 3_600_000, settling: 6 * 3_600_000 };
const YOUNG_MS = 10 * 60_000;
const GIVEN_UP_MS = 15 * 60_000;

/** Asks the houses about payments whose outcome is not known, since notices get lost, and sees to refunds that are due. */
export async function askOpenPayments(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const t = paymentAttempts;
  const due = await deps.db
    .select()
    .from(t)
    .where(and(inArray(t.state, [...OPEN_STATES]), lte(t.askAt, now)))
    .orderBy(asc(t.askAt))
    .limit(BATCH);
  const about = ({ id: payment, channel }: AttemptRow) => ({ payment, channel });
  await eachApart(deps, due, about, async (attempt) => {
    try {
      await askPayment(deps, attempt);
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      deps.log.warn({ err: error, ...about(attempt) }, 'a payment could not be asked about');
    }
  });
  await takeUpRefunds(deps);
}

/**
 * Asks what became of one payment. One that is over, by its time or because its order takes no money any more, is closed there first; of
 * one that the payer has only agreed to, the money is taken unless it is over. Rejects with a HouseError.
 */
export async function askPayment(deps: Deps, found: AttemptRow): Promise<Settled> {
  const house = findHouse(deps.houses, found.channel);
  // Before the house is called: one that does not answer holds up nobody else's turn.
  const attempt = await moveAttempt(deps.db, found.id, OPEN_STATES, { askAt: nextLook(deps, found, house) });
  if (!attempt) return 'settled';
  if (!house) throw new Error(`payment ${found.id} is at ${found.channel}, whose keys are gone`);
  const opened = await openAtHouse(deps, attempt);
  if (isRefusal(opened)) return 'settled';
  const outcome = await outcomeAt(deps, house, opened);
  const verdict = await settlePayment(deps, opened, outcome);
  if (verdict === 'settled') return verdict;
  const askAt = new Date(deps.clock.now().getTime() + AGAIN_MS.settling);
  await moveAttempt(deps.db, opened.id, OPEN_STATES, { askAt });
  const { id: payment, channel } = opened;
  if (verdict === 'differs')
    deps.log.error({ payment, channel, outcome }, 'a payment is of another amount than asked for');
  return verdict;
}

function nextLook({ clock }: Deps, { state, createdAt }: AttemptRow, house: PaymentHouse | null): Date {
  const now = clock.now().getTime();
  const open = now - createdAt.getTime() < YOUNG_MS ? AGAIN_MS.young : AGAIN_MS.old;
  const known = state === 'clearing' ? AGAIN_MS.clearing : open;
  return new Date(now + (house ? known : AGAIN_MS.settling));
}

async function outcomeAt(deps: Deps, house: PaymentHouse, attempt: AttemptRow): Promise<Outcome> {
  const now = deps.clock.now();
  const known = { id: attempt.id, reference: attempt.reference ?? attempt.id };
  let outcome: Outcome = await house.ask(known);
  if (isUnpaid(outcome) && (await isOver(deps, attempt, now))) {
    await house.close(known);
    outcome = await house.ask(known);
    // Nobody came to pay it, so its house has nothing to close: long after its end it is over all the same. And where the money is ours to
    // take, nobody pays without us.
    const isGivenUp = house.take !== undefined || now.getTime() - attempt.endsAt.getTime() > GIVEN_UP_MS;
    if (isUnpaid(outcome) && isGivenUp) outcome = { state: 'ended' };
  }
  return outcome.state === 'agreed' ? ((await house.take?.(known)) ?? outcome) : outcome;
}

/** Whether nothing of the money has moved: what a bank is at is closed by nobody. */
const isUnpaid = ({ state }: Outcome) => state === 'open' || state === 'agreed' || state === 'declined';

async function isOver(deps: Deps, { endsAt, orderId, stage }: AttemptRow, now: Date): Promise<boolean> {
  if (endsAt <= now) return true;
  const order = orderId ? await findAnyOrder(deps, orderId) : null;
  return order !== null && isRefusal(await dueNow(deps.db, order, stage, now));
}
