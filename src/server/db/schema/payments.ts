import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PAYMENT_STAGES, type PaymentStage } from '../../../contract/group-order-states.ts';
import type { Currency } from '../../../contract/money.ts';
import type { ExternalChannel } from '../../../contract/payments.ts';
import { companies } from './companies.ts';
import { orders } from './orders.ts';
import { ledgerDifferences } from './reconciliation.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * started: recorded before the payment provider is called; pending: the provider waits for the payer; clearing: the payer is done, and a
 * bank is not; returning: the money came for an order that cannot take it and is being refunded.
 */
export type AttemptRowState =
  | 'started'
  | 'pending'
  | 'clearing'
  | 'paid'
  | 'failed'
  | 'timed_out'
  | 'returning'
  | 'returned';

/** A payment that a payer was sent to a payment provider for. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    /** 32 hexadecimal digits: the payment's number at the payment provider, and its idempotency key there. */
    id: text('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    userName: text('user_name').notNull(),
    channel: text('channel').$type<ExternalChannel>().notNull(),
    /** Null for a top-up. */
    orderId: text('order_id').references(() => orders.id),
    /** The stage of an order that is paid in parts. */
    stage: text('stage').$type<PaymentStage>(),
    /** The amount due, in minor units; the payer pays the fee on top. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<AttemptRowState>().notNull(),
    /** The payment provider's id of the attempt, once it has one, and that of the money. */
    reference: text('reference'),
    paidReference: text('paid_reference'),
    redirectUrl: text('redirect_url'),
    qrCode: text('qr_code'),
    /** The path on the portal that the payer returns to, and the site; empty for the portal's own address. */
    returnPath: text('return_path').notNull(),
    returnOrigin: text('return_origin').notNull().default(''),
    endsAt: instant('ends_at').notNull(),
    /** When the payment provider is next asked for the outcome, also of one that was given up. */
    askAt: instant('ask_at').notNull(),
    /** When a try failed while the payer may still retry at the payment provider; it is queried until its end. */
    declinedAt: instant('declined_at'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('payment_attempts_order').on(t.orderId, t.createdAt),
    index('payment_attempts_open').on(t.askAt).where(sql`${t.state} in ('started','pending','clearing')`),
    index('payment_attempts_given_up').on(t.endsAt).where(sql`${t.state} in ('failed','timed_out')`),
    uniqueIndex('payment_attempts_paid_once')
      .on(t.orderId, sql`coalesce(${t.stage}, '')`)
      .where(sql`${t.state} = 'paid'`),
    check(
      'payment_attempts_stage',
      sql`${t.stage} in (${sql.raw(PAYMENT_STAGES.map((stage) => `'${stage}'`).join(','))})`,
    ),
    check('payment_attempts_amount', sql`${t.amount} > 0 and ${t.fee} >= 0`),
  ],
);

/**
 * asked: the payment provider is refunding it, or is about to be asked; failed: the provider has refused, and the desk was notified;
 * credited: the desk has credited it to the wallet instead.
 */
export type RefundRowState = 'asked' | 'done' | 'failed' | 'credited';

/** A refund at the payment provider; recorded before the provider is called. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: text('id').primaryKey(),
    /** 32 hexadecimal digits: the refund's number at the payment provider. If the provider refuses, it is retried under another. */
    askedAs: text('asked_as').notNull().unique(),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    /** The order that is refunded for: a failed one, a refund or a void; null if the payment itself is returned. */
    orderId: text('order_id').references(() => orders.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<RefundRowState>().notNull(),
    reference: text('reference'),
    createdAt: instant('created_at').notNull(),
    /** When the payment provider was first asked under this number, and how often since. */
    askedAt: instant('asked_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** How often it was refused automatically since the desk last requested a retry. */
    refusals: integer('refusals').notNull().default(0),
    /** When it is next tried; null for a failed one that waits for the desk. */
    askAt: instant('ask_at'),
    doneAt: instant('done_at'),
    /** The difference reported to the desk at the payment provider's last refusal. */
    differenceId: uuid('difference_id').references(() => ledgerDifferences.id),
  },
  (t) => [
    unique('payment_refunds_once').on(t.attemptId, t.orderId).nullsNotDistinct(),
    index('payment_refunds_order').on(t.orderId),
    index('payment_refunds_difference').on(t.differenceId).where(sql`${t.differenceId} is not null`),
    index('payment_refunds_due').on(t.askAt).where(sql`${t.state} in ('asked','failed')`),
    check('payment_refunds_amount', sql`${t.amount} > 0`),
  ],
);
