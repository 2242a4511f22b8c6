import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { PaymentStage } from '../../../contract/group-order-states.ts';
import type { Money } from '../../../contract/money.ts';
import type { Tx } from '../../db/database.ts';
import { type AttemptRowState, paymentAttempts } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentProvider, ProviderPayment } from '../../payments/payment-provider.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** States in which the outcome is still unknown. */
export const OPEN_STATES: readonly AttemptRowState[] = ['started', 'pending', 'clearing'];
/** Those in which it can still be paid. */
const PAYABLE_STATES: readonly AttemptRowState[] = ['started', 'pending'];
/** States of abandoned payments; the payer may have paid after all, and the webhook been lost. */
export const ABANDONED_STATES: readonly AttemptRowState[] = ['failed', 'timed_out'];
/** How long until the payment provider is polled about one of those again. */
export const ABANDONED_POLL_MS = 24 * 3_600_000;
/** States of paid payments: no later report changes them. */
export const SETTLED_STATES: readonly AttemptRowState[] = ['paid', 'returning', 'returned'];

/** The payer's total: the amount due and the channel's fee. */
export function payerMoney({ amount, fee, currency }: Pick<AttemptRow, 'amount' | 'fee' | 'currency'>): Money {
  return { amount: amount + fee, currency };
}

/** The payment provider of a payment; throws when this installation has lost its keys. */
export function providerOf(
  deps: Pick<Deps, 'paymentProviders'>,
  { channel, id }: Pick<AttemptRow, 'channel' | 'id'>,
): PaymentProvider {
  const provider = findPaymentProvider(deps.paymentProviders, channel);
  if (!provider) throw new Error(`payment ${id} is at ${channel}, whose keys are gone`);
  return provider;
}

/** The payment's subject at the desk: its channel, its number and, if it has one, its order. */
export function subjectOfPayment({ channel, id, orderId }: Pick<AttemptRow, 'channel' | 'id' | 'orderId'>): string {
  return [channel, id, ...(orderId ? [orderId] : [])].join(' ');
}

/** The payment as sent to its payment provider; always the same. */
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

/** A payment, locked until the transaction ends; its order must be locked first. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!row) throw new Error(`payment ${id} is gone`);
  return row;
}

/**
 * This order's open payment at the same payment provider for the same money, so that nobody is asked to pay twice; excludes declined ones.
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

/** An order's newest payment at a payment provider, at a given stage if any; null where there is none. */
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

/** A channel's fee on a payment; the stage is null where the order is paid at once. */
export type PaidFee = Pick<AttemptRow, 'stage' | 'fee'>;

/** The channels' fees on an order's payments; excludes payments that were returned unused. */
export function paidFees(tx: Pick<Tx, 'select'>, orderId: string): Promise<PaidFee[]> {
  const t = paymentAttempts;
  return tx
    .select({ stage: t.stage, fee: t.fee })
    .from(t)
    .where(and(eq(t.orderId, orderId), eq(t.state, 'paid'), gt(t.fee, 0)));
}

/** Changes a payment's state from one of the expected ones; null where it has moved on meanwhile. */
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
