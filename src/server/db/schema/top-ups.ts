import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../contract/money.ts';
import { companies } from './companies.ts';
import { ledgerJournal } from './ledger.ts';
import { users } from './users.ts';

/** Money that the provider received for agencies, as it came; its value is in the ledger. */
export const topUps = pgTable(
  'top_ups',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    journalId: uuid('journal_id')
      .notNull()
      .references(() => ledgerJournal.id),
    reference: text('reference').notNull(),
    receivedAmount: bigint('received_amount', { mode: 'number' }).notNull(),
    receivedCurrency: text('received_currency').$type<Currency>().notNull(),
    /** Decimals as they were entered. */
    exchangeRate: text('exchange_rate').notNull(),
    feePercent: text('fee_percent').notNull(),
    /** Minor units of `currency`, the settlement currency. */
    fee: bigint('fee', { mode: 'number' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('top_ups_reference').on(t.companyId, t.reference),
    check('top_ups_received', sql`${t.receivedAmount} > 0`),
  ],
);
