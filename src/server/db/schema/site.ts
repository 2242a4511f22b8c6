import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Currency, RateMap } from '../../../contract/money.ts';
import type { RateAnomaly, RateTable } from '../../../contract/rates.ts';
import { users } from './users.ts';

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

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Tables of rates as fetched or typed; the accepted rates are in exchange_rates. */
export const rateTables = pgTable(
  'rate_tables',
  {
    id: uuid().primaryKey(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    source: text().$type<RateTable['source']>().notNull(),
    /** The host it was fetched from, or the user who typed it. */
    origin: text().notNull(),
    rates: jsonb().$type<RateMap>().notNull(),
    state: text().$type<RateTable['state']>().notNull(),
    oddities: jsonb().$type<RateAnomaly[]>().notNull().default([]),
    cameAt: instant('came_at').notNull(),
    enteredBy: uuid('entered_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedByName: text('decided_by_name'),
  },
  (table) => [
    index('rate_tables_newest').on(table.cameAt, table.id),
    uniqueIndex('rate_tables_waiting').on(table.state).where(sql`${table.state} = 'waiting'`),
    check('rate_tables_source', sql`${table.source} in ('url', 'hand')`),
    check('rate_tables_state', sql`${table.state} in ('waiting', 'taken', 'refused')`),
  ],
);
