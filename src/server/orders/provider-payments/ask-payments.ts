import { and, asc, between, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import { isRefusal } from '../../../contract/result.ts';
import { forEachIsolated } from '../../commands/for-each-isolated.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';
import { ProviderError, type Outcome, type PaymentProvider } from '../../payments/payment-provider.ts';
import { findAnyOrder } from '../system-orders.ts';
import { type AttemptRow, GIVEN_UP_AGAIN_MS, GIVEN_UP_STATES, moveAttempt, OPEN_STATES } from './attempt-rows.ts';
import { dueNow } from './due-now.ts';
import { noteGoneSince } from './note-gone-since.ts';
import { noteKeysGone } from './note-undecided.ts';
import { openAtProvider } from './open-at-provider.ts';
import { type Settled, settlePayment } from './settle-payment.ts';
import { takeUpRefunds } from './take-up-refunds.ts';

const BATCH = 100;
/** Payments that are given up have their turn after all others, and hold up the next round of those for a few minutes at most. */
const GIVEN_UP_BATCH = 20;
/**
 * How long until a payment is asked about again: sooner while the payer is likely to be at it, later while a bank is, the keys of its
 * payment provider are gone, or the desk looks into it.
 */
const AGAIN_MS = { young: 30_000, old: 120_000, clearing: 3_600_000, keysGone: 3_600_000, settling: 6 * 3_600_000 };
const YOUNG_MS = 10 * 60_000;
const GIVEN_UP_MS = 15 * 60_000;
/** For so long after its end a payment that is given up is asked about. */
const LOOKED_BACK_MS = 7 * 24 * 3_600_000;
/**
 * A payment that is booked is looked at from a day on for as long as its payer's bank may take it back: each time after twice as long, and
 * each week at least, since a payment provider takes an answer to a chargeback for some days only.
 */
const PAID_FROM_MS = 24 * 3_600_000;
const PAID_UNTIL_MS = 130 * 24 * 3_600_000;
const PAID_AGAIN_MS = 7 * 24 * 3_600_000;
const PAID_BATCH = 200;

const t = paymentAttempts;
const aboutPayment = ({ id: payment, channel }: AttemptRow) => ({ payment, channel });

/**
 * Asks the payment providers about payments whose outcome is not known, since notices get lost, and sees to refunds that are due; then asks
 * once a day about those that were given up lately.
 */
export async function askOpenPayments(deps: Deps): Promise<void> {
  await askEach(deps, await findDue(deps, isOpen, BATCH), askPayment);
  await takeUpRefunds(deps);
  await askEach(deps, await findDue(deps, wasGivenUp(deps.clock.now()), GIVEN_UP_BATCH), askGivenUp);
}

/**
 * Looks at the payment providers whether they still have what was paid and is booked: of what has gone back there since, the desk is told.
 */
export async function lookAtPaid(deps: Deps): Promise<void> {
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
  // Before the payment provider is called: one that does not answer holds up nobody else's turn.
  const attempt = await moveAttempt(deps.db, id, ['paid'], { askAt });
  const outcome = attempt && (await findPaymentProvider(deps.paymentProviders, channel)?.ask({ id, reference: reference ?? id }));
  if (attempt && outcome?.state === 'paid') await noteGoneSince(deps, attempt, outcome);
}

const isOpen = inArray(t.state, [...OPEN_STATES]);

/** Of one that its payment provider was never told of, it knows nothing. */
function wasGivenUp(now: Date): SQL | undefined {
  const since = new Date(now.getTime() - LOOKED_BACK_MS);
  return and(inArray(t.state, [...GIVEN_UP_STATES]), isNotNull(t.reference), between(t.endsAt, since, now));
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
 * Asks what became of one payment. One that is over, by its time or because its order takes no money any more, is closed there first; of
 * one that the payer has only agreed to, the money is taken unless it is over. Rejects with a ProviderError.
 */
export async function askPayment(deps: Deps, found: AttemptRow): Promise<Settled> {
  const provider = findPaymentProvider(deps.paymentProviders, found.channel);
  // Before the payment provider is called: one that does not answer holds up nobody else's turn.
  const attempt = await moveAttempt(deps.db, found.id, OPEN_STATES, { askAt: nextLook(deps, found, provider) });
  if (!attempt) return 'settled';
  if (!provider) {
    await noteKeysGone(deps, attempt);
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

/** Asks about one that was given up: what its payer has paid after all is taken in, or goes back. Rejects with a ProviderError. */
async function askGivenUp(deps: Deps, { id, channel }: AttemptRow): Promise<void> {
  const askAt = new Date(deps.clock.now().getTime() + GIVEN_UP_AGAIN_MS);
  const attempt = await moveAttempt(deps.db, id, GIVEN_UP_STATES, { askAt });
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
    // Nobody came to pay it, so its payment provider has nothing to close: long after its end it is over all the same. And where the money is ours to
    // take, nobody pays without us.
    const isGivenUp = provider.take !== undefined || now.getTime() - attempt.endsAt.getTime() > GIVEN_UP_MS;
    if (isUnpaid(outcome) && isGivenUp) outcome = { state: 'ended' };
  }
  return outcome.state === 'agreed' ? ((await provider.take?.(known)) ?? outcome) : outcome;
}

/** Whether nothing of the money has moved: what a bank is at is closed by nobody. */
const isUnpaid = ({ state }: Outcome) => state === 'open' || state === 'agreed' || state === 'declined';

async function isOver(deps: Deps, { endsAt, orderId, stage }: AttemptRow, now: Date): Promise<boolean> {
  if (endsAt <= now) return true;
  const order = orderId ? await findAnyOrder(deps, orderId) : null;
  return order !== null && isRefusal(await dueNow(deps, deps.db, order, stage));
}
