import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FilePurpose, FileType } from '../../../contract/file-purposes.ts';
import { companies } from './companies.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Files uploaded by agencies, until they are used; proof of a reason stays with its order. */
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
    purpose: text('purpose').$type<FilePurpose>().notNull(),
    name: text('name').notNull(),
    /** The type detected from its content. */
    type: text('type').$type<FileType>().notNull(),
    bytes: integer('bytes').notNull(),
    /** AES-256-GCM under DATA_KEY, of its base64. */
    content: text('content').notNull(),
    /** The order whose reason it proves; null until there is one, and for all other files. */
    orderId: text('order_id').references(() => orders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('files_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('files_loose').on(t.createdAt).where(sql`${t.orderId} is null`),
    check('files_purpose', sql`${t.purpose} in ('logo','proof','passenger-list','document')`),
    check(
      'files_type',
      sql`${t.type} in ('image/jpeg','image/png','application/pdf','image/webp','application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')`,
    ),
    check('files_of_orders', sql`${t.orderId} is null or ${t.purpose} = 'proof'`),
  ],
);
