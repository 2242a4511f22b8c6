import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { sites } from './sites.ts';
import { users } from './users.ts';

/** What visitors ask for in the enquiry form (spec §3). */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    /** Whom it was sent to: the company that runs the site. */
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
    /** The site it was sent from; null of one that is gone, and of enquiries from before it was kept. */
    siteId: uuid('site_id').references(() => sites.id, { onDelete: 'set null' }),
    /** The host name of that site that it was sent by; empty where it was none of the site's own. */
    host: text().notNull().default(''),
    /** What nobody sees of the form was filled in. */
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    /** What was mailed of it (schema/mails.ts), which is deleted with it; null where it was not mailed. */
    mailId: uuid('mail_id'),
    /** Keyed hash of the place it came from (http/caller-place.ts): how many come from one is limited, and nobody's address is kept. */
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
