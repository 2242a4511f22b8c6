import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailKind } from '../../mail/words.ts';
import { companies } from './companies.ts';

/** Mails on their way out, and for a while those that have left. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** The company it is sent for. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    recipient: text().notNull(),
    /** The name it is from; empty for that of the mail server's settings. */
    sender: text().notNull().default(''),
    subject: text().notNull(),
    /** Null of mails from before it was kept. */
    kind: text().$type<MailKind>(),
    /** Sealed, since it may let somebody in; null once it has left, where the transport does not keep it. */
    sealed: text(),
    /** The same as a page; absent of mails from before there were pages. */
    sealedHtml: text('sealed_html'),
    /** The address of the picture that the page shows; empty for none. */
    logo: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Why it has not left at the last try. */
    fault: text(),
    /** Which way it left. */
    transport: text(),
  },
  (table) => [
    index('mails_company').on(table.companyId, table.createdAt, table.id),
    index('mails_all').on(table.createdAt, table.id),
    index('mails_waiting').on(table.createdAt, table.id).where(sql`sent_at is null`),
    check('mails_sent', sql`(${table.sentAt} is null) = (${table.transport} is null)`),
  ],
);
