import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { BOOK_CHECKS, type BookCheck } from '../../../contract/books.ts';
import type { Currency } from '../../../contract/money.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Differences found by the last check of the books. One that a user closed stays closed while it is unchanged. */
export const ledgerDifferences = pgTable(
  'ledger_differences',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    what: text('what').$type<BookCheck>().notNull(),
    /** Id of entry or account, name of channel, reference of receipt, or the order; of a payment or refund channel, number and order. */
    subject: text('subject').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Actual less expected; may be zero for what a supplier does late. */
    gap: bigint('gap', { mode: 'number' }).notNull(),
    expected: bigint('expected', { mode: 'number' }).notNull(),
    actual: bigint('actual', { mode: 'number' }).notNull(),
    foundAt: instant('found_at').notNull(),
    /** When it was last found. */
    seenAt: instant('seen_at').notNull(),
    closedAt: instant('closed_at'),
    /** Null if it disappeared by itself. */
    closedBy: uuid('closed_by').references(() => users.id),
    closedByName: text('closed_by_name'),
    remark: text('remark').notNull().default(''),
    /** The payment provider's own message. */
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
