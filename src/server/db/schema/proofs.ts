import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { ledgerAccounts } from './ledger.ts';

/** How far the books have been proved by night; one row, none before the first time. */
export const ledgerProofs = pgTable(
  'ledger_proofs',
  {
    id: integer('id').primaryKey(),
    /** The postings up to this one are proved, and stand in the sums below. */
    base: bigint('base', { mode: 'number' }).notNull(),
    /** The last posting that was there when it was last looked, and when: long after, none that comes before it can still appear. */
    seen: bigint('seen', { mode: 'number' }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** What payment providers told up to this instant stands in their sums below. */
    housesUntil: timestamp('houses_until', { withTimezone: true }).notNull(),
  },
  (t) => [check('ledger_proofs_one', sql`${t.id} = 1`)],
);

/** What the proved postings of an account come to. */
export const ledgerProvenAccounts = pgTable('ledger_proven_accounts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => ledgerAccounts.id),
  amount: bigint('amount', { mode: 'number' }).notNull(),
});

/** What a company's payments and refunds at a payment provider come to. */
export const ledgerProvenHouses = pgTable(
  'ledger_proven_houses',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    channel: text('channel').notNull(),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.channel, t.currency] })],
);
