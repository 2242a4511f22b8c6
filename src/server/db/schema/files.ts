import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProofType } from '../../../contract/proof-types.ts';
import { companies } from './companies.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Files that agencies send in. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').$type<'proof'>().notNull(),
    name: text('name').notNull(),
    /** What it is by its content. */
    type: text('type').$type<ProofType>().notNull(),
    bytes: integer('bytes').notNull(),
    /** AES-256-GCM under DATA_KEY, of its base64. */
    content: text('content').notNull(),
    /** The order it belongs to; null until one is made with it. */
    orderId: text('order_id').references(() => orders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('files_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('files_loose').on(t.createdAt).where(sql`${t.orderId} is null`),
    check('files_purpose', sql`${t.purpose} in ('proof')`),
    check('files_type', sql`${t.type} in ('image/jpeg','image/png','application/pdf')`),
  ],
);
