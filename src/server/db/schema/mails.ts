import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailKind } from '../../mail/words.ts';
import { companies } from './companies.ts';

/** Outgoing mails, and for a while those that were sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** The company it is sent for. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    recipient: text().notNull(),
    /** The sender's name; empty for that of the mail server's settings. */
    sender: text().notNull().default(''),
    subject: text().notNull(),
    /** Null for mails from before it was stored. */
    kind: text().$type<MailKind>(),
    /** Sealed, since it may grant access; null once sent, unless the transport stores it. */
    sealed: text(),
    /** The HTML version; absent for mails from before there was one. */
    sealedHtml: text('sealed_html'),
    /** The path of the logo in the HTML version; empty for none. */
    logo: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Why the last attempt failed. */
    fault: text(),
    /** The transport that sent it. */
    transport: text(),
  },
  (table) => [
    index('mails_company').on(table.companyId, table.createdAt, table.id),
    index('mails_all').on(table.createdAt, table.id),
    index('mails_waiting').on(table.createdAt, table.id).where(sql`sent_at is null`),
    check('mails_sent', sql`(${table.sentAt} is null) = (${table.transport} is null)`),
  ],
);
