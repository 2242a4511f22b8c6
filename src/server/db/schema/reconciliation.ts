import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { BOOK_CHECKS, type BookCheck } from '../../../contract/books.ts';
import type { Currency } from '../../../contract/money.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Where the books did not agree when they were last proved. One that somebody has closed stays closed while it is the same. */
export const ledgerDifferences = pgTable(
  'ledger_differences',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    what: text('what').$type<BookCheck>().notNull(),
    /** The movement's or account's id, the channel's name, the receipt's reference, the order, or of a payment or refund its channel, number and order. */
    subject: text('subject').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** What is there less what should be; what a supplier does late may cost nothing. */
    gap: bigint('gap', { mode: 'number' }).notNull(),
    expected: bigint('expected', { mode: 'number' }).notNull(),
    actual: bigint('actual', { mode: 'number' }).notNull(),
    foundAt: instant('found_at').notNull(),
    /** When it was last there. */
    seenAt: instant('seen_at').notNull(),
    closedAt: instant('closed_at'),
    /** Null where it has gone by itself. */
    closedBy: uuid('closed_by').references(() => users.id),
    closedByName: text('closed_by_name'),
    remark: text('remark').notNull().default(''),
    /** What the payment provider said, in its own words. */
    said: text('said').notNull().default(''),
  },
  (t) => [
    unique('ledger_differences_once').on(t.companyId, t.what, t.subject, t.currency, t.gap),
    check('ledger_differences_gap', sql`${t.gap} <> 0 or ${t.what} = 'supplier'`),
    check(
      'ledger_differences_what',
      sql`${t.what} in (${sql.raw(BOOK_CHECKS.map((check) => `'${check}'`).join(','))})`,
    ),
  ],
);
