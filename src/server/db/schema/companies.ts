import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../contract/money.ts';

/** Agencies and the provider, as a tree: `parentId` is the agency that created a sub-agency. */
export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey(),
    parentId: uuid('parent_id').references((): AnyPgColumn => companies.id),
    name: text().notNull(),
    alias: text().notNull().default(''),
    logo: text(),
    /** How many agencies stand between this company and the provider. */
    proxyLevel: integer('proxy_level').notNull(),
    isProvider: boolean('is_provider').notNull().default(false),
    settlementCurrency: text('settlement_currency').$type<Currency>().notNull(),
    enableFlightService: boolean('enable_flight_service').notNull().default(true),
    enableTrainService: boolean('enable_train_service').notNull().default(true),
    isShowBill: boolean('is_show_bill').notNull().default(true),
    canCreateSubAgency: boolean('can_create_sub_agency').notNull().default(false),
    hidePnrBooking: boolean('hide_pnr_booking').notNull().default(false),
    disablePayment: boolean('disable_payment').notNull().default(false),
    onlyShowOwnOrders: boolean('only_show_own_orders').notNull().default(false),
    /** A new sign-in ends the user's other sessions (code 200006). */
    singleSession: boolean('single_session').notNull().default(false),
    /** Prefix of the agency's own web address; empty without one. */
    websitePrefix: text('website_prefix').notNull().default(''),
    /** Origins that may show the portal in a frame. */
    frameHosts: text('frame_hosts').array().notNull().default(sql`'{}'`),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('companies_currency', sql`${table.settlementCurrency} ~ '^[A-Z]{3}$'`),
    check('companies_proxy_level', sql`${table.proxyLevel} >= 0`),
  ],
);
