import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CommonTerms, CreditPeriod, TrainConfig } from '../../../contract/agency-terms.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Currency } from '../../../contract/money.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Agencies and the provider, as a tree: `parentId` is the agency that created a sub-agency. */
export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey(),
    parentId: uuid('parent_id').references((): AnyPgColumn => companies.id),
    name: text().notNull(),
    alias: text().notNull().default(''),
    /** The agency's number on documents and towards support; set at creation and never changed. */
    code: text().notNull().default(sql`'AG' || upper(substr(md5(gen_random_uuid()::text), 1, 8))`),
    /** The path of the logo on the portal. */
    logo: text(),
    address: text().notNull().default(''),
    contactName: text('contact_name').notNull().default(''),
    contactEmail: text('contact_email').notNull().default(''),
    contactPhone: text('contact_phone').notNull().default(''),
    /** The agency's support contact at its parent. */
    customerService: text('customer_service').notNull().default(''),
    extraInfo: text('extra_info').notNull().default(''),
    /** The number of agencies between this company and the provider. */
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
    /** Mails about its bookings and money are sent to the agency. */
    sendEmailToSubAgency: boolean('send_email_to_sub_agency').notNull().default(true),
    /** Flights, groups and trains inside mainland China are not offered. */
    hideMainlandContent: boolean('hide_mainland_content').notNull().default(false),
    /** The Excel bill shows the invoice type. */
    showInvoiceType: boolean('show_invoice_type').notNull().default(false),
    /** Users who book see the available funds; users who see the company's money always do. */
    showAvailable: boolean('show_available').notNull().default(true),
    emailLanguage: text('email_language').$type<Locale>().notNull().default('en'),
    /** How long the agency buys on credit before a statement closes. */
    creditPeriod: text('credit_period').$type<CreditPeriod>().notNull().default('month'),
    /** Which of these were agreed with the company itself; the others are copies of the parent's. */
    setTerms: text('set_terms').array().$type<(keyof CommonTerms)[]>().notNull().default(sql`'{}'`),
    /** A new sign-in ends the user's other sessions (code 200006). */
    singleSession: boolean('single_session').notNull().default(false),
    /** Single logins, signed with its API key, also open accounts of administrators and of users with a second factor. */
    singleLoginAdmins: boolean('single_login_admins').notNull().default(false),
    /** The first label of the agency's own host name, unique among agencies; empty without one. */
    websitePrefix: text('website_prefix').notNull().default(''),
    /** Origins that may show the portal in a frame. */
    frameHosts: text('frame_hosts').array().notNull().default(sql`'{}'`),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    /** Deleted, and retained for its books. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('companies_code').on(table.code),
    uniqueIndex('companies_website_prefix').on(table.websitePrefix).where(sql`${table.websitePrefix} <> ''`),
    index('companies_parent').on(table.parentId, sql`lower(${table.name})`),
    check('companies_credit_period', sql`${table.creditPeriod} in ('day', 'week', 'month', 'year')`),
    check('companies_email_language', sql`${table.emailLanguage} in ('en', 'zh-cn', 'zh-tw')`),
    check('companies_currency', sql`${table.settlementCurrency} ~ '^[A-Z]{3}$'`),
    check('companies_proxy_level', sql`${table.proxyLevel} >= 0`),
  ],
);

/** How trains are sold to a company (spec §3, train config). */
export const trainConfigs = pgTable('train_configs', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id),
  config: jsonb('config').$type<TrainConfig>().notNull(),
});

/** API keys of a company's own systems. Looked up by the hash; also stored sealed, since signing needs the key itself. */
export const apiKeys = pgTable('api_keys', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id),
  /** The technical user that the key acts as; schema/users.ts has it. */
  userId: uuid('user_id').notNull(),
  /** Its creator, at the company's parent or one above. */
  madeBy: uuid('made_by').notNull(),
  keyHash: bytes('key_hash').notNull().unique(),
  sealed: text().notNull(),
  /** The start of the key, to recognise it by. */
  prefix: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
