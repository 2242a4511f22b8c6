import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentStage } from '../../../contract/group-order-states.ts';
import type { GroupJourney, GroupOption, GroupOrder, GroupParty } from '../../../contract/group-orders.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { orders } from './orders.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A payment of a confirmed group: amounts are in the order's currency. */
export interface GroupPayment {
  stage: PaymentStage;
  amount: number;
  /** ISO 8601, UTC. */
  payBy: string;
  paidAt: string | null;
  channel: PaymentChannel | null;
}

/** A group's request and quote, beside its row in `orders`. */
export const groupOrders = pgTable(
  'group_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    journeys: jsonb('journeys').$type<GroupJourney[]>().notNull(),
    party: jsonb('party').$type<GroupParty>().notNull(),
    extra: jsonb('extra').$type<GroupOrder['groupOrderExtraInfo']>().notNull(),
    answerBy: instant('answer_by').notNull(),
    options: jsonb('options').$type<GroupOption[]>().notNull().default([]),
    chosen: text('chosen'),
    payments: jsonb('payments').$type<GroupPayment[]>().notNull().default([]),
    /** Since when the passenger list cannot change. */
    listLockedAt: instant('list_locked_at'),
  },
  (t) => [check('group_orders_chosen', sql`${t.chosen} is not null or ${t.payments} = '[]'::jsonb`)],
);
