import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { sites } from './sites.ts';
import { users } from './users.ts';

/** Enquiries from visitors (spec §3). */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    /** The recipient: the company that runs the site. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** Empty if a phone number is given. */
    email: text().notNull(),
    phone: text().notNull(),
    /** ISO 3166 alpha-2. */
    country: text().notNull(),
    companyName: text('company_name').notNull(),
    companyAddress: text('company_address').notNull(),
    website: text().notNull(),
    remarks: text().notNull(),
    /** The site it was sent from; null if that was deleted, and for enquiries from before it was recorded. */
    siteId: uuid('site_id').references(() => sites.id, { onDelete: 'set null' }),
    /** The site's host name that it was sent through; empty if it was none of the site's own. */
    host: text().notNull().default(''),
    /** The hidden honeypot field was filled in. */
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    /** The mail with it (schema/mails.ts), which is deleted with it; null if none was sent. */
    mailId: uuid('mail_id'),
    /** Keyed hash of the sender's network (http/caller-place.ts), for rate limiting without storing the address. */
    sender: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answeredBy: uuid('answered_by').references(() => users.id),
  },
  (table) => [
    index('enquiries_company').on(table.companyId, table.createdAt, table.id),
    index('enquiries_sender').on(table.sender, table.createdAt),
    index('enquiries_site').on(table.siteId),
    index('enquiries_answered').on(table.answeredAt),
    check('enquiries_answered', sql`(${table.answeredAt} is null) = (${table.answeredBy} is null)`),
  ],
);
