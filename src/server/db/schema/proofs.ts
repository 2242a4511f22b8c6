import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { ledgerAccounts } from './ledger.ts';

/** The progress of the nightly check of the books; one row, none before the first run. */
export const ledgerProofs = pgTable(
  'ledger_proofs',
  {
    id: integer('id').primaryKey(),
    /** Postings up to this one are checked and included in the sums below. */
    base: bigint('base', { mode: 'number' }).notNull(),
    /** The newest posting at the last run, and when that was: long after, no earlier posting can still be committed. */
    seen: bigint('seen', { mode: 'number' }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** Payment providers' reports up to this instant are included in their sums below. */
    housesUntil: timestamp('houses_until', { withTimezone: true }).notNull(),
  },
  (t) => [check('ledger_proofs_one', sql`${t.id} = 1`)],
);

/** The sum of an account's checked postings. */
export const ledgerProvenAccounts = pgTable('ledger_proven_accounts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => ledgerAccounts.id),
  amount: bigint('amount', { mode: 'number' }).notNull(),
});

/** The sum of a company's payments and refunds at a payment provider. */
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
