import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DESK_KINDS, type DeskKind } from '../../../contract/desk-moves.ts';
import type { OrderProduct, OrderStatus } from '../../../contract/order-products.ts';
import { companies } from './companies.ts';
import { orders } from './orders.ts';
import { ledgerDifferences } from './reconciliation.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The desk's queue: one row for an order that waits, one for a disruption of it, one for a difference in the books. */
export const deskTasks = pgTable(
  'desk_tasks',
  {
    id: uuid('id').primaryKey(),
    /** The provider at whose desk it waits. */
    providerId: uuid('provider_id')
      .notNull()
      .references(() => companies.id),
    /** The agency whose order or money it concerns. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Null, with the order and its status, for a difference in the books. */
    product: text('product').$type<OrderProduct>(),
    kind: text('kind').$type<DeskKind>().notNull(),
    orderId: text('order_id').references(() => orders.id),
    /** The order's status that needs the desk. */
    status: text('status').$type<OrderStatus>(),
    differenceId: uuid('difference_id').references(() => ledgerDifferences.id),
    since: instant('since').notNull(),
    dueAt: instant('due_at').notNull(),
    claimedBy: uuid('claimed_by').references(() => users.id),
    claimedByName: text('claimed_by_name'),
    claimedAt: instant('claimed_at'),
  },
  (t) => [
    uniqueIndex('desk_tasks_order').on(t.orderId).where(sql`${t.kind} <> 'disruption'`),
    uniqueIndex('desk_tasks_disruption').on(t.orderId).where(sql`${t.kind} = 'disruption'`),
    uniqueIndex('desk_tasks_difference').on(t.differenceId),
    index('desk_tasks_due').on(t.providerId, t.dueAt, t.id),
    index('desk_tasks_kind').on(t.providerId, t.kind, t.dueAt, t.id),
    check('desk_tasks_about', sql`(${t.orderId} is null) <> (${t.differenceId} is null)`),
    check('desk_tasks_kind', sql`${t.kind} in (${sql.raw(DESK_KINDS.map((kind) => `'${kind}'`).join(','))})`),
  ],
);
