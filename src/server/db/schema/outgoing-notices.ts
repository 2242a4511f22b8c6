import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OrderProduct, OrderStatus } from '../../../contract/order-products.ts';
import {
  OUTGOING_KINDS,
  OUTGOING_STATES,
  type OutgoingFault,
  type OutgoingKind,
  type OutgoingState,
} from '../../../contract/outgoing-terms.ts';
import { companies } from './companies.ts';
import { orders } from './orders.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(','));

/** Webhooks to agencies' own systems, written with the change that they report; rows older than a quarter are deleted. */
export const outgoingNotices = pgTable(
  'outgoing_notices',
  {
    id: uuid().primaryKey(),
    /** The order in which they were written; those of one order and kind are sent in it. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    product: text().$type<OrderProduct>().notNull(),
    kind: text().$type<OutgoingKind>().notNull(),
    /** The order status that it reports. */
    status: text().$type<OrderStatus>().notNull(),
    /** The JSON that is signed and posted, byte for byte. */
    body: text().notNull(),
    state: text().$type<OutgoingState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** When sending began: when it was written, or was last resent by hand. */
    queuedAt: instant('queued_at').notNull(),
    /** The time of the next attempt; null once it is delivered or given up. */
    nextAt: instant('next_at'),
    lastAt: instant('last_at'),
    lastUrl: text('last_url'),
    lastStatus: integer('last_status'),
    lastFault: text('last_fault').$type<OutgoingFault>(),
    /** The beginning of the last answer. */
    lastText: text('last_text'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('outgoing_notices_company').on(t.companyId, t.position),
    index('outgoing_notices_state').on(t.companyId, t.state, t.position),
    index('outgoing_notices_order').on(t.orderId, t.position),
    index('outgoing_notices_waiting').on(t.orderId, t.kind, t.position).where(sql`state = 'waiting'`),
    index('outgoing_notices_due').on(t.nextAt).where(sql`state = 'waiting'`),
    index('outgoing_notices_age').on(t.createdAt),
    check('outgoing_notices_kind', sql`${t.kind} in (${listOf(OUTGOING_KINDS)})`),
    check('outgoing_notices_state_known', sql`${t.state} in (${listOf(OUTGOING_STATES)})`),
    check('outgoing_notices_next', sql`(${t.state} = 'waiting') = (${t.nextAt} is not null)`),
  ],
);
