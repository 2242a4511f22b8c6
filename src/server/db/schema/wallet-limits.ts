import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../contract/money.ts';
import { companies } from './companies.ts';

/** The balance below which an agency is notified. */
export const walletLimits = pgTable(
  'wallet_limits',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    currency: text('currency').$type<Currency>().notNull(),
    /** Minor units of that currency; null turns the notification off. */
    amount: bigint('amount', { mode: 'number' }),
    /** The balance is below it, and this has been reported. */
    isBelow: boolean('is_below').notNull().default(false),
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('wallet_limits_set').on(t.companyId).where(sql`${t.amount} is not null`),
    check('wallet_limits_amount', sql`${t.amount} > 0`),
  ],
);
