import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { PaymentStage } from '../../../contract/group-order-states.ts';
import type { Money } from '../../../contract/money.ts';
import type { Tx } from '../../db/database.ts';
import { type AttemptRowState, paymentAttempts } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';
import type { ProviderPayment, PaymentProvider } from '../../payments/payment-provider.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** States in which nobody knows yet whether the money came. */
export const OPEN_STATES: readonly AttemptRowState[] = ['started', 'pending', 'clearing'];
/** Those in which its payer can still pay it. */
const PAYABLE_STATES: readonly AttemptRowState[] = ['started', 'pending'];
/** Those of payments that are given up; a payer may have paid one after all, and the notice of it been lost. */
export const GIVEN_UP_STATES: readonly AttemptRowState[] = ['failed', 'timed_out'];
/** How long until the payment provider is asked about one of those again. */
export const GIVEN_UP_AGAIN_MS = 24 * 3_600_000;
/** States in which it did: nothing that is heard later changes them. */
export const SETTLED_STATES: readonly AttemptRowState[] = ['paid', 'returning', 'returned'];

/** What the payer pays: what is due and the channel's fee. */
export function payerMoney({ amount, fee, currency }: Pick<AttemptRow, 'amount' | 'fee' | 'currency'>): Money {
  return { amount: amount + fee, currency };
}

/** The payment provider that a payment was begun at; throws when this installation has its keys no longer. */
export function providerOf(deps: Pick<Deps, 'paymentProviders'>, { channel, id }: Pick<AttemptRow, 'channel' | 'id'>): PaymentProvider {
  const provider = findPaymentProvider(deps.paymentProviders, channel);
  if (!provider) throw new Error(`payment ${id} is at ${channel}, whose keys are gone`);
  return provider;
}

/** What the desk is told a payment is: its channel, its number and, where it is of one, its order. */
export function subjectOfPayment({ channel, id, orderId }: Pick<AttemptRow, 'channel' | 'id' | 'orderId'>): string {
  return [channel, id, ...(orderId ? [orderId] : [])].join(' ');
}

/** The payment as its payment provider is told of it; the same whenever it is asked for. */
export function providerPayment({ settings }: Pick<Deps, 'settings'>, attempt: AttemptRow): ProviderPayment {
  const base = settings.publicUrl ?? '';
  const { id, channel, orderId, createdAt, endsAt, returnPath, returnOrigin } = attempt;
  return {
    id,
    money: payerMoney(attempt),
    subject: orderId ? `Booking ${orderId}` : 'Top-up',
    createdAt,
    endsAt,
    returnUrl: `${returnOrigin || base}${returnPath}`,
    notifyUrl: `${base}/api/payment/v2/notifications/${channel}`,
  };
}

export async function findAttempt(tx: Pick<Tx, 'select'>, id: string): Promise<AttemptRow | null> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row ?? null;
}

/** A payment, locked until the transaction ends; its order's lock comes before it. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!row) throw new Error(`payment ${id} is gone`);
  return row;
}

/**
 * The payment of this order that is open at the same payment provider for the same money, so that nobody is asked to pay twice; none that
 * was declined.
 */
export async function findOpenAttempt(
  tx: Pick<Tx, 'select'>,
  { orderId, stage, channel, amount, fee }: Pick<AttemptRow, 'orderId' | 'stage' | 'channel' | 'amount' | 'fee'>,
  now: Date,
): Promise<AttemptRow | null> {
  const t = paymentAttempts;
  const [row] = await tx
    .select()
    .from(t)
    .where(
      and(
        eq(t.orderId, orderId ?? ''),
        stage ? eq(t.stage, stage) : isNull(t.stage),
        eq(t.channel, channel),
        eq(t.amount, amount),
        eq(t.fee, fee),
        inArray(t.state, [...PAYABLE_STATES]),
        isNull(t.declinedAt),
        gt(t.endsAt, now),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** An order's newest payment at a payment provider, at a stage where one is named; null where there was none. */
export async function newestAttempt(
  tx: Pick<Tx, 'select'>,
  orderId: string,
  stage: PaymentStage | null = null,
): Promise<AttemptRow | null> {
  const t = paymentAttempts;
  const [row] = await tx
    .select()
    .from(t)
    .where(and(eq(t.orderId, orderId), stage ? eq(t.stage, stage) : undefined))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(1);
  return row ?? null;
}

/** What a channel took on top of a payment; the stage is null where the order is paid at once. */
export type PaidFee = Pick<AttemptRow, 'stage' | 'fee'>;

/** What channels took on top of an order's payments; nothing of those that came for nothing and went back. */
export function paidFees(tx: Pick<Tx, 'select'>, orderId: string): Promise<PaidFee[]> {
  const t = paymentAttempts;
  return tx
    .select({ stage: t.stage, fee: t.fee })
    .from(t)
    .where(and(eq(t.orderId, orderId), eq(t.state, 'paid'), gt(t.fee, 0)));
}

/** Changes a payment's state from one of those it is expected in; null where it has moved on meanwhile. */
export async function moveAttempt(
  tx: Pick<Tx, 'update'>,
  id: string,
  from: readonly AttemptRowState[],
  changes: Partial<Omit<AttemptRow, 'id'>>,
): Promise<AttemptRow | null> {
  const t = paymentAttempts;
  const [row] = await tx
    .update(t)
    .set(changes)
    .where(and(eq(t.id, id), inArray(t.state, [...from])))
    .returning();
  return row ?? null;
}
