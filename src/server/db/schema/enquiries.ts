import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** What visitors ask for in the enquiry form (spec §3). */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    /** The provider, whom it was sent to. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** Empty where a phone number is given. */
    email: text().notNull(),
    phone: text().notNull(),
    /** ISO 3166 alpha-2. */
    country: text().notNull(),
    companyName: text('company_name').notNull(),
    companyAddress: text('company_address').notNull(),
    website: text().notNull(),
    remarks: text().notNull(),
    /** Keyed hash of the address it came from: how many come from one is limited, and nobody's address is kept. */
    sender: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answeredBy: uuid('answered_by').references(() => users.id),
  },
  (table) => [
    index('enquiries_company').on(table.companyId, table.createdAt, table.id),
    index('enquiries_sender').on(table.sender, table.createdAt),
    check('enquiries_answered', sql`(${table.answeredAt} is null) = (${table.answeredBy} is null)`),
  ],
);
