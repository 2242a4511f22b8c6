import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubReason } from '../../../contract/after-sales.ts';
import type { PaymentStage } from '../../../contract/group-order-states.ts';
import type { RequestedJourney } from '../../../contract/order-changes.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { orders } from './orders.ts';

/** The quote of a refund or void, in minor units of the order's currency: net = paid − penalty − fees = what is reversed − fees. */
export interface ReturnQuote {
  paid: number;
  /** The supplier's penalty. */
  penalty: number;
  /** The sellers' service fees, by the company that earns each. */
  fees: { companyId: string; amount: number }[];
  net: number;
  /** What the ledger reverses of the payment, by payee; the penalty is already deducted. */
  taken: { cost: number; markups: { companyId: string; amount: number }[]; fee: number };
}

/** The part of one payment that is refunded by the payment's own method: of an order, or of one stage of a group. In minor units. */
export interface PaymentShare {
  orderId?: string;
  stage?: PaymentStage;
  channel: PaymentChannel;
  amount: number;
}

/** What a change costs, in minor units of the order's currency. */
export interface ChangeCost {
  /** In the order of the change's passengers; per ticket. */
  lines: { fareDifference: number; taxDifference: number; penalty: number; serviceFee: number }[];
  /** The supplier's part. */
  cost: number;
  /** The sellers' service fees, by the company that earns each. */
  fees: { companyId: string; amount: number }[];
  total: number;
}

/** The request of a change, refund or void order, beside its row in `orders`. */
export const afterSales = pgTable(
  'after_sales',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** The order whose tickets are affected: the original, or a change of it. */
    sourceId: text('source_id')
      .notNull()
      .references(() => orders.id),
    /** Spec §9, refund reasons 0 to 7; null for a void. */
    reason: integer('reason'),
    subReason: text('sub_reason').$type<SubReason>(),
    remark: text('remark'),
    /** Positions of the source's flights, counted from 0 across journeys. */
    segments: integer('segments').array().notNull(),
    quote: jsonb('quote').$type<ReturnQuote>(),
    /** The new journeys that a change requests. */
    wanted: jsonb('wanted').$type<RequestedJourney[]>(),
    changeQuote: jsonb('change_quote').$type<ChangeCost>(),
    /** The payments that are refunded, set once the refund is owed; null for refunds owed before this was recorded. */
    waysBack: jsonb('ways_back').$type<PaymentShare[]>(),
    quoteExpiresAt: timestamp('quote_expires_at', { withTimezone: true }),
    /** The supplier's id of its quote, or of the option that a change requests; null if the desk quotes. */
    supplierQuote: text('supplier_quote'),
    /** Requested again after its quote had expired: no price has been accepted. */
    isAnew: boolean('is_anew').notNull().default(false),
    /** Since when the supplier may have received a void, which cannot be withdrawn from then on. */
    handedAt: timestamp('handed_at', { withTimezone: true }),
    /** When the supplier was found to have completed it after the desk had given it up. */
    lateAt: timestamp('late_at', { withTimezone: true }),
  },
  (t) => [check('after_sales_reason', sql`${t.reason} between 0 and 7`), index('after_sales_source').on(t.sourceId)],
);
