import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubReason } from '../../../contract/after-sales.ts';
import type { PaymentStage } from '../../../contract/group-order-states.ts';
import type { WantedJourney } from '../../../contract/order-changes.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { orders } from './orders.ts';

/** What comes back for tickets, in minor units of the order's currency: net = paid − penalty − fees = what is taken back − fees. */
export interface ReturnQuote {
  paid: number;
  /** What the supplier keeps. */
  penalty: number;
  /** What the sellers on the way ask for the work, by who earns it. */
  fees: { companyId: string; amount: number }[];
  net: number;
  /** What the ledger takes back of their payment, and from whom; the penalty is off already. */
  taken: { cost: number; markups: { companyId: string; amount: number }[]; fee: number };
}

/** What comes back of one payment, the way that it was made: of an order, or of a group at one of its stages. In minor units. */
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
  /** What of it the supplier gets. */
  cost: number;
  /** What the sellers on the way ask for the work, by who earns it. */
  fees: { companyId: string; amount: number }[];
  total: number;
}

/** What a change, refund or void order asks for, beside its row in `orders`. */
export const afterSales = pgTable(
  'after_sales',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** The order whose tickets are meant: the original, or a change of it. */
    sourceId: text('source_id')
      .notNull()
      .references(() => orders.id),
    /** Spec §9, refund reasons 0 to 7; null of a void. */
    reason: integer('reason'),
    subReason: text('sub_reason').$type<SubReason>(),
    remark: text('remark'),
    /** Positions of the source's flights, counted through from 0. */
    segments: integer('segments').array().notNull(),
    quote: jsonb('quote').$type<ReturnQuote>(),
    /** How a change wants the journeys instead. */
    wanted: jsonb('wanted').$type<WantedJourney[]>(),
    changeQuote: jsonb('change_quote').$type<ChangeCost>(),
    /** The payments that what comes back is taken from, once it is owed; null of what was owed before that was written down. */
    waysBack: jsonb('ways_back').$type<PaymentShare[]>(),
    quoteExpiresAt: timestamp('quote_expires_at', { withTimezone: true }),
    /** The supplier's name of its quote, or of the option that a change asks for; null where the desk quotes. */
    supplierQuote: text('supplier_quote'),
    /** Asked once more after its quote had expired: nobody has agreed to a price. */
    isAnew: boolean('is_anew').notNull().default(false),
    /** Since when its supplier may know of a void, which nobody can withdraw from then on. */
    handedAt: timestamp('handed_at', { withTimezone: true }),
    /** When its supplier was found to have done it after all, after the desk had given it up. */
    lateAt: timestamp('late_at', { withTimezone: true }),
  },
  (t) => [check('after_sales_reason', sql`${t.reason} between 0 and 7`), index('after_sales_source').on(t.sourceId)],
);
