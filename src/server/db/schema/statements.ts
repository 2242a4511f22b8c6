import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { CreditPeriod } from '../../../contract/agency-terms.ts';
import type { Currency } from '../../../contract/money.ts';
import type { StatementTotal } from '../../../contract/statements.ts';
import { companies } from './companies.ts';

/**
 * Closed credit periods: the entries of each are the postings after `after` up to `upTo`. Never updated or deleted (a trigger refuses it);
 * later corrections are lines of a later statement.
 */
export const statements = pgTable(
  'statements',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    currency: text('currency').$type<Currency>().notNull(),
    period: text('period').$type<CreditPeriod>().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    after: bigint('after_posting', { mode: 'number' }).notNull(),
    upTo: bigint('up_to_posting', { mode: 'number' }).notNull(),
    opening: bigint('opening', { mode: 'number' }).notNull(),
    closing: bigint('closing', { mode: 'number' }).notNull(),
    creditUsed: bigint('credit_used', { mode: 'number' }).notNull(),
    totals: jsonb('totals').$type<StatementTotal[]>().notNull(),
    entries: integer('entries').notNull(),
    dueDay: date('due_day', { mode: 'string' }).notNull(),
    /** The end of the due day in the billing zone. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('statements_from').on(t.companyId, t.currency, t.after),
    index('statements_last_day').on(t.companyId, t.lastDay),
  ],
);
