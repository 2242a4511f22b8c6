import { and, asc, between, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import { isRefusal } from '../../../contract/result.ts';
import { forEachIsolated } from '../../commands/for-each-isolated.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, type PaymentProvider, ProviderError } from '../../payments/payment-provider.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';
import { findAnyOrder } from '../system-orders.ts';
import { ABANDONED_POLL_MS, ABANDONED_STATES, type AttemptRow, moveAttempt, OPEN_STATES } from './attempt-rows.ts';
import { dueNow } from './due-now.ts';
import { openAtProvider } from './open-at-provider.ts';
import { reportExternalRefund } from './report-external-refund.ts';
import { reportKeysGone } from './report-undecided.ts';
import { resumeRefunds } from './resume-refunds.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

const BATCH = 100;
/** Abandoned payments are checked after all others, and delay their next round by a few minutes at most. */
const GIVEN_UP_BATCH = 20;
/**
 * The polling interval of a payment: shorter while the payer is probably paying, longer while a bank processes it, its payment provider's
 * keys are gone, or the desk reviews it.
 */
const AGAIN_MS = { young: 30_000, old: 120_000, clearing: 3_600_000, keysGone: 3_600_000, settling: 6 * 3_600_000 };
const YOUNG_MS = 10 * 60_000;
const GIVEN_UP_MS = 15 * 60_000;
/** How long after its expiry an abandoned payment is polled. */
const LOOKED_BACK_MS = 7 * 24 * 3_600_000;
/**
 * A booked payment is checked from a day on for as long as its payer's bank may charge it back: at doubling intervals, and each week at
 * least, since a payment provider accepts an answer to a chargeback for some days only.
 */
const PAID_FROM_MS = 24 * 3_600_000;
const PAID_UNTIL_MS = 130 * 24 * 3_600_000;
const PAID_AGAIN_MS = 7 * 24 * 3_600_000;
const PAID_BATCH = 200;

const t = paymentAttempts;
const aboutPayment = ({ id: payment, channel }: AttemptRow) => ({ payment, channel });

/**
 * Polls the payment providers for payments with unknown outcome, since webhooks get lost, and handles due refunds; then polls recently
 * abandoned ones once a day.
 */
export async function pollOpenPayments(deps: Deps): Promise<void> {
  await askEach(deps, await findDue(deps, isOpen, BATCH), askPayment);
  await resumeRefunds(deps);
  await askEach(deps, await findDue(deps, wasGivenUp(deps.clock.now()), GIVEN_UP_BATCH), askGivenUp);
}

/**
 * Checks at the payment providers whether they still hold booked payments: refunds and chargebacks made there since are reported to the
 * desk.
 */
export async function checkPaid(deps: Deps): Promise<void> {
  await askEach(deps, await findDue(deps, wasPaid(deps.clock.now()), PAID_BATCH), lookAtPayment);
}

function wasPaid(now: Date): SQL | undefined {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isBetween = between(t.paidAt, ago(PAID_UNTIL_MS), ago(PAID_FROM_MS));
  return and(eq(t.state, 'paid'), isNotNull(t.reference), isBetween);
}

async function lookAtPayment(deps: Deps, { id, channel, reference, paidAt }: AttemptRow): Promise<void> {
  const now = deps.clock.now();
  const age = now.getTime() - (paidAt ?? now).getTime();
  const askAt = new Date(now.getTime() + Math.min(age, PAID_AGAIN_MS));
  // Before the payment provider is called, so that one that does not answer delays no other payment.
  const attempt = await moveAttempt(deps.db, id, ['paid'], { askAt });
  const outcome =
    attempt && (await findPaymentProvider(deps.paymentProviders, channel)?.ask({ id, reference: reference ?? id }));
  if (attempt && outcome?.state === 'paid') await reportExternalRefund(deps, attempt, outcome);
}

const isOpen = inArray(t.state, [...OPEN_STATES]);

/** A payment never opened at its payment provider is unknown there. */
function wasGivenUp(now: Date): SQL | undefined {
  const since = new Date(now.getTime() - LOOKED_BACK_MS);
  return and(inArray(t.state, [...ABANDONED_STATES]), isNotNull(t.reference), between(t.endsAt, since, now));
}

function findDue({ db, clock }: Deps, which: SQL | undefined, limit: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(t)
    .where(and(which, lte(t.askAt, clock.now())))
    .orderBy(asc(t.askAt))
    .limit(limit);
}

async function askEach(
  deps: Deps,
  due: readonly AttemptRow[],
  ask: (deps: Deps, attempt: AttemptRow) => Promise<unknown>,
): Promise<void> {
  await forEachIsolated(deps, due, aboutPayment, async (attempt) => {
    try {
      await ask(deps, attempt);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      deps.log.warn({ err: error, ...aboutPayment(attempt) }, 'a payment could not be asked about');
    }
  });
}

/**
 * Polls the outcome of one payment. One that is over, by its time or because its order does not accept money any more, is closed there
 * first; one that the payer has only approved is captured unless it is over. Rejects with a ProviderError.
 */
export async function askPayment(deps: Deps, found: AttemptRow): Promise<Settled> {
  const provider = findPaymentProvider(deps.paymentProviders, found.channel);
  // Before the payment provider is called, so that one that does not answer delays no other payment.
  const attempt = await moveAttempt(deps.db, found.id, OPEN_STATES, { askAt: nextLook(deps, found, provider) });
  if (!attempt) return 'settled';
  if (!provider) {
    await reportKeysGone(deps, attempt);
    return 'settled';
  }
  const opened = await openAtProvider(deps, attempt);
  if (isRefusal(opened)) return 'settled';
  const outcome = await outcomeAt(deps, provider, opened);
  const verdict = await settlePayment(deps, opened, outcome);
  if (verdict === 'settled') return verdict;
  const askAt = new Date(deps.clock.now().getTime() + AGAIN_MS.settling);
  await moveAttempt(deps.db, opened.id, OPEN_STATES, { askAt });
  if (verdict === 'differs')
    deps.log.error({ ...aboutPayment(opened), outcome }, 'a payment is of another amount than asked for');
  return verdict;
}

/** Polls an abandoned payment: if its payer has paid after all, it is booked or refunded. Rejects with a ProviderError. */
async function askGivenUp(deps: Deps, { id, channel }: AttemptRow): Promise<void> {
  const askAt = new Date(deps.clock.now().getTime() + ABANDONED_POLL_MS);
  const attempt = await moveAttempt(deps.db, id, ABANDONED_STATES, { askAt });
  const provider = findPaymentProvider(deps.paymentProviders, channel);
  if (attempt && provider) await settlePayment(deps, attempt, await outcomeAt(deps, provider, attempt));
}

function nextLook({ clock }: Deps, { state, createdAt }: AttemptRow, provider: PaymentProvider | null): Date {
  const now = clock.now().getTime();
  const open = now - createdAt.getTime() < YOUNG_MS ? AGAIN_MS.young : AGAIN_MS.old;
  const known = state === 'clearing' ? AGAIN_MS.clearing : open;
  return new Date(now + (provider ? known : AGAIN_MS.keysGone));
}

async function outcomeAt(deps: Deps, provider: PaymentProvider, attempt: AttemptRow): Promise<Outcome> {
  const now = deps.clock.now();
  const known = { id: attempt.id, reference: attempt.reference ?? attempt.id };
  let outcome: Outcome = await provider.ask(known);
  if (isUnpaid(outcome) && (await isOver(deps, attempt, now))) {
    await provider.close(known);
    outcome = await provider.ask(known);
    // The payer never came, so the payment provider has nothing to close: long after its expiry it is over anyway. And where we capture the
    // money, nobody pays without us.
    const isGivenUp = provider.take !== undefined || now.getTime() - attempt.endsAt.getTime() > GIVEN_UP_MS;
    if (isUnpaid(outcome) && isGivenUp) outcome = { state: 'ended' };
  }
  return outcome.state === 'agreed' ? ((await provider.take?.(known)) ?? outcome) : outcome;
}

/** Whether no money has moved: what a bank is processing cannot be closed. */
const isUnpaid = ({ state }: Outcome) => state === 'open' || state === 'agreed' || state === 'declined';

async function isOver(deps: Deps, { endsAt, orderId, stage }: AttemptRow, now: Date): Promise<boolean> {
  if (endsAt <= now) return true;
  const order = orderId ? await findAnyOrder(deps, orderId) : null;
  return order !== null && isRefusal(await dueNow(deps, deps.db, order, stage));
}
