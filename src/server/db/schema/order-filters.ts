import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrderFilter } from '../../../contract/order-filters.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** Filters of the bookings list, saved by users under a name. */
export const orderFilters = pgTable(
  'order_filters',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    search: jsonb('search').$type<OrderFilter['search']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('order_filters_name').on(t.userId, sql`lower(${t.name})`)],
);
