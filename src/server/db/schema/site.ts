import { sql } from 'drizzle-orm';
import { check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../contract/money.ts';

/** Exchange rates by day: units of `currency` for one unit of the site's base currency, as an exact decimal. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    asOf: date('as_of', { mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    rate: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.asOf, table.currency] }),
    check('exchange_rates_rate', sql`${table.rate} ~ '^[0-9]{1,12}([.][0-9]{1,12})?$' and ${table.rate}::numeric > 0`),
  ],
);
