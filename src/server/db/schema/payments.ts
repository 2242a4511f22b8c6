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
 * started: written down before the payment provider is called; pending: the provider waits for the payer; clearing: the payer has done
 * their part, and a bank has not; returning: the money came for an order that does not take it any more and is being given back.
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

/** What a payer was sent to a payment provider to pay. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    /** 32 hexadecimal digits: our number of the payment at the payment provider, and the key that makes repeats safe there. */
    id: text('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    userName: text('user_name').notNull(),
    channel: text('channel').$type<ExternalChannel>().notNull(),
    /** Null of a top-up. */
    orderId: text('order_id').references(() => orders.id),
    /** Which of its payments, of an order that is paid in parts. */
    stage: text('stage').$type<PaymentStage>(),
    /** What it is for, in minor units; the payer pays the fee on top. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<AttemptRowState>().notNull(),
    /** The payment provider's name of it, once it has one, and that of the money. */
    reference: text('reference'),
    paidReference: text('paid_reference'),
    redirectUrl: text('redirect_url'),
    qrCode: text('qr_code'),
    /** Where on the portal the payer comes back to, and on which of its sites; empty for the portal's own address. */
    returnPath: text('return_path').notNull(),
    returnOrigin: text('return_origin').notNull().default(''),
    endsAt: instant('ends_at').notNull(),
    /** When the payment provider is next asked what became of it, also of one that is given up. */
    askAt: instant('ask_at').notNull(),
    /** When a try failed while the payer may still try again at the payment provider; it is asked about until its end. */
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
 * asked: the payment provider gives it back, or is about to be asked; failed: the provider has refused, and the desk has been told;
 * credited: the desk has put it into the wallet instead.
 */
export type RefundRowState = 'asked' | 'done' | 'failed' | 'credited';

/** What was given back of a payment, at the payment provider; written down before the provider is asked. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: text('id').primaryKey(),
    /** 32 hexadecimal digits: our number of it at the payment provider. Where the provider has refused, it is asked anew under another. */
    askedAs: text('asked_as').notNull().unique(),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    /** The order that pays back: a failed one, a refund or a void; null where the payment itself is returned. */
    orderId: text('order_id').references(() => orders.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<RefundRowState>().notNull(),
    reference: text('reference'),
    createdAt: instant('created_at').notNull(),
    /** When the payment provider was first asked under its number, and how often it has been since. */
    askedAt: instant('asked_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** How often it has refused by itself, since somebody at the desk last said that it should be asked. */
    refusals: integer('refusals').notNull().default(0),
    /** When it is next asked; of one that has failed, null where nobody asks it before the desk says so. */
    askAt: instant('ask_at'),
    doneAt: instant('done_at'),
    /** What the desk was told when the payment provider last refused. */
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
